import { expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listWeakDepartures } from './list-weak-departures.server.ts'
import { aDeparture } from './testing/builders.ts'

const today = plainDate('2027-01-01')

test('departures of the next sixty days that lack people are listed, the weakest first', async () => {
  const db = await testDb()
  const inDays = (days: number, wish: { minimum: number | null; seatsSold?: number; status?: 'draft' }) =>
    aDeparture(db, { departsOn: addDays(today, days), ...wish })
  const half = await inDays(20, { minimum: 10, seatsSold: 5 })
  const weakest = await inDays(50, { minimum: 10, seatsSold: 1 })
  await inDays(30, { minimum: 10, seatsSold: 10 })
  await inDays(30, { minimum: null })
  await inDays(30, { minimum: 10, status: 'draft' })
  await inDays(61, { minimum: 10 })

  const weak = await listWeakDepartures(db, today)

  expect(weak.map(({ id, sold, minimum, decideBy }) => [id, sold, minimum, decideBy])).toEqual([
    [weakest.id, 1, 10, '2027-01-21'],
    [half.id, 5, 10, '2027-01-01'],
  ])
})
