import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { rowsRead } from '#tests/setup/rows-read.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { listOrders } from './list-orders.server.ts'
import { searchTravellers } from './search-travellers.server.ts'
import { anOrder } from './testing/an-order.ts'

const now = new Date('2027-03-01T09:00:00Z')
const page = { page: 1, pageSize: 20 }

test.each(testEngines)(
  'what staff search for on the %s engine is found without reading other orders',
  async (engine) => {
    const { db } = await testDatabase(engine)
    await fill(db, 2000)
    await anOrder(db, { lastName: 'Şahingöz', orderNo: '2027-zz4711', phone: '+905559876543', travellers: ['Nilüfer'] })
    await sql`analyze`.execute(db)
    const searches = ['sahin', 'ŞAHİNGÖZ', '2027-zz4711', 'ŞAHİN zz47', '555 987 65']

    const totals: number[] = []
    const orders = await rowsRead(db, ['orders'], async (tx) => {
      for (const q of searches) totals.push((await listOrders(tx, aStaffMember(), { ...page, q })).total)
    })
    const travellers = await rowsRead(db, ['passengers'], async (tx) => {
      totals.push((await searchTravellers(tx, aStaffMember(), { q: 'nilüfer', limit: 20 }, now)).length)
    })

    expect(totals).toEqual([1, 1, 1, 1, 1, 1])
    expect(orders).toBeLessThan(50)
    expect(travellers).toBeLessThan(50)
  },
)

test('words of one and two letters, of other planes and across marks are found in the middle of a word', async () => {
  const db = await testDb()
  await anOrder(db, { firstName: 'Ümit', lastName: '𐤀𐤁𐤂𐤃 Nuroğlu', orderNo: '2027-a_b%c\\d' })
  await anOrder(db, { firstName: 'Can', orderNo: '2027-1' })
  const found = async (q: string) => (await listOrders(db, aStaffMember(), { ...page, q })).total

  const searches = ['ü', 'mi', 'oglu', 'UROĞ', '𐤁𐤂𐤃', '_b%', 'c\\d', 'mit nur', 'mit qq', 'tnu']
  const totals = await Promise.all(searches.map(found))

  expect(totals).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0])
})

/** Orders of people whose names share no three letters with what is searched for. */
async function fill(db: Db, orders: number): Promise<void> {
  const { orderId } = await anOrder(db, { travellers: ['Ayşe'] })
  await db.transaction().execute((tx) => copyOrder(tx, orderId, orders))
}

async function copyOrder(db: Db, orderId: string, orders: number): Promise<void> {
  // Nothing that hangs on orders is kept here.
  await sql`set local session_replication_role = replica`.execute(db)
  await sql`insert into orders
    select copies.* from orders, generate_series(1, ${orders}::int) nth, jsonb_populate_record(orders, jsonb_build_object(
      'id', md5(nth::text)::uuid, 'public_id', 'x' || nth, 'order_no', 'K-' || nth, 'access_token', 'x' || nth,
      'idempotency_key', 'x' || nth)) copies where orders.id = ${orderId}`.execute(db)
  await sql`insert into order_items
    select copies.* from order_items, generate_series(1, ${orders}::int) nth, jsonb_populate_record(order_items,
      jsonb_build_object('id', md5('i' || nth)::uuid, 'order_id', md5(nth::text)::uuid)) copies
    where order_items.order_id = ${orderId}`.execute(db)
  await sql`insert into passengers
    select copies.* from passengers join order_items on order_items.id = order_item_id,
      generate_series(1, ${orders}::int) nth, jsonb_populate_record(passengers,
      jsonb_build_object('id', md5('p' || nth)::uuid, 'order_item_id', md5('i' || nth)::uuid)) copies
    where order_items.order_id = ${orderId}`.execute(db)
}
