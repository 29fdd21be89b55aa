import { expect, test } from 'vitest'
import { overruledTicks, tickedBoxes, type WaitingTick } from './tick-queue.ts'

function aTick(facts: Partial<WaitingTick> = {}): WaitingTick {
  return {
    id: 'tick',
    date: '2027-02-12',
    passenger: 'ayse',
    kind: 'here',
    done: true,
    tickedAt: '2027-02-12T05:00:00.000Z',
    ...facts,
  }
}

test('what was ticked here and waits stands over what the server knows', () => {
  const states = [aTick({ kind: 'baggage' }), aTick({ passenger: 'ali' })]

  const ticked = tickedBoxes(states, [aTick(), aTick({ passenger: 'ali', done: false })])

  expect([...ticked].toSorted()).toEqual(['ayse:baggage', 'ayse:here'])
})

test('a tick that another device overruled is told; one that holds is not', () => {
  const sent = [aTick(), aTick({ kind: 'baggage', done: false }), aTick({ kind: 'baggage' })]
  const states = [aTick({ done: false }), aTick({ kind: 'baggage' }), aTick({ passenger: 'ali', done: false })]

  expect(overruledTicks(sent, states)).toEqual([states[0]])
})
