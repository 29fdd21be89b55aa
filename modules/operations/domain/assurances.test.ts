import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { assurancesOf, type AssuredFacts } from './assurances.ts'

const days = { airline: 60, hotels: 45, guide: 14, visas: 7 }
const departsOn = plainDate('2027-04-03')
const day = plainDate('2027-01-20')

const kept: AssuredFacts = {
  departsOn,
  flies: true,
  sold: 17,
  airline: { seats: 17, confirmedOn: day },
  nights: { of: 9, uncovered: 0, documentedOn: day },
  guides: [{ namedOn: day }],
  visas: { needed: 17, granted: 17, grantedOn: day },
}

function standing(facts: Partial<AssuredFacts>, today = '2027-02-20') {
  return assurancesOf({ ...kept, ...facts }, days, plainDate(today)).map(
    ({ kind, isKept, since, expectedBy }) => `${kind} ${isKept ? `since ${since}` : `by ${expectedBy}`}`,
  )
}

test('what is proved is kept, with the day of its proof', () => {
  expect(standing({})).toEqual(['airline', 'hotels', 'guide', 'visas'].map((kind) => `${kind} since 2027-01-20`))
})

test.each([
  ['one seat fewer than is sold', { airline: { seats: 16, confirmedOn: day } }, 'airline by null'],
  ['no word of the airline', { airline: null }, 'airline by null'],
  ['one night without a contract', { nights: { of: 9, uncovered: 1, documentedOn: day } }, 'hotels by null'],
  ['nobody named', { guides: [] }, 'guide by 2027-03-20'],
  ['one visa that is missing', { visas: { needed: 17, granted: 16, grantedOn: day } }, 'visas by 2027-03-27'],
  ['nobody who has bought', { sold: 0, airline: null }, 'airline by null'],
] as const)('%s leaves it open, and a day that is over is not named', (_what, facts, expected) => {
  expect(standing(facts)).toContain(expected)
})

test('by when something is expected is said up to that day', () => {
  expect(standing({ airline: null }, '2027-02-02')).toContain('airline by 2027-02-02')
  expect(standing({ airline: null }, '2027-02-03')).toContain('airline by null')
})

test('of what a journey does not have nothing is said: no flight, no night in the holy cities, no visas', () => {
  const nothing = { flies: false, nights: { of: 0, uncovered: 0, documentedOn: null } }
  const visas = { needed: 0, granted: 0, grantedOn: null }

  expect(standing({ ...nothing, visas })).toEqual(['guide since 2027-01-20'])
  expect(standing({ visas })).toContain('visas by 2027-03-27')
})

test('the day is not known as soon as it is not known of one who may have been there before', () => {
  expect(standing({ guides: [{ namedOn: day }, { namedOn: null }] })).toContain('guide since null')
})

test('nothing is kept without its proof', () => {
  const count = fc.nat({ max: 30 })
  const someFacts = fc.record({
    departsOn: fc.constant(departsOn),
    flies: fc.constant(true),
    sold: count,
    airline: fc.option(fc.record({ seats: fc.integer({ min: 1, max: 30 }), confirmedOn: fc.constant(day) })),
    nights: fc.record({ of: fc.integer({ min: 1, max: 9 }), uncovered: count, documentedOn: fc.constant(day) }),
    guides: fc.array(fc.record({ namedOn: fc.option(fc.constant(day)) }), { maxLength: 2 }),
    visas: fc.record({ needed: count, granted: count, grantedOn: fc.constant(day) }),
  })
  fc.assert(
    fc.property(someFacts, (facts) => {
      const is = Object.fromEntries(assurancesOf(facts, days, day).map(({ kind, isKept }) => [kind, isKept]))
      expect(is).toEqual({
        airline: facts.airline !== null && facts.sold <= facts.airline.seats,
        hotels: facts.nights.uncovered === 0,
        guide: facts.guides.length > 0,
        visas: facts.visas.needed > 0 && facts.visas.granted === facts.visas.needed,
      })
    }),
  )
})
