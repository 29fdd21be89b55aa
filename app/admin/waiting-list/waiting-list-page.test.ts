import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { holdSeats, releaseHeldSeats } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { joinWaitingList, listWaitingParties } from '#modules/engagement/index.server.ts'
import { aWaitingDraft } from '#modules/engagement/testing/waiting-drafts.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aList() {
  const db = await testDb()
  const app = await testApp({ db })
  const { id, departureId } = await aDeparture(db, { departsOn: '2031-02-12', capacity: 2 })
  await db.transaction().execute((tx) => holdSeats(tx, departureId, 2))
  const draft = aWaitingDraft({ name: 'Zehra Ak', email: 'zehra@example.com' })
  await joinWaitingList(db, { tourId: id, draft, locale: 'ar', address: '192.0.2.1', consentVersion: '1' }, new Date())
  const { headers } = await staffSignedIn(db)
  const parties = () => listWaitingParties(db, aStaffMember(), id)
  const [party] = await parties()
  return {
    db,
    departureId,
    placeId: party?.id ?? '',
    path: `/admin/waiting-list?departure=${id}`,
    parties,
    get: (path: string) => getPage(app, path, headers),
    send: (path: string, fields: Record<string, string>) => postForm(app, path, fields, headers),
  }
}

test.each([
  ['', 'Waiting list', '1 place'],
  ['/tr', 'Bekleme listesi', '1 yer'],
  ['/ar', 'قائمة الانتظار', 'مقعد واحد'],
])('%s/admin/waiting-list tells for which departures somebody waits, and who', async (prefix, title, seats) => {
  const { get, path } = await aList()

  const lists = await (await get(`${prefix}/admin/waiting-list`)).text()
  const parties = await (await get(`${prefix}${path}`)).text()

  for (const text of [title, seats]) expect(lists).toContain(text)
  for (const text of ['Zehra Ak', 'zehra@example.com', seats]) expect(parties).toContain(text)
})

test('staff offer what is free, and are told when nothing is', async () => {
  const { db, departureId, placeId, path, parties, send } = await aList()

  const full = await send(path, { intent: 'skip', id: placeId })
  const refused = await send(path, { intent: 'offer', id: placeId })
  await db.transaction().execute((tx) => releaseHeldSeats(tx, departureId, 2))
  const removed = await send(path, { intent: 'remove', id: placeId })

  expect([full.status, full.headers.get('location')]).toEqual([303, `${path}&done=skip`])
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('No place is free')
  expect(removed.headers.get('location')).toBe(`${path}&done=remove&undo=${placeId}`)
  expect(await parties()).toMatchObject([{ state: 'removed' }])
})

test('a party that was taken off the list is put back where it stood, once', async () => {
  const { db, placeId, path, parties, get, send } = await aList()
  const removed = await send(path, { intent: 'remove', id: placeId })
  const page = await (await get(removed.headers.get('location') ?? '')).text()

  const back = await send(path, { intent: 'restore', undo: placeId })
  const twice = await send(path, { intent: 'restore', undo: placeId })

  expect(page).toContain(`button value="${placeId}"`)
  expect([back.status, twice.status]).toEqual([303, 409])
  expect(await parties()).toMatchObject([{ state: 'waiting' }])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 2 })
  expect(entries.map(({ action }) => action)).toEqual(['waiting-list.restore', 'waiting-list.remove'])
})

test('an unknown departure has no list, an unknown act does nothing', async () => {
  const { get, send, path, placeId } = await aList()

  expect((await get('/admin/waiting-list?departure=01-01-2031-08-01-2031-X')).status).toBe(404)
  expect((await send(path, { intent: 'dance', id: placeId })).status).toBe(400)
})

test('whoever waits can be written to in their language', async () => {
  const { get, path } = await aList()

  const html = await (await get(`/tr${path}`)).text()

  expect(html).toContain(`?text=${encodeURIComponent('السلام عليكم Zehra Ak، اسمك في قائمة الانتظار')}`)
})
