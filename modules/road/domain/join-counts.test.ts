import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinCounts } from './join-counts.ts'
import { milestonesOf } from './milestones.ts'
import type { BegunCount, RoadTick } from './marks.ts'

const at = (minutes: number) => new Date(Date.UTC(2027, 1, 14, 9) + minutes * 60_000)

function count(id: string, minutes: number, place: BegunCount['place'] = 'hotel'): BegunCount {
  return { id, place, begunAt: at(minutes) }
}

function tick(id: string, countId: string, minutes: number, facts: Partial<RoadTick> = {}): RoadTick {
  return { id, countId, passengerId: 'zeliha', isHere: true, tickedAt: at(minutes), ...facts }
}

test('two leaders who begin to count at one place within three quarters of an hour count together', () => {
  const counts = [count('mine', 0), count('hers', 45), count('later', 91), count('bus', 10, 'bus')]

  const joined = joinCounts(counts, [
    tick('1', 'mine', 1),
    tick('2', 'hers', 50, { passengerId: 'nurten' }),
    tick('3', 'later', 92),
  ])

  expect(joined.map(({ ids, here }) => [ids, here.map(({ passengerId }) => passengerId)])).toEqual([
    [['later'], ['zeliha']],
    [['bus'], []],
    [
      ['mine', 'hers'],
      ['nurten', 'zeliha'],
    ],
  ])
})

test('of two ticks about one person the one made later holds, whoever made it', () => {
  const counts = [count('mine', 0), count('hers', 1)]
  const gone = tick('2', 'hers', 6, { isHere: false })

  expect(joinCounts(counts, [tick('1', 'mine', 5), gone])[0]?.here).toEqual([])
  expect(joinCounts(counts, [gone, tick('1', 'mine', 7)])[0]?.here).toEqual([{ passengerId: 'zeliha', at: at(7) }])
})

const anyMarks = fc.record({
  counts: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      place: fc.constantFrom('hotel' as const, 'bus' as const),
      begunAt: fc.integer({ min: 0, max: 200 }).map(at),
    }),
    { selector: ({ id }) => id },
  ),
  ticks: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 200 }).map(String),
      countId: fc.constantFrom('a', 'b', 'c', 'd'),
      passengerId: fc.constantFrom('zeliha', 'nurten', 'saliha'),
      isHere: fc.boolean(),
      tickedAt: fc.integer({ min: 0, max: 20 }).map(at),
    }),
    { selector: ({ id }) => id },
  ),
})

test('marks count once and alike, in whatever order telephones send them', () => {
  const anyOrder = anyMarks.chain((marks) =>
    fc.tuple(
      fc.constant(marks),
      fc.shuffledSubarray(marks.counts, { minLength: marks.counts.length }),
      fc.shuffledSubarray(marks.ticks, { minLength: marks.ticks.length }),
    ),
  )
  fc.assert(
    fc.property(anyOrder, ([marks, counts, ticks]) => {
      const joined = joinCounts(marks.counts, marks.ticks)
      expect(joinCounts(counts, ticks)).toEqual(joined)
      expect(joined.flatMap(({ ids }) => ids).toSorted()).toEqual(marks.counts.map(({ id }) => id).toSorted())
      for (const { here } of joined) expect(new Set(here.map(({ passengerId }) => passengerId)).size).toBe(here.length)
    }),
  )
})

test('a milestone is the first count in which somebody was there; whoever was ticked by mistake has reached none', () => {
  const counts = [count('plane', 0, 'landed'), count('evening', 300), count('next', 1700), count('bus', 20, 'bus')]
  const ticks = [
    tick('1', 'plane', 3),
    tick('2', 'next', 1701),
    tick('3', 'evening', 302),
    tick('4', 'plane', 4, { passengerId: 'nurten' }),
    tick('5', 'plane', 5, { passengerId: 'nurten', isHere: false }),
    tick('6', 'bus', 21),
  ]

  expect(milestonesOf(joinCounts(counts, ticks))).toEqual([
    { passengerId: 'zeliha', milestone: 'landed', at: at(3) },
    { passengerId: 'zeliha', milestone: 'at-the-hotel', at: at(302) },
  ])
})
