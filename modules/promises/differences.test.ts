import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { Promised, PromisedStay } from '#modules/catalog/index.ts'
import { aFlightBack, aTimedFlight } from '#modules/catalog/testing/builders.ts'
import { differencesBetween, weightOf, weightOfAll, type WeightRules } from './differences.ts'

const rules: WeightRules = { metres: 300, hours: 6, fewerStars: true, anotherCity: true, lowerBoard: true }

const stay: PromisedStay = {
  key: 'haram-view',
  name: { tr: 'Harem', en: 'Haram', ar: 'الحرم' },
  city: 'makkah',
  cityName: { tr: 'Mekke', en: 'Makkah', ar: 'مكة' },
  stars: 5,
  metres: 250,
  board: 'HB',
  nights: 5,
}

const promised: Promised = {
  departsOn: plainDate('2027-02-12'),
  returnsOn: plainDate('2027-02-21'),
  startsAt: null,
  pickUp: null,
  stays: [stay],
  flights: [aTimedFlight(), aFlightBack()],
  guideLanguages: ['tr'],
  mostInGroup: 40,
  program: 'a',
}

const withStay = (changes: Partial<PromisedStay>): Promised => ({ ...promised, stays: [{ ...stay, ...changes }] })
const withReturn = (changes: Partial<ReturnType<typeof aFlightBack>>): Promised => ({
  ...promised,
  flights: [aTimedFlight(), { ...aFlightBack(), ...changes }],
})

test.each<[string, Promised, string]>([
  ['nothing', promised, ''],
  ['another first day', { ...promised, departsOn: plainDate('2027-02-13') }, 'departs-on essential'],
  ['another last day', { ...promised, returnsOn: plainDate('2027-02-22') }, 'returns-on essential'],
  ['a hotel as good', withStay({ key: 'other', metres: 400 }), 'stay minor'],
  ['a hotel 300 metres farther', withStay({ metres: 550 }), 'stay minor'],
  ['a hotel 301 metres farther', withStay({ metres: 551 }), 'stay essential'],
  ['a hotel nobody measured', withStay({ metres: null }), 'stay minor'],
  ['fewer stars', withStay({ stars: 4 }), 'stay essential'],
  ['a lower board', withStay({ board: 'BB' }), 'stay essential'],
  ['a better board', withStay({ board: 'FB' }), 'stay minor'],
  ['another city', withStay({ city: 'jeddah' }), 'stay essential'],
  ['a night less', withStay({ nights: 4 }), 'stay essential'],
  ['a night more', withStay({ nights: 6 }), 'stay minor'],
  ['no hotel', { ...promised, stays: [] }, 'stay essential'],
  ['another number of a flight', withReturn({ number: 'SV 999' }), 'flight minor'],
  ['a flight six hours later', withReturn({ leavesAt: '23:10', arrivesAt: '23:40' }), 'flight minor'],
  ['a flight a day later', withReturn({ leavesOn: plainDate('2027-02-22') }), 'flight essential'],
  ['another airport', withReturn({ to: 'SAW' }), 'flight essential'],
  ['another pick-up', { ...promised, startsAt: '09:00' }, 'start minor'],
  ['another language of the guide', { ...promised, guideLanguages: ['en'] }, 'languages minor'],
  ['a larger group', { ...promised, mostInGroup: 45 }, 'group minor'],
  ['other words of the days', { ...promised, program: 'b' }, 'program minor'],
])('%s', (_, now, told) => {
  const differences = differencesBetween(promised, now)

  expect(differences.map((each) => `${each.kind} ${weightOf(each, rules)}`).join()).toBe(told)
  expect(weightOfAll(differences, rules)).toBe(told.endsWith('essential') ? 'essential' : 'minor')
})

test('facts that come back with their names in another order are the same', () => {
  const turned = promised.flights.map(
    (flight) => Object.fromEntries(Object.entries(flight).toReversed()) as typeof flight,
  )

  expect(differencesBetween(promised, { ...promised, flights: turned })).toEqual([])
})
