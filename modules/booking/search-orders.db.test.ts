import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { searchOrders } from './search-orders.server.ts'
import { anOrder } from './testing/an-order.ts'

const found = async (db: Db, q: string, admin = aStaffMember()) =>
  (await searchOrders(db, admin, { q, limit: 3 })).map(({ orderNo, customer }) => [orderNo, customer])

test('finds orders by name, number, address, telephone or passport, the newest first', async () => {
  const db = await testDb()
  await anOrder(db, { orderNo: '2027-1', lastName: 'Işık', placedAt: new Date('2027-01-01T12:00:00Z') })
  await anOrder(db, { orderNo: '2027-2', email: 'nur@example.com', phone: '+905559876543' })

  const all = await found(db, 'AYŞE')
  const searches = ['isik', '2027-2', 'nur@', '0555 987', 'U12345678', 'nobody']
  const one = await Promise.all(searches.map(async (q) => (await found(db, q)).map(([orderNo]) => orderNo)))

  expect(all).toEqual([
    ['2027-2', 'Ayşe Yılmaz'],
    ['2027-1', 'Ayşe Işık'],
  ])
  expect(one).toEqual([['2027-1'], ['2027-2'], ['2027-2'], ['2027-2'], ['2027-2', '2027-1'], []])
})

test('finds what thousands of orders have by the newest of them', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db, { orderNo: 'old', placedAt: new Date('2027-01-01T12:00:00Z') })
  await anOrder(db, {
    orderNo: 'other',
    firstName: 'Nur',
    email: 'nur@example.com',
    placedAt: new Date('2027-03-01T12:00:00Z'),
  })
  await anOrder(db, { orderNo: 'newest', firstName: 'Ayşegül', placedAt: new Date('2027-02-01T12:00:00Z') })
  await db.transaction().execute(async (tx) => {
    // Nothing that hangs on orders is kept here.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into orders select copies.* from orders, generate_series(1, 2000) nth,
      jsonb_populate_record(orders, jsonb_build_object('id', gen_random_uuid(), 'public_id', 'x' || nth,
        'order_no', 'x' || nth, 'access_token', 'x' || nth, 'idempotency_key', 'x' || nth,
        'placed_at', placed_at - make_interval(mins => nth))) copies where orders.id = ${orderId}`.execute(tx)
  })

  const ofMany = await found(db, 'ayse')

  expect(ofMany.map(([orderNo]) => orderNo)).toEqual(['newest', 'old', 'x1'])
})

test('finds for those who look after their own customers no order of others', async () => {
  const db = await testDb()
  const { userId } = await aUser(db)
  const ownRole = { id: 'own', name: 'Own', rights: ['orders' as const], looksOnly: [], reach: 'own' as const }
  await anOrder(db, { orderNo: 'own', keeperId: userId })
  await anOrder(db, { orderNo: 'of-others' })

  const own = await found(db, 'ayse', aStaffMember({ id: userId, staffRole: null, ownRole }))

  expect(own.map(([orderNo]) => orderNo)).toEqual(['own'])
})
