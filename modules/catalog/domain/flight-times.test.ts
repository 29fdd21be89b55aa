import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aFlightBack, aTimedFlight } from '../testing/builders.ts'
import { checkFlightTimes, meetsOn, minutesOf, moveFlightTimes, type TimedFlight } from './flight-times.ts'

const zones = new Map([
  ['IST', 'Europe/Istanbul'],
  ['JED', 'Asia/Riyadh'],
  ['AGP', 'Europe/Madrid'],
])
const days = { departsOn: plainDate('2027-02-12'), returnsOn: plainDate('2027-02-21') }
const check = (...flights: TimedFlight[]) => checkFlightTimes(flights, days, zones)

test('a flight out and a flight back within the journey are in order', () => {
  expect(check(aTimedFlight(), aFlightBack())).toBeUndefined()
})

test('the last flight may land on the day after the journey', () => {
  const late = { leavesAt: '23:10', arrivesOn: plainDate('2027-02-22'), arrivesAt: '03:00' }

  expect(check(aTimedFlight(), aFlightBack(late))).toBeUndefined()
  expect(check(aFlightBack({ ...late, arrivesOn: plainDate('2027-02-23') }))).toEqual({
    code: 'flight-days',
    flight: 0,
    part: 'arrivesOn',
  })
})

test.each([
  [{ to: 'XXX' }, { code: 'unknown-airport', part: 'to' }],
  [{ from: 'XXX' }, { code: 'unknown-airport', part: 'from' }],
  [{ leavesOn: plainDate('2027-02-11') }, { code: 'flight-days', part: 'leavesOn' }],
  [
    { leavesOn: plainDate('2027-02-22'), arrivesOn: plainDate('2027-02-22') },
    { code: 'flight-days', part: 'leavesOn' },
  ],
  [{ arrivesAt: '08:10' }, { code: 'flight-order', part: 'arrivesAt' }],
  [{ arrivesOn: plainDate('2027-02-14') }, { code: 'flight-order', part: 'arrivesAt' }],
] as const)('%o is refused as %o', (changes, problem) => {
  expect(check(aTimedFlight(changes))).toEqual({ flight: 0, ...problem })
})

test('a flight does not leave before the one before has landed', () => {
  const early = { leavesOn: plainDate('2027-02-12'), leavesAt: '11:00', arrivesOn: plainDate('2027-02-12') }

  expect(check(aTimedFlight(), aFlightBack({ ...early, arrivesAt: '14:00' }))).toEqual({
    code: 'flight-order',
    flight: 1,
    part: 'leavesAt',
  })
})

test('a flight to the west may land at the hour at which it left, by the clocks there', () => {
  const west = aTimedFlight({ to: 'AGP', leavesAt: '08:35', arrivesAt: '11:05' })

  expect(check(aTimedFlight({ to: 'AGP', leavesAt: '08:35', arrivesAt: '08:35' }))).toBeUndefined()
  expect(minutesOf(west, zones)).toBe(270)
})

test('who meets at ten in the evening for a flight after midnight meets the evening before', () => {
  expect(meetsOn(aTimedFlight({ leavesAt: '01:10', meetsAt: '22:10' }))).toBe('2027-02-11')
  expect(meetsOn(aTimedFlight())).toBe('2027-02-12')
})

test('flights move with the days of a journey, those back with the day of return', () => {
  const longer = { departsOn: plainDate('2027-03-01'), returnsOn: plainDate('2027-03-12') }

  const moved = moveFlightTimes([aTimedFlight(), aFlightBack()], days, longer)

  expect(moved.map(({ leavesOn, arrivesOn }) => [leavesOn, arrivesOn])).toEqual([
    ['2027-03-01', '2027-03-01'],
    ['2027-03-12', '2027-03-12'],
  ])
})
