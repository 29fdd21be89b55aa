import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listOpenOfDepartures, sumReceivables, sumSalesByMonth } from './summarise-season.server.ts'
import { anOrder } from './testing/an-order.ts'
import { anOrder as aPlacedOrder } from './testing/builders.ts'

const march = new Date('2027-03-01T09:00:00Z')

test('sums up the months with what was ordered and not cancelled, also months without any', async () => {
  const db = await testDb()
  await anOrder(db, {
    placedAt: new Date('2027-01-31T21:30:00Z'),
    totalMinor: 100_000,
  })
  await anOrder(db, {
    placedAt: new Date('2027-02-15T09:00:00Z'),
    totalMinor: 50_000,
    currency: 'TRY',
  })
  await anOrder(db, {
    placedAt: new Date('2027-02-15T09:00:00Z'),
    totalMinor: 70_000,
    state: 'cancelled',
  })

  const months = await sumSalesByMonth(db, aStaffMember(), { months: 3 }, march)

  expect(months).toEqual([
    { month: '2027-01', sums: [] },
    {
      month: '2027-02',
      sums: [
        { minor: 100_000, currency: 'USD' },
        { minor: 50_000, currency: 'TRY' },
      ],
    },
    { month: '2027-03', sums: [] },
  ])
})

test('what is unpaid is told for each departure that is asked for', async () => {
  const db = await testDb()
  const { tourId } = await anOrder(db, { totalMinor: 200_000, paidMinor: 50_000 })

  const open = await listOpenOfDepartures(db, aStaffMember(), [tourId, 'another'])

  expect([...open]).toEqual([[tourId, [{ minor: 150_000, currency: 'USD' }]]])
})

test('everything owed for orders is due at some time: parts by their day, those without one now, and what no part asks for without a day', async () => {
  const db = await testDb()
  const days = ['2027-02-28', '2027-03-31', '2027-04-01', null]
  const placed = await Promise.all(days.map(() => aPlacedOrder(db)))
  for (const [at, { orderId }] of placed.entries())
    await sql`update order_payment_parts set due_on = ${days[at]} where order_id = ${orderId}`.execute(db)
  await anOrder(db, { totalMinor: 7000, currency: 'TRY' })
  await anOrder(db, { totalMinor: 50_000, state: 'cancelled' })

  const dues = await sumReceivables(db, aStaffMember(), march)

  expect(dues).toEqual([
    { due: 'overdue', sums: [{ minor: 538_000, currency: 'USD' }] },
    { due: 'now', sums: [{ minor: 538_000, currency: 'USD' }] },
    { due: 'soon', sums: [{ minor: 538_000, currency: 'USD' }] },
    { due: 'later', sums: [{ minor: 538_000, currency: 'USD' }] },
    { due: 'undated', sums: [{ minor: 7000, currency: 'TRY' }] },
  ])
})
