import { expect, test } from 'vitest'
import { clockErrorMs } from './clock-error.ts'

const arrivedAt = new Date('2027-03-02T08:00:00Z')

function sentBefore(seconds: number): number {
  return clockErrorMs(new Date(arrivedAt.getTime() - seconds * 1000), arrivedAt)
}

test('a call that was long on its way does not make a clock wrong', () => {
  expect([0, 0.2, 5, 30].map(sentBefore)).toEqual([0, 0, 0, 0])
})

test('a clock that is slow by more than a call takes, or ahead at all, is set right', () => {
  expect([31, 3600, -1, -3600].map(sentBefore)).toEqual([31_000, 3_600_000, -1_000, -3_600_000])
})
