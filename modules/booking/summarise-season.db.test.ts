import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listReadiness, sumSalesByMonth } from './summarise-season.server.ts'
import { anOrder } from './testing/an-order.ts'

const march = new Date('2027-03-01T09:00:00Z')

test('sums up the months with what was ordered and not cancelled, also months without any', async () => {
  const db = await testDb()
  await anOrder(db, { placedAt: new Date('2027-01-31T21:30:00Z'), totalMinor: 100_000 })
  await anOrder(db, { placedAt: new Date('2027-02-15T09:00:00Z'), totalMinor: 50_000, currency: 'TRY' })
  await anOrder(db, { placedAt: new Date('2027-02-15T09:00:00Z'), totalMinor: 70_000, state: 'cancelled' })

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
  const { tourId } = await anOrder(db, { travellers: ['Ayşe', 'Ömer'], totalMinor: 200_000, paidMinor: 50_000 })

  const readiness = await listReadiness(db, aStaffMember(), [tourId, 'another'])

  expect([...readiness]).toEqual([
    [tourId, { travellers: 2, withoutPapers: 0, passportsTooShort: 0, open: [{ minor: 150_000, currency: 'USD' }] }],
  ])
})
