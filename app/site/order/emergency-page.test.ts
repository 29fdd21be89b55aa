import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { listHistory } from '#modules/booking/data/history.server.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { forgetTravellers } from '#modules/booking/forget-travellers.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const sister = { name: 'Emine Kaya', relation: 'sibling', phone: '0 533 111 22 33' }
const stored = { name: 'Emine Kaya', relation: 'sibling', phone: '+905331112233' }
const form = { intent: 'emergency-contact', seen: '', ...sister }

async function setUp() {
  const db = await testDb()
  const app = await testApp({ db })
  const placed = await anOrder(db, { departsOn: '2030-02-12' })
  const page = `/tr/order/${placed.publicId}`
  const address = `${page}?t=${placed.accessToken}`
  const written = async () => (await findOrder(db, { id: placed.orderId }))?.emergency
  return { db, app, placed, address, written }
}

test('a customer names somebody after the order, whom they see again with a number for calls from abroad', async () => {
  const { app, address, written } = await setUp()
  const before = await (await getPage(app, address)).text()

  const saved = await postForm(app, address, form)
  const after = await (await getPage(app, address)).text()

  expect(before).toContain('Acil durumda kimi arayalım?')
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}#emergency`])
  expect(await written()).toEqual(stored)
  expect(after).toContain('Emine Kaya')
  expect(after).toContain('0533 111 22 33')
})

test('what is wrong comes back as it was typed, and nothing is stored', async () => {
  const { app, address, written } = await setUp()

  const answer = await postForm(app, address, { ...form, phone: '12', relation: '' })

  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain('Yakınlığını seçin.')
  expect(html).toContain('value="Emine Kaya"')
  expect(await written()).toBeNull()
})

test('a contact that somebody else wrote meanwhile is not written over', async () => {
  const { app, address, written } = await setUp()
  await postForm(app, address, form)

  const late = await postForm(app, address, { ...form, name: 'Hasan Kaya' })

  expect(late.status).toBe(412)
  expect(await written()).toEqual(stored)
})

test('history and audit log tell that it was written, by whom, and never who it is', async () => {
  const { db, app, placed, address } = await setUp()
  await postForm(app, address, form)

  expect(await columnsHolding(db, ['Emine Kaya'])).toEqual(['public.orders.emergency_name'])
  expect((await listHistory(db, placed.orderId)).at(-1)).toMatchObject({
    kind: 'emergency-contact',
    facts: { isThere: true },
  })
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries).toMatchObject([
    { action: 'order.emergency-contact', before: { isThere: false }, after: { isThere: true } },
  ])
})

test('staff see and change it on the order, and that they read it is noted', async () => {
  const { db, app, placed, address, written } = await setUp()
  const { headers } = await staffSignedIn(db, { staffRole: 'operations' })
  const path = `/tr/admin/orders/${placed.publicId}`
  await postForm(app, address, form)

  const html = await (await getPage(app, path, headers)).text()
  const seen = JSON.stringify(stored)
  const changed = await postForm(app, path, { ...form, seen, name: 'Emine Kaya Er' }, headers)

  expect(html).toContain('href="tel:+905331112233"')
  expect(changed.status).toBe(302)
  expect(await written()).toEqual({ ...stored, name: 'Emine Kaya Er' })
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries.map(({ action, after }) => [action, after])).toContainEqual([
    'personal-data.read',
    expect.objectContaining({ emergencyContact: true }),
  ])
})

test('the lists of the day have it as a column that is ticked for', async () => {
  const { db, app, address } = await setUp()
  const { headers } = await staffSignedIn(db, { staffRole: 'operations' })
  await postForm(app, address, form)
  const list = async (query: string) => (await getPage(app, `/tr/admin/tour/print-12-02-2030${query}`, headers)).text()

  expect(await list('?column=emergency')).toMatch(/Emine Kaya · Kardeş · \u2066?0533 111 22 33/)
  expect(await list('')).not.toContain('Emine Kaya')
})

test('an empty form takes it back, and it goes with the travellers when their time is over', async () => {
  const { db, app, placed, address, written } = await setUp()
  await postForm(app, address, form)
  const seen = JSON.stringify(stored)
  await postForm(app, address, { intent: 'emergency-contact', seen, name: '', relation: 'sibling', phone: '' })
  expect(await written()).toBeNull()

  await postForm(app, address, form)
  await sql`update order_items set snapshot = snapshot || '{"returnsOn": "2020-01-01"}'`.execute(db)
  await forgetTravellers(db, new Date())

  expect(await written()).toBeNull()
  expect((await postForm(app, address, form)).status).toBe(409)
  expect(await findOrder(db, { id: placed.orderId })).toMatchObject({
    tours: [{ passengers: [{ firstName: '—' }, { firstName: '—' }] }],
  })
})
