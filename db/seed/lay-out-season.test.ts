import { expect, test } from 'vitest'
import { overlapsRamadan, toHijri } from '#kernel/hijri.ts'
import { addDays, addMonths, plainDate, weekdayOf } from '#kernel/plain-date.ts'
import { readDecks } from './decks.ts'
import { layOutSeason } from './lay-out-season.ts'

const decks = readDecks()
const seasonFrom = (start: string) => layOutSeason(plainDate(start), decks)
const everyMonth = Array.from({ length: 36 }, (_, index) => addMonths(plainDate('2026-01-15'), index))
const isDayTour = (tour: string) => tour.startsWith('day-')
const lengthOf = (tour: string) => decks.tours.find(({ key }) => key === tour)?.days ?? 0

test('is the same for the same day', () => {
  expect(seasonFrom('2026-11-21')).toEqual(seasonFrom('2026-11-21'))
})

test.each(everyMonth)('has more than forty departures with nights in the year from %s', (start) => {
  expect(seasonFrom(start).filter(({ tour }) => !isDayTour(tour)).length).toBeGreaterThan(40)
})

test.each(everyMonth)('has departures with every seat taken and with most seats free in the year from %s', (start) => {
  const season = seasonFrom(start)
  expect(season.filter(({ seatsTaken, capacity }) => seatsTaken === capacity).length).toBeGreaterThan(2)
  expect(season.filter(({ seatsTaken, capacity }) => seatsTaken < capacity / 2).length).toBeGreaterThan(10)
})

test('lays out only days after the start and within a year', () => {
  const outside = seasonFrom('2026-11-21').filter(
    ({ departsOn }) => departsOn <= '2026-11-21' || departsOn > '2027-11-21',
  )
  expect(outside).toEqual([])
})

test('never lets one tour leave twice on one day', () => {
  const keys = seasonFrom('2026-11-21').map(({ tour, departsOn }) => `${tour} ${departsOn}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('keeps an interval on its weekday', () => {
  const anjum = seasonFrom('2026-11-21').filter(({ rule }) => rule === 'anjum')
  expect(anjum.length).toBeGreaterThan(5)
  expect(new Set(anjum.map(({ departsOn }) => weekdayOf(departsOn)))).toEqual(new Set([6]))
})

test('moves an interval that is no whole number of weeks forward to its weekday', () => {
  const privateUmrah = seasonFrom('2026-02-01').filter(({ rule }) => rule === 'private-umrah')
  expect(privateUmrah.slice(0, 2).map(({ departsOn }) => departsOn)).toEqual(['2026-06-08', '2026-09-07'])
})

test('lets only Ramadan tours travel in Ramadan', () => {
  const inRamadan = seasonFrom('2026-11-21').filter(
    ({ tour, departsOn }) => !isDayTour(tour) && overlapsRamadan(departsOn, addDays(departsOn, lengthOf(tour) - 1)),
  )
  expect(inRamadan.map(({ tour }) => tour)).toEqual([
    'ramadan-first',
    'ramadan-middle',
    'ramadan-middle',
    'ramadan-last',
  ])
})

test('lets the tenth day of the Hajj programme be the standing at Arafat', () => {
  const [hajj] = seasonFrom('2026-11-21').filter(({ rule }) => rule === 'hajj')
  expect(hajj && toHijri(addDays(hajj.departsOn, 9))).toMatchObject({ month: 12, day: 9 })
})

test('lets families leave around the semester break', () => {
  const semester = seasonFrom('2026-11-21').filter(({ rule }) => rule === 'semester')
  expect(semester.map(({ departsOn }) => departsOn)).toEqual(['2027-01-23', '2027-01-28'])
})

test('stops a weekly rule at its greatest number', () => {
  expect(seasonFrom('2026-11-21').filter(({ rule }) => rule === 'oldcity')).toHaveLength(10)
})

test('keeps a rule with months to them', () => {
  const months = new Set(
    seasonFrom('2026-11-21')
      .filter(({ rule }) => rule === 'trabzon')
      .map(({ departsOn }) => Number(departsOn.slice(5, 7))),
  )
  expect([...months].every((month) => month >= 5 && month <= 9)).toBe(true)
})

test('walks through the occupancy list in order', () => {
  const movenpick = seasonFrom('2026-11-21').filter(({ rule }) => rule === 'movenpick')
  expect(movenpick.slice(0, 3).map(({ seatsTaken }) => seatsTaken)).toEqual([14, 22, 29])
})
