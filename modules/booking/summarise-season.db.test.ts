import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { passportMonthsSetting } from '#modules/catalog/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listReadiness, sumReceivables, sumSalesByMonth } from './summarise-season.server.ts'
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

test('counts the people of a departure, their papers and what is unpaid', async () => {
  const db = await testDb()
  const { tourId } = await anOrder(db, {
    travellers: ['Ayşe', 'Ömer'],
    totalMinor: 200_000,
    paidMinor: 50_000,
  })

  const readiness = await listReadiness(db, aStaffMember(), [tourId, 'another'])

  const [known] = readiness.values()
  expect([...readiness.keys()]).toEqual([tourId])
  expect(known).toMatchObject({
    travellers: 2,
    withoutPapers: 0,
    open: [{ minor: 150_000, currency: 'USD' }],
  })
  expect(known?.goesAbroad).toBe(true)
  expect(known?.passengers).toMatchObject([{ fare: 'double' }, { fare: 'double' }])
})

test('the usual months decide where a tour abroad says nothing of passports', async () => {
  const db = await testDb()
  const { tourId } = await anOrder(db)
  await sql`update order_items set snapshot = snapshot || '{"passportMonthsAfterReturn": null}'`.execute(db)
  await sql`update passengers set passport_expires_on = '2027-10-01'`.execute(db)
  const shortWith = async (usualMonths: number) => {
    await writeSetting(db, passportMonthsSetting, usualMonths)
    return (await listReadiness(db, aStaffMember(), [tourId])).get(tourId)?.passportsTooShort
  }

  expect([await shortWith(7), await shortWith(8)]).toEqual([0, 1])
})

test('everything owed for orders is due at some time: parts by their day, and what no part asks for without one', async () => {
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
    { due: 'soon', sums: [{ minor: 2 * 538_000, currency: 'USD' }] },
    { due: 'later', sums: [{ minor: 538_000, currency: 'USD' }] },
    { due: 'undated', sums: [{ minor: 7000, currency: 'TRY' }] },
  ])
})
