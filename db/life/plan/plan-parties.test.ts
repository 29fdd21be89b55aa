import { expect, test } from 'vitest'
import { readDecks } from '#db/seed/decks.ts'
import { livedSeason } from '#db/seed/lived-season.ts'
import { addDays, dayInIstanbul, plainDate, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { parseTckn } from '#kernel/identity.ts'
import { LAPSED_AFTER_MS } from './fate-of.ts'
import { livedDepartures } from './lived-departures.ts'
import type { Party } from './party.ts'
import { planParties } from './plan-parties.ts'

const decks = readDecks()

function partiesOn(day: PlainDate): Party[] {
  const startedAt = new Date(startInIstanbul(day).getTime() + 25 * 60_000)
  return planParties(livedDepartures(livedSeason(decks, day)), startedAt, day)
}

// A Tuesday, a leap day, Ramadan, the days of the hajj, and a New Year's Eve.
const days = ['2026-11-24', '2028-02-29', '2027-02-20', '2027-05-15', '2029-12-31'].map(plainDate)

test.each(days)('started on %s, two seasons are full of people who could have ordered', (day) => {
  const parties = partiesOn(day)
  const travellers = parties.flatMap((party) => party.travellers)

  expect(parties.length).toBeGreaterThan(300)
  expect(travellers.length).toBeGreaterThan(1000)
  for (const { placedAt, departure, contact, travellers: people } of parties) {
    const placedOn = dayInIstanbul(placedAt)
    expect(placedOn <= day && placedOn <= departure.salesCloseOn).toBe(true)
    expect(contact.email).toMatch(/^[a-z.0-9]+@example\.(com|org|net)$/)
    expect(people.some(({ fare }) => fare !== 'child' && fare !== 'baby')).toBe(true)
  }
  expect(new Set(travellers.filter(({ tckn }) => tckn).map(({ tckn }) => tckn)).size).toBe(
    travellers.filter(({ tckn }) => parseTckn(tckn)?.startsWith('1000')).length,
  )
})

test.each(days)('started on %s, somebody waits for every kind of work', (day) => {
  const parties = partiesOn(day)
  const today = parties.filter(({ departure }) => departure.departsOn > day)
  const has = (what: (party: Party) => boolean) => today.some(what)

  expect({
    full: new Set(today.filter(({ departure }) => departure.wanted === departure.capacity)).size > 0,
    late: has(({ fate }) => fate.kind === 'deposit' && !fate.rest),
    transfers: has(({ fate }) => fate.kind === 'transfer-awaited'),
    telephone: has(({ fate }) => fate.kind === 'payment-awaited'),
    asked: has(({ ending }) => ending?.kind === 'cancellation-asked'),
    papers: has(({ travellers }) => travellers.some(({ passportNo }) => passportNo === '')),
  }).toEqual({ full: true, late: true, transfers: true, telephone: true, asked: true, papers: true })
})

test.each(days)(
  'started on %s, nothing of the past gives seats back later than now, which would take those of visitors',
  (day) => {
    const startedAt = startInIstanbul(day).getTime() + 25 * 60_000
    const lapsed = partiesOn(day).filter(({ fate }) => fate.kind === 'lapsed')

    expect(lapsed.length).toBeGreaterThan(5)
    expect(lapsed.filter(({ placedAt }) => placedAt.getTime() + LAPSED_AFTER_MS >= startedAt)).toEqual([])
  },
)

test.each(days)('started on %s, a group abroad is on its way', (day) => {
  const away = partiesOn(day).filter(
    ({ departure: { departsOn, returnsOn, isAbroad } }) => isAbroad && departsOn < day && returnsOn > addDays(day, 2),
  )

  expect(away.flatMap(({ travellers }) => travellers).length).toBeGreaterThan(20)
})

test('the same day gives the same people', () => {
  const day = plainDate('2026-11-24')

  expect(partiesOn(day)).toEqual(partiesOn(day))
})
