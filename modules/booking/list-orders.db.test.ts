import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { own } from './data/tables.server.ts'
import { listOrders, type OrderListRequest } from './list-orders.server.ts'
import { anOrder } from './testing/an-order.ts'

async function numbers(db: Db, request: Partial<OrderListRequest>): Promise<string[]> {
  const { orders } = await listOrders(db, aStaffMember(), { page: 1, pageSize: 20, ...request })
  return orders.map((order) => order.orderNo)
}

test('tells of each order who, where to, how many and how much', async () => {
  const db = await testDb()
  const placed = await anOrder(db, {
    travellers: ['Ayşe', 'Mehmet'],
    totalMinor: 438_000,
    paidMinor: 100_000,
    state: 'partially_paid',
  })

  const { orders } = await listOrders(db, aStaffMember(), { page: 1, pageSize: 20 })

  expect(orders).toEqual([
    {
      id: placed.id,
      orderNo: placed.orderNo,
      placedAt: new Date('2027-01-10T09:00:00Z'),
      state: 'partially_paid',
      customer: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '+905321234567' },
      travellers: 2,
      journeys: [
        {
          tourId: placed.tourId,
          name: { tr: 'Ramazan umresi', en: 'Ramadan Umrah', ar: 'عمرة رمضان' },
          departsOn: '2027-02-12',
          returnsOn: '2027-02-21',
        },
      ],
      total: { minor: 438_000, currency: 'USD' },
      paid: { minor: 100_000, currency: 'USD' },
      remaining: { minor: 338_000, currency: 'USD' },
      keeperId: null,
      isOverdue: false,
    },
  ])
})

test('counts nobody who was cancelled', async () => {
  const db = await testDb()
  const { id } = await anOrder(db, { travellers: ['Ayşe', 'Mehmet'] })
  await own(db)
    .updateTable('passengers')
    .set({ cancelled_at: new Date('2027-01-11T09:00:00Z') })
    .where('first_name', '=', 'Mehmet')
    .execute()

  const { orders } = await listOrders(db, aStaffMember(), { page: 1, pageSize: 20 })

  expect(orders.map((order) => [order.id, order.travellers])).toEqual([[id, 1]])
})

test('lists the newest first, page by page, with the number of all', async () => {
  const db = await testDb()
  const departure = await aDeparture(db)
  for (const day of [1, 2, 3, 4, 5]) {
    await anOrder(db, { departure, orderNo: `no-${day}`, placedAt: new Date(`2027-01-0${day}T12:00:00Z`) })
  }

  const second = await listOrders(db, aStaffMember(), { page: 2, pageSize: 2 })
  const beyond = await listOrders(db, aStaffMember(), { page: 9, pageSize: 2 })

  expect([second.orders.map((order) => order.orderNo), second.total]).toEqual([['no-3', 'no-2'], 5])
  expect([beyond.orders, beyond.total]).toEqual([[], 5])
})

test('finds an order by its number, a name in any spelling, an e-mail address or a telephone number', async () => {
  const db = await testDb()
  const departure = await aDeparture(db)
  await anOrder(db, {
    departure,
    orderNo: '2027-000001',
    firstName: 'Şükrü',
    lastName: 'IŞIK',
    email: 'sukru@example.com',
    phone: '+905321112233',
  })
  await anOrder(db, {
    departure,
    orderNo: '2027-000002',
    firstName: 'أحمد',
    lastName: 'الحربي',
    email: 'a_b@example.com',
    phone: '+966501234567',
  })

  const searches = ['2027-000001', 'isik sukru', 'ŞÜKRÜ', 'SUKRU@EXAMPLE.COM', '0532 111 22 33', '532111']
  const first = await Promise.all(searches.map((q) => numbers(db, { q })))
  const second = await Promise.all(['احمد', '+966 50 123', 'a_b@'].map((q) => numbers(db, { q })))

  expect(first).toEqual(searches.map(() => ['2027-000001']))
  expect(second).toEqual([['2027-000002'], ['2027-000002'], ['2027-000002']])
})

test('signs that mean something to the database are searched as they are', async () => {
  const db = await testDb()
  await anOrder(db, { email: 'plain@example.com' })

  expect(await Promise.all(['%', 'pl_in', "'", '\\'].map((q) => numbers(db, { q })))).toEqual([[], [], [], []])
})

test('a search without words finds everything', async () => {
  const db = await testDb()
  await anOrder(db, { orderNo: 'no-1' })

  expect(await numbers(db, { q: '   ' })).toEqual(['no-1'])
})

test('keeps to one state', async () => {
  const db = await testDb()
  const departure = await aDeparture(db)
  await anOrder(db, { departure, orderNo: 'paid', state: 'paid' })
  await anOrder(db, { departure, orderNo: 'expired', state: 'expired' })

  expect(await numbers(db, { state: 'expired' })).toEqual(['expired'])
})

test('keeps to days as they are in Istanbul, both ends included', async () => {
  const db = await testDb()
  const departure = await aDeparture(db)
  await anOrder(db, { departure, orderNo: 'before', placedAt: new Date('2027-01-09T20:59:59Z') })
  await anOrder(db, { departure, orderNo: 'first', placedAt: new Date('2027-01-09T21:00:00Z') })
  await anOrder(db, { departure, orderNo: 'last', placedAt: new Date('2027-01-11T20:59:59Z') })
  await anOrder(db, { departure, orderNo: 'after', placedAt: new Date('2027-01-11T21:00:00Z') })

  expect(await numbers(db, { from: plainDate('2027-01-10'), to: plainDate('2027-01-11') })).toEqual(['last', 'first'])
})

test('keeps to one departure', async () => {
  const db = await testDb()
  const { tourId } = await anOrder(db, { orderNo: 'wanted' })
  await anOrder(db, { orderNo: 'other' })

  expect(await numbers(db, { tourId })).toEqual(['wanted'])
})
