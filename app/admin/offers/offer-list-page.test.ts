import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { createOffer, findOffer, houseScope, listOffers } from '#modules/agents/index.server.ts'
import { anOffer, anOfferDraft } from '#modules/agents/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aReadDesk } from '#tests/setup/read-desk.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const now = new Date()
const today = dayInIstanbul(now)

const customers = [
  { lastName: 'Çakır', phone: '+905321111111', at: now, days: 3 },
  { lastName: 'Zor', phone: '+905322222222', at: addHours(-30), days: 9 },
  { lastName: 'Can', phone: '+905323333333', at: addHours(-90), days: 6 },
]
const names = customers.map(({ lastName }) => lastName)

async function anOfferDesk() {
  const db = await testDb()
  const staff = await staffSignedIn(db)
  const scope = houseScope(aStaffMember({ id: staff.userId }))
  const { id: tourId } = await aDeparture(db, { departsOn: addDays(today, 60) })
  const ids: string[] = []
  for (const [nth, { lastName, phone, at, days }] of customers.entries()) {
    const { customer, ...draft } = anOfferDraft(tourId, { validUntil: addDays(today, days) })
    const lines = [{ tourId, fare: 'double' as const, quantity: nth + 1 }]
    const email = `${nth}@example.com`
    const made = await createOffer(
      db,
      scope,
      { ...draft, lines, customer: { ...customer, lastName, phone, email } },
      at,
    )
    if (!made.ok) throw new Error(made.error.code)
    ids.push(made.value.id)
  }
  const app = await testApp({ db })
  return {
    db,
    scope,
    ids,
    ...(await aReadDesk(db, staff.headers)),
    post: (path: string, fields: Record<string, string>) => postForm(app, path, fields, staff.headers),
    get: (path: string, headers: Record<string, string>) => getPage(app, path, headers),
  }
}

test('offers are sorted by each head and found by their days, and the file is as the list', async () => {
  const { order, read } = await anOfferDesk()

  expect(await order('/admin/offers', names)).toEqual(['Çakır', 'Zor', 'Can'])
  expect(await order('/admin/offers?sort=customer', names)).toEqual(['Can', 'Çakır', 'Zor'])
  expect(await order('/admin/offers?sort=valid', names)).toEqual(['Çakır', 'Can', 'Zor'])
  expect(await order('/admin/offers?sort=-total', names)).toEqual(['Can', 'Zor', 'Çakır'])
  const lately = await read(`/admin/offers?from=${today}`)
  expect([lately.includes('Çakır'), lately.includes('Can<')]).toEqual([true, false])
  const file = await read('/tr/admin/lists/offers/csv?sort=customer')
  expect(file.split('\r\n')[0]).toContain('Telefon')
  expect(file.split('\r\n')[1]).toMatch(/Can","'?\+905323333333/)
})

test.each(['çakir', 'ÇAKIR', '0532 111', '0@example.com'])(
  '%s finds an offer in its list and everywhere',
  async (q) => {
    const { read, ids } = await anOfferDesk()
    const words = encodeURIComponent(q)

    const list = await read(`/admin/offers?q=${words}`)
    const everywhere = await read(`/admin/search?q=${words}`)

    expect(ids.map((id) => list.includes(`/admin/offers/${id}"`))).toEqual([true, false, false])
    expect(ids.map((id) => everywhere.includes(`/admin/offers/${id}"`))).toEqual([true, false, false])
  },
)

test('an offer is found by its number under the search field of the bar; those of agencies are not', async () => {
  const { db, scope, read } = await anOfferDesk()
  const agency = await anOffer(db, { at: now, departsOn: addDays(today, 70) })
  const { offers } = await listOffers(db, scope, { page: 1, pageSize: 3 })

  const found = await read(`/admin/search?suggest=1&q=${offers[0]?.offerNo}`)
  const all = await read('/admin/search?q=T-20')

  expect(found).toContain(`/admin/offers/${offers[0]?.id}"`)
  expect(all.includes(agency.id)).toBe(false)
})

test('somebody leaves a column out of the offers and keeps a view of them, and roles without orders see neither', async () => {
  const { db, post, read, get } = await anOfferDesk()
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })

  await post('/admin/lists/offers/columns', { of: 'contact', returnTo: '/admin/offers' })
  await post('/admin/lists/offers/views', { name: 'Drafts', query: 'state=draft&bulk=2&page=3' })
  const page = await read('/admin/offers')

  expect(page).not.toContain('0532 111 11 11')
  expect(page).toContain('href="/admin/offers?state=draft"')
  expect((await get('/admin/lists/offers/csv', headers)).status).toBe(403)
  expect((await get('/admin/search?q=%C3%A7ak%C4%B1r', headers)).status).toBe(200)
  expect(await (await get('/admin/search?q=%C3%A7ak%C4%B1r', headers)).text()).not.toContain('/admin/offers/')
})

test('chosen drafts are sent at once, and the preview sends none', async () => {
  const { db, scope, ids, post, read } = await anOfferDesk()
  const [first = '', second = ''] = ids
  const stateOf = async (id: string) => (await findOffer(db, scope, id))?.state

  const preview = await read(`/admin/lists/offers/bulk?act=send-offer&id=${first}`)
  expect(preview).toContain('Çakır')
  expect(await stateOf(first)).toBe('draft')
  const done = await post('/admin/lists/offers/bulk', { act: 'send-offer', id: first })

  expect(done.headers.get('location')).toBe('/admin/offers?bulk=1')
  expect([await stateOf(first), await stateOf(second)]).toEqual(['sent', 'draft'])
})

test('a draft that was deleted comes back with its number, its address and its history', async () => {
  const { db, scope, ids, post, read } = await anOfferDesk()
  const [id = ''] = ids
  const before = await findOffer(db, scope, id)

  const removed = await post(`/admin/offers/${id}`, { intent: 'remove' })
  expect(await findOffer(db, scope, id)).toBeUndefined()
  const list = await read(removed.headers.get('location') ?? '')
  const undo = /value="([^"]+)" [^>]*name="undo"|name="undo"[^>]*value="([^"]+)"/.exec(list)
  const back = await post('/admin/offers', { intent: 'restore', undo: undo?.[1] ?? undo?.[2] ?? '' })

  expect(back.headers.get('location')).toBe('/admin/offers?undone=yes')
  expect(await findOffer(db, scope, id)).toEqual(before)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 2 })
  expect(entries.map(({ action }) => action)).toEqual(['offer.restore', 'offer.remove'])
})

function addHours(hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000)
}
