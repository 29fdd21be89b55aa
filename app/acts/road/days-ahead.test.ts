import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { daysAhead, whenIs } from './days-ahead.ts'

const journey = { departsOn: plainDate('2027-03-30'), returnsOn: plainDate('2027-04-02') }
/** Past midnight in Istanbul, still the day before by UTC. */
const at = (day: string) => new Date(`${day}T00:30:00+03:00`)

test('the days of a journey that are still to come, from its eve on', () => {
  expect(daysAhead([journey], at('2027-03-01'))).toEqual([
    '2027-03-29',
    '2027-03-30',
    '2027-03-31',
    '2027-04-01',
    '2027-04-02',
  ])
  expect(daysAhead([journey], at('2027-04-01'))).toEqual(['2027-04-01', '2027-04-02'])
  expect(daysAhead([journey], at('2027-04-03'))).toEqual([])
})

test('two journeys have each day once, in their order', () => {
  const later = { departsOn: plainDate('2027-04-02'), returnsOn: plainDate('2027-04-03') }

  expect(daysAhead([later, journey], at('2027-04-01'))).toEqual(['2027-04-01', '2027-04-02', '2027-04-03'])
})

test('a day is past, today, tomorrow or later by the clocks of Istanbul', () => {
  const days = ['2027-03-31', '2027-04-01', '2027-04-02', '2027-04-03']

  expect(days.map((day) => whenIs(day, at('2027-04-01')))).toEqual(['past', 'today', 'tomorrow', 'later'])
})
