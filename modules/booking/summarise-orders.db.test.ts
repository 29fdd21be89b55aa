import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { summariseOrders } from './summarise-orders.server.ts'
import { anOrder } from './testing/an-order.ts'

const noon = new Date('2027-03-10T09:00:00Z')

test('counts what came today, what the month paid and what is still to come', async () => {
  const db = await testDb()
  const departure = await aDeparture(db)
  const today = new Date('2027-03-09T21:00:00Z')
  const lastMonth = new Date('2027-02-28T20:59:59Z')
  await anOrder(db, { departure, placedAt: today, totalMinor: 200_000, travellers: ['Ayşe', 'Elif'] })
  await anOrder(db, {
    departure,
    placedAt: today,
    totalMinor: 50_000,
    currency: 'TRY',
    state: 'paid',
    paidMinor: 50_000,
  })
  await anOrder(db, { departure, placedAt: today, totalMinor: 900_000, state: 'cancelled' })
  await anOrder(db, { departure, placedAt: lastMonth, totalMinor: 300_000, state: 'partially_paid', paidMinor: 60_000 })

  expect(await summariseOrders(db, aStaffMember(), noon)).toEqual({
    today: {
      orders: 2,
      travellers: 3,
      sums: [
        { minor: 200_000, currency: 'USD' },
        { minor: 50_000, currency: 'TRY' },
      ],
    },
    soldThisMonth: {
      orders: 2,
      travellers: 3,
      sums: [
        { minor: 200_000, currency: 'USD' },
        { minor: 50_000, currency: 'TRY' },
      ],
    },
    paidThisMonth: { orders: 1, travellers: 1, sums: [{ minor: 50_000, currency: 'TRY' }] },
    awaiting: { orders: 2, travellers: 3, sums: [{ minor: 440_000, currency: 'USD' }] },
    overdue: { orders: 0, travellers: 0, sums: [] },
  })
})

test('without orders there is nothing to count', async () => {
  const nothing = { orders: 0, travellers: 0, sums: [] }

  expect(await summariseOrders(await testDb(), aStaffMember(), noon)).toEqual({
    today: nothing,
    soldThisMonth: nothing,
    paidThisMonth: nothing,
    awaiting: nothing,
    overdue: nothing,
  })
})

test('whoever left travels no more and is not owed for', async () => {
  const db = await testDb()
  await anOrder(db, { placedAt: noon, totalMinor: 200_000, travellers: ['Ayşe', 'Elif'] })
  await sql`update passengers set cancelled_at = now() where first_name = 'Elif'`.execute(db)
  await sql`update orders set reduction_minor = 100000`.execute(db)

  const { today, awaiting } = await summariseOrders(db, aStaffMember(), noon)

  for (const sums of [today, awaiting])
    expect(sums).toEqual({ orders: 1, travellers: 1, sums: [{ minor: 100_000, currency: 'USD' }] })
})
