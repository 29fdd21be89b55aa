import { expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { proposeDepartures } from './propose-departures.ts'

const today = plainDate('2026-12-01')

function aCandidate(
  id: string,
  days: number,
  change: { seatsLeft?: number; isRamadan?: boolean; tourKey?: string } = {},
) {
  const { seatsLeft = 30, isRamadan = false, tourKey = id } = change
  return { id, tourKey, departsOn: addDays(today, days), isRamadan, holidays: [], seatsLeft }
}

test('of each tour the next departure that can still be planned for, by day', () => {
  const proposed = proposeDepartures(
    [
      aCandidate('second', 60, { tourKey: 'a' }),
      aCandidate('first', 30, { tourKey: 'a' }),
      aCandidate('tomorrow', 1),
      aCandidate('in two years', 700),
      aCandidate('soon', 20),
    ],
    today,
  )

  expect(proposed).toEqual(['soon', 'first'])
})

test('where there are more than six, Ramadan comes before few places, and those before all others', () => {
  const usual = Array.from({ length: 5 }, (_, nth) => aCandidate(`usual ${nth}`, 20 + nth))
  const proposed = proposeDepartures(
    [...usual, aCandidate('few', 100, { seatsLeft: 3 }), aCandidate('ramadan', 90, { isRamadan: true })],
    today,
  )

  expect(proposed).toEqual(['usual 0', 'usual 1', 'usual 2', 'usual 3', 'ramadan', 'few'])
})
