import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aReview } from '#modules/content/testing/a-review.ts'
import { joinWaitingList } from '#modules/engagement/index.server.ts'
import { aStoredCall, aStoredMessage, aStoredQuestion } from '#modules/engagement/testing/stored-requests.ts'
import { aWaitingDraft } from '#modules/engagement/testing/waiting-drafts.ts'
import type { Db } from '#platform/db/client.server.ts'
import { aReadDesk } from '#tests/setup/read-desk.ts'
import { testDb } from '#tests/setup/test-db.ts'

const now = new Date()
const today = dayInIstanbul(now)
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

const names = ['Çetin Ak', 'Cem Ak', 'Zeki Ak']

test.each([
  ['/admin/call-requests', aStoredCall],
  ['/admin/contact-messages', aStoredMessage],
  ['/admin/requests', aStoredQuestion],
] as const)('%s: who waits longest comes first, and the list is sorted by name and by day', async (path, store) => {
  const db = await testDb()
  for (const [nth, name] of names.entries()) await store(db, { name, at: ago(nth) })
  const { order } = await aReadDesk(db)

  expect(await order(path, names)).toEqual(['Zeki Ak', 'Cem Ak', 'Çetin Ak'])
  expect(await order(`${path}?sort=name`, names)).toEqual(['Cem Ak', 'Çetin Ak', 'Zeki Ak'])
  expect(await order(`${path}?sort=-asked`, names)).toEqual(names)
})

test('calls are found by their days, by a part of the number however it is typed, and so they stand in the file', async () => {
  const db = await testDb()
  await aStoredCall(db, { name: 'Zehra Ak', at: ago(24 * 5) })
  await aStoredCall(db, { name: 'Hatice Su', at: now })
  const { read } = await aReadDesk(db)

  const lately = await read(`/admin/call-requests?from=${addDays(today, -1)}&to=${today}`)
  const file = await read(`/admin/lists/call-requests/csv?from=${addDays(today, -1)}&sort=name`)

  expect([lately.includes('Hatice Su'), lately.includes('Zehra Ak')]).toEqual([true, false])
  expect([file.includes('Hatice Su'), file.includes('Zehra Ak')]).toEqual([true, false])
  expect(await read('/admin/call-requests?q=0532+123')).toContain('Hatice Su')
  expect(await read('/admin/call-requests?q=HAT%C4%B0CE')).toContain('Hatice Su')
})

test('reviews are sorted by their writers and by their stars, and found by their days', async () => {
  const db = await testDb()
  for (const [nth, name] of names.entries()) await aReview(db, { name, rating: String(nth + 3) }, ago(24 * nth))
  const { order, read } = await aReadDesk(db)

  expect(await order('/admin/reviews?sort=written', names)).toEqual(names.toReversed())
  expect(await order('/admin/reviews?sort=author', names)).toEqual(['Cem Ak', 'Çetin Ak', 'Zeki Ak'])
  expect(await order('/admin/reviews?sort=rating', names)).toEqual(names)
  expect((await read(`/admin/reviews?from=${today}`)).includes('Zeki Ak')).toBe(false)
  expect((await read(`/admin/lists/reviews/csv?sort=-rating`)).split('\r\n')[1]).toContain('Zeki Ak')
})

test('departures that somebody waits for are sorted, searched and taken home', async () => {
  const db = await testDb()
  const near = await aWaitedDeparture(db, 20, 1)
  const far = await aWaitedDeparture(db, 40, 3)
  const { order, read } = await aReadDesk(db)
  const ids = [near, far]

  expect(await order('/admin/waiting-list', ids)).toEqual(ids)
  expect(await order('/admin/waiting-list?sort=-departs', ids)).toEqual(ids.toReversed())
  expect(await order('/admin/waiting-list?sort=-parties', ids)).toEqual(ids.toReversed())
  expect((await read(`/admin/waiting-list?from=${addDays(today, 30)}`)).includes(near)).toBe(false)
  expect(await read('/admin/waiting-list')).toContain('1–2 of 2 departures')
  expect(await read('/admin/waiting-list?q=nowhere')).toContain('No departure matches')
  expect((await read('/admin/lists/waiting-list/csv?sort=-parties')).split('\r\n')[1]).toContain(addDays(today, 40))
})

async function aWaitedDeparture(db: Db, days: number, seats: number): Promise<string> {
  const { id: tourId } = await aDeparture(db, { departsOn: addDays(today, days), capacity: 2, seatsSold: 2 })
  const draft = aWaitingDraft({ seats: String(seats), email: `w${days}@example.com` })
  await joinWaitingList(db, { tourId, draft, locale: 'tr', address: '192.0.2.1', consentVersion: '1' }, now)
  return tourId
}
