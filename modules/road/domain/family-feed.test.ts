import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { familyFeed, type FamilyConsent } from './family-feed.ts'
import { milestones, type ReachedMilestone } from './milestones.ts'

const returnsOn = plainDate('2027-02-21')
const start = Date.parse('2027-02-12T00:00:00Z')
const hour = (hours: number) => new Date(start + hours * 3_600_000)
const people = ['zeliha', 'nurten', 'fatma']

/** What somebody said, hour by hour: yes, no, yes again. */
const anySaying = fc
  .uniqueArray(fc.integer({ min: 0, max: 260 }), { maxLength: 6 })
  .map((hours) => hours.toSorted((one, other) => one - other))

const anyEvent = fc.record({
  passengerId: fc.constantFrom(...people),
  milestone: fc.constantFrom(...milestones),
  at: fc.integer({ min: 0, max: 300 }).map(hour),
})

function consentsOf(passengerId: string, turns: readonly number[]): FamilyConsent[] {
  return turns.flatMap((turn, at) => {
    const next = turns[at + 1]
    return at % 2 === 0
      ? [{ passengerId, givenAt: hour(turn), takenBackAt: next === undefined ? null : hour(next) }]
      : []
  })
}

/** Whether somebody agreed at every hour from an event until now: another way to say the same rule. */
function agreedThroughout(turns: readonly number[], from: number, until: number): boolean {
  for (let at = from; at <= until; at += 1) if (turns.filter((turn) => turn <= at).length % 2 === 0) return false
  return from <= until
}

test('those at home hear of exactly what happened while a consent held that still holds', () => {
  fc.assert(
    fc.property(
      fc.tuple(anySaying, anySaying, anySaying),
      fc.array(anyEvent, { maxLength: 12 }),
      fc.integer({ min: 0, max: 400 }),
      (sayings, events, nowHours) => {
        const now = hour(nowHours)
        const said = sayings.map((turns) => turns.filter((turn) => turn <= nowHours))
        const consents = people.flatMap((person, at) => consentsOf(person, said[at] ?? []))

        const feed = familyFeed(events, consents, returnsOn, now)

        const hoursOf = ({ at }: ReachedMilestone) => (at.getTime() - start) / 3_600_000
        const isOver = dayInIstanbul(now) >= addDays(returnsOn, 3)
        const wanted = events.filter(
          (event) =>
            !isOver && agreedThroughout(said[people.indexOf(event.passengerId)] ?? [], hoursOf(event), nowHours),
        )
        expect(new Set(feed)).toEqual(new Set(wanted))
        expect(feed.map(hoursOf)).toEqual(feed.map(hoursOf).toSorted((one, other) => one - other))
      },
    ),
  )
})

test('the third day after the return begins in Istanbul, and ends it', () => {
  const landed = { passengerId: 'zeliha', milestone: 'landed' as const, at: hour(9) }
  const consents = [{ passengerId: 'zeliha', givenAt: hour(0), takenBackAt: null }]
  const end = startInIstanbul(addDays(returnsOn, 3))

  expect(familyFeed([landed], consents, returnsOn, new Date(end.getTime() - 1))).toEqual([landed])
  expect(familyFeed([landed], consents, returnsOn, end)).toEqual([])
})

test('who agrees again hears of nothing that happened between', () => {
  const landed = { passengerId: 'zeliha', milestone: 'landed' as const, at: hour(9) }
  const consents = [
    { passengerId: 'zeliha', givenAt: hour(0), takenBackAt: hour(10) },
    { passengerId: 'zeliha', givenAt: hour(12), takenBackAt: null },
  ]

  expect(familyFeed([landed], consents, returnsOn, hour(20))).toEqual([])
})
