import { expect, test } from 'vitest'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { removeOldOrigins } from './data/order-origins.server.ts'
import { own } from './data/tables.server.ts'
import { releaseExpiredHolds } from './release-expired-holds.server.ts'
import { placeOrder } from './place-order.server.ts'
import { anOrderRequest, fromStranger, minutesLater, noon } from './testing/builders.ts'

const refusal = { ok: false, error: { code: 'too-many-open' } }

test.each(testEngines)('one person at many doors at once holds four orders, not seventeen (%s)', async (engine) => {
  const { db } = await testDatabase(engine)
  const { departureId, id } = await aDeparture(db, { capacity: 40 })

  const answers = await Promise.all(Array.from({ length: 17 }, () => placeOrder(db, anOrderRequest(id, 1), noon)))

  expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
  expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 13 }, () => refusal))
  expect((await seatsOf(db, departureId)).held).toBe(4)
})

test('another spelling of the mailbox, another phone and another network are each not another person', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { capacity: 40 })
  for (let nth = 0; nth < 4; nth += 1) await placeOrder(db, anOrderRequest(id, 1), noon)
  const request = anOrderRequest(id, 1)
  const stranger = fromStranger(anOrderRequest(id, 1))
  const contact = { ...stranger.draft.contact, email: 'Ayse.Yilmaz+2@example.com' }

  const sameMailbox = await placeOrder(db, { ...stranger, draft: { ...stranger.draft, contact } }, noon)
  const samePhone = await placeOrder(
    db,
    {
      ...stranger,
      draft: { ...stranger.draft, contact: { ...stranger.draft.contact, phone: '+90 (532) 123 45 67' } },
    },
    noon,
  )
  const sameNetwork = await placeOrder(db, { ...stranger, address: request.address }, noon)

  expect([sameMailbox, samePhone]).toEqual([refusal, refusal])
  expect(sameNetwork.ok).toBe(true)
})

test('invented people on one network hold twelve orders', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { capacity: 40 })
  const invented = () => ({ ...fromStranger(anOrderRequest(id, 1)), address: '2001:db8:5:6::1' })
  for (let nth = 0; nth < 12; nth += 1) expect((await placeOrder(db, invented(), noon)).ok).toBe(true)

  expect(await placeOrder(db, { ...invented(), address: '2001:db8:5:6:ffff::2' }, noon)).toEqual(refusal)
  expect((await placeOrder(db, { ...invented(), address: '2001:db8:5:7::1' }, noon)).ok).toBe(true)
})

test('what lapses makes room again, until a day has had enough of it', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { capacity: 40 })
  for (let nth = 0; nth < 8; nth += 1) {
    expect((await placeOrder(db, anOrderRequest(id, 1), minutesLater(nth * 40))).ok).toBe(true)
    await releaseExpiredHolds(db, minutesLater(nth * 40 + 36))
  }

  expect(await placeOrder(db, anOrderRequest(id, 1), minutesLater(8 * 40))).toEqual(refusal)
  expect((await placeOrder(db, anOrderRequest(id, 1), minutesLater(24 * 60 + 1))).ok).toBe(true)
})

test('what was paid counts no more', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { capacity: 40 })
  for (let nth = 0; nth < 4; nth += 1) await placeOrder(db, anOrderRequest(id, 1), noon)
  await own(db).updateTable('orders').set({ state: 'paid', paid_minor: 100 }).execute()

  expect((await placeOrder(db, anOrderRequest(id, 1), noon)).ok).toBe(true)
})

test('where orders came from is forgotten after two days, unless they still wait', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { capacity: 40 })
  const lapsed = await placeOrder(db, anOrderRequest(id, 1), noon)
  await placeOrder(db, anOrderRequest(id, 1), noon)
  const orderId = lapsed.ok ? lapsed.value.orderId : ''
  await own(db).updateTable('orders').set({ state: 'expired' }).where('id', '=', orderId).execute()

  expect(await removeOldOrigins(db, minutesLater(47 * 60))).toBe(0)
  expect(await removeOldOrigins(db, minutesLater(48 * 60))).toBe(1)
})
