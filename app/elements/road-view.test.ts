import { expect, test } from 'vitest'
import type { HeardRoad, WaitingMark } from '#app/page/road-marks.ts'
import { viewRoad } from './road-view.ts'

const heard: HeardRoad = {
  counts: [{ ids: ['mine', 'hers'], place: 'hotel', begunAt: '2027-02-14T18:00:00Z', here: ['zeliha', 'nurten'] }],
  luggage: [
    { passenger: 'zeliha', point: 'landed', pieces: 2 },
    { passenger: 'zeliha', point: 'hotel', pieces: 1 },
  ],
  settled: [],
  incidents: [],
}
const tick = { kind: 'ticks', tickedAt: '2027-02-14T18:05:00Z' } as const

test('what was ticked here and not been sent lies over what was heard, in every count that was joined', () => {
  const waiting: WaitingMark[] = [
    { ...tick, id: '1', count: 'hers', passenger: 'nurten', isHere: false },
    { ...tick, id: '2', count: 'mine', passenger: 'saliha', isHere: true },
    { ...tick, id: '3', count: 'another', passenger: 'emine', isHere: true },
  ]

  const { current } = viewRoad(heard, waiting, { count: 'mine', point: 'landed' })

  expect(current).toMatchObject({ place: 'hotel', here: new Set(['zeliha', 'saliha']) })
})

test('a count that no server has heard of is under way too, and without one nobody is counted', () => {
  const begun: WaitingMark = { kind: 'counts', id: 'new', place: 'bus', begunAt: '2027-02-14T19:00:00Z' }

  expect(viewRoad(heard, [begun], { count: 'new', point: 'landed' }).current).toEqual({
    place: 'bus',
    begunAt: '2027-02-14T19:00:00Z',
    here: new Set(),
  })
  expect(viewRoad(heard, [], { count: '', point: 'landed' }).current).toBeUndefined()
})

test('the pieces are those of the point that is looked at, the last noted over the others', () => {
  const more: WaitingMark = {
    kind: 'luggage',
    id: '1',
    passenger: 'zeliha',
    point: 'landed',
    pieces: 3,
    countedAt: '2027-02-14T18:05:00Z',
  }

  expect(viewRoad(heard, [more], { count: '', point: 'landed' }).pieces).toEqual(new Map([['zeliha', 3]]))
  expect(viewRoad(heard, [more], { count: '', point: 'hotel' }).pieces).toEqual(new Map([['zeliha', 1]]))
})
