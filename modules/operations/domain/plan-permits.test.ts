import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { areApart, readWindows, windowsOn } from './permit-windows.ts'
import { eligibleFrom, momentOf, type LastVisit, type PermitSeason, type RawdahRules } from './permits.ts'
import { planPermits, problemOfSlot, type Pilgrim } from './plan-permits.ts'

const day = plainDate('2027-04-01')
const season: PermitSeason = {
  from: plainDate('2027-01-01'),
  until: plainDate('2027-12-31'),
  women: '06:00-11:00, 21:00-02:00',
  men: '02:00-05:00, 11:20-19:30',
  fridayWomen: '06:00-09:00, 21:00-02:00',
  fridayMen: '02:00-05:00, 09:29-11:20',
  source: 'https://example.org/hours',
}
const rules: RawdahRules = {
  daysBetween: 365,
  minutes: 10,
  earlyMinutes: 30,
  freeBelowAge: 2,
  source: 'https://example.org/rules',
  checkedOn: plainDate('2026-12-01'),
  seasons: [season],
}
const aPilgrim = (facts: Partial<Pilgrim> = {}): Pilgrim => ({
  id: 'a',
  family: 'f',
  gender: 'female',
  age: 50,
  stay: { from: momentOf(day, '18:00'), until: momentOf(addDays(day, 4), '12:00') },
  lastVisit: 'never',
  permit: undefined,
  ...facts,
})

const lastVisit: fc.Arbitrary<LastVisit> = fc.oneof(
  fc.constantFrom('never' as const, 'unknown' as const),
  fc.integer({ min: -800, max: 0 }).map((days) => addDays(day, days)),
)
const pilgrim = fc.record({
  family: fc.constantFrom('f1', 'f2', 'f3'),
  gender: fc.constantFrom('female' as const, 'male' as const, null),
  age: fc.option(fc.integer({ min: 0, max: 90 })),
  stay: fc.option(
    fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })).map(([from, nights]) => ({
      from: momentOf(addDays(day, from), '18:00'),
      until: momentOf(addDays(day, from + nights), nights === 0 ? '20:30' : '12:00'),
    })),
    { freq: 8 },
  ),
  lastVisit,
  permit: fc.constantFrom(undefined, {
    kind: 'rawdah' as const,
    state: 'requested' as const,
    day,
    hour: '06:00',
    until: '11:00',
    gate: '',
    reference: '',
  }),
})
const group = fc
  .array(pilgrim, { maxLength: 12 })
  .map((people) => people.map((each, at): Pilgrim => ({ ...each, id: `p${at}` })))

test('plans nobody twice, nobody outside Madinah, no woman among men, nobody before they may again', () => {
  fc.assert(
    fc.property(group, (people) => {
      const { proposals, left } = planPermits(people, rules)
      const ids = [...proposals, ...left].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, day: on, from, until } of proposals) {
        const who = people.find((each) => each.id === id)
        const stay = who?.stay ?? { from: 'never', until: '' }
        const others = windowsOn(on, who?.gender === 'female' ? 'male' : 'female', rules.seasons)
        expect(who?.permit).toBeUndefined()
        expect(momentOf(on, from) >= stay.from && momentOf(on, until) <= stay.until).toBe(true)
        expect(areApart([{ from, until }], others)).toBe(true)
        expect(on >= (eligibleFrom(who?.lastVisit ?? 'never', rules) ?? on)).toBe(true)
      }
      // Whoever neither waits nor has an answer is said why.
      const waiting = people.filter(({ permit }) => permit === undefined).map(({ id }) => id)
      expect(ids.toSorted()).toEqual(waiting.toSorted())
    }),
    { numRuns: 300 },
  )
})

test('a family goes on the day on which most of it can', () => {
  const soon = addDays(day, 3 - 365)
  const people = [
    aPilgrim({ id: 'mother' }),
    aPilgrim({ id: 'father', gender: 'male', lastVisit: soon }),
    aPilgrim({ id: 'stranger', family: 'other' }),
  ]

  const { proposals } = planPermits(people, rules)

  expect(proposals).toEqual([
    { id: 'mother', day: addDays(day, 3), from: '06:00', until: '11:00' },
    { id: 'father', day: addDays(day, 3), from: '11:20', until: '19:30' },
    { id: 'stranger', day, from: '21:00', until: '24:00' },
  ])
})

test.each([
  [aPilgrim({ stay: null }), { why: 'no-stay', from: null }],
  [aPilgrim({ gender: null }), { why: 'gender-unknown', from: null }],
  [aPilgrim({ age: 1 }), { why: 'too-young', from: null }],
  [aPilgrim({ lastVisit: plainDate('2026-06-01') }), { why: 'too-soon', from: plainDate('2027-06-01') }],
  [aPilgrim({ stay: { from: '2028-01-02T18:00', until: '2028-01-05T12:00' } }), { why: 'no-window', from: null }],
])('says why nobody is asked for: $1.why', (who, expected) => {
  expect(planPermits([who], rules)).toEqual({ proposals: [], left: [{ id: 'a', ...expected }] })
})

describe('hours', () => {
  test('what goes on after midnight belongs to the next day', () => {
    expect(readWindows('06.00 – 11:00, 21:00-2:00')).toEqual([
      { from: '00:00', until: '02:00' },
      { from: '06:00', until: '11:00' },
      { from: '21:00', until: '24:00' },
    ])
  })

  test.each(['6-11', '06:00', '06:00-06:00', '25:00-26:00', '06:00-11:00, 10:00-12:00', '06:70-11:00'])(
    '%s is refused',
    (text) => expect(readWindows(text)).toBeUndefined(),
  )

  test('Friday has hours of its own', () => {
    expect(windowsOn(plainDate('2027-04-02'), 'male', [season]).at(-1)).toEqual({ from: '09:29', until: '11:20' })
  })

  test('of two seasons the one that began later holds', () => {
    const ramadan = { ...season, from: plainDate('2027-02-08'), until: plainDate('2027-03-09'), women: '10:00-12:00' }
    expect(windowsOn(plainDate('2027-02-10'), 'female', [ramadan, season])).toEqual([{ from: '10:00', until: '12:00' }])
    expect(windowsOn(plainDate('2027-03-10'), 'female', [ramadan, season])).toHaveLength(3)
  })
})

test.each([
  ['2027-04-02', '07:00', undefined],
  ['2027-04-01', '17:59', 'outside-stay'],
  ['2027-04-05', '12:00', 'outside-stay'],
  ['2027-04-03', '12:00', 'other-hours'],
] as const)('an hour of a woman on %s at %s: %s', (on, hour, expected) => {
  expect(problemOfSlot(aPilgrim(), { day: plainDate(on), hour }, rules)).toBe(expected)
})
