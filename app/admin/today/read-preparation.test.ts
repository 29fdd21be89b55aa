import { expect, test } from 'vitest'
import { addDays, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { TourKind } from '#modules/catalog/index.ts'
import { preparationWork, preparedUntil, type PreparedDeparture } from './read-preparation.ts'

const today = plainDate('2027-01-10')

/** A departure of which one traveller lacks papers and nothing else. */
const lackingPapers = (kind: TourKind, departsOn = plainDate('2027-02-20')): PreparedDeparture => ({
  departure: {
    departureId: 'd',
    id: 'umre',
    code: 'U',
    name: { tr: 'Umre', en: 'Umrah', ar: 'عمرة' },
    status: 'published',
    departsOn,
    returnsOn: addDays(departsOn, 10),
    airlineCode: null,
    flights: [],
    kind,
    capacity: 40,
    sold: 1,
    held: 0,
    stays: [],
  },
  readiness: {
    travellers: 1,
    withoutPapers: 1,
    passportsTooShort: 0,
    visas: { open: 0, needed: 0 },
    beds: { placed: 0, needed: 0 },
    roomless: 0,
  },
})

/** Closed on Sundays and on no holiday. */
const timeOf = (leadDays: number) => ({ leadDays, closed: { weekdays: [7] as const, holidays: new Set<PlainDate>() } })

const papersDue = (departure: PreparedDeparture, leadDays: number) =>
  preparationWork([departure], { locale: 'tr', today, limit: 9 }, timeOf(leadDays)).flatMap(({ lines }) =>
    lines.map(({ kind, dueOn }) => [kind, dueOn]),
  )

test('papers wait for staff until the day that is settled', () => {
  expect(papersDue(lackingPapers('umrah'), 35)).toEqual([['passport', '2027-01-11']])
  expect(papersDue(lackingPapers('umrah'), 30)).toEqual([['passport', '2027-01-16']])
  expect(papersDue(lackingPapers('umrah'), 26)).toEqual([])
})

test('papers of a journey at home wait until a week before', () => {
  expect(papersDue(lackingPapers('turkey', plainDate('2027-01-22')), 40)).toEqual([['passport', '2027-01-14']])
})

test('departures are read as far ahead as papers are needed', () => {
  expect(preparedUntil(today, timeOf(60))).toBe('2027-03-27')
  expect(preparedUntil(today, timeOf(2))).toBe('2027-01-31')
})
