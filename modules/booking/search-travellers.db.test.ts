import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { searchTravellers } from './search-travellers.server.ts'
import { anOrder } from './testing/an-order.ts'

const noon = new Date('2027-03-01T09:00:00Z')

test('finds travellers by words of their names, however they are written', async () => {
  const db = await testDb()
  const { orderNo } = await anOrder(db, { travellers: ['Ayşe', 'İbrahim', 'Işıl'] })

  const found = async (q: string) =>
    (await searchTravellers(db, aStaffMember(), { q, limit: 10 }, noon)).map(({ name, order }) => [name, order.orderNo])

  expect(await found('ibrahim yilmaz')).toEqual([['İbrahim Yılmaz', orderNo]])
  expect(await found('ISIL')).toEqual([['Işıl Yılmaz', orderNo]])
  expect(await found('mehmet')).toEqual([])
  expect(await found('a')).toEqual([])
})

test('finds who travels on a passport or an identity number, and notes that without the number', async () => {
  const db = await testDb()
  const { userId } = await aUser(db, { staffRole: 'owner' })
  const admin = aStaffMember({ id: userId })
  await anOrder(db)

  const byPassport = await searchTravellers(db, admin, { q: 'u 12345678', limit: 10 }, noon)
  const byPart = await searchTravellers(db, admin, { q: 'U1234567', limit: 10 }, noon)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 10 })

  expect(byPassport).toMatchObject([{ name: 'Ayşe Yılmaz', isByNumber: true }])
  expect(byPart).toEqual([])
  expect(entries.map(({ action, after }) => [action, after])).toEqual([['personal-data.search', { found: 1 }]])
  expect(JSON.stringify(entries)).not.toContain('12345678')
})

test('finds a name that thousands have by the newest of their orders, and one of few among them', async () => {
  const db = await testDb()
  const { id } = await anOrder(db, { travellers: ['Ayşe', 'Hatice'], placedAt: new Date('2027-01-01T12:00:00Z') })
  const newest = await anOrder(db, { travellers: ['Ayşegül'], placedAt: new Date('2027-02-01T12:00:00Z') })
  await sql`insert into passengers
    select copies.* from passengers join order_items on order_items.id = passengers.order_item_id
    join orders on orders.id = order_items.order_id, generate_series(1, 2000) nth,
    jsonb_populate_record(passengers, jsonb_build_object('id', gen_random_uuid(), 'position', 100 + nth)) copies
    where orders.public_id = ${id} and passengers.first_name = 'Ayşe'`.execute(db)
  const found = async (q: string) =>
    (await searchTravellers(db, aStaffMember(), { q, limit: 3 }, noon)).map(({ name, order }) => [name, order.orderNo])

  const ofMany = await found('ayse')
  const ofFew = await found('hatice')

  expect(ofMany.map(([name]) => name)).toEqual(['Ayşegül Yılmaz', 'Ayşe Yılmaz', 'Ayşe Yılmaz'])
  expect(ofMany[0]?.[1]).toBe(newest.orderNo)
  expect(ofFew).toHaveLength(1)
})
