import { expect, test } from 'vitest'
import { isCircuitOpen } from './circuit.ts'

const at = (seconds: number) => new Date(Date.UTC(2027, 0, 1, 12, 0, seconds))

test('a provider that was silent four times is still asked', () => {
  expect(isCircuitOpen({ failures: 4, lastFailureAt: at(0) }, at(1))).toBe(false)
})

test('after the fifth silence it is left alone for half a minute', () => {
  expect(isCircuitOpen({ failures: 5, lastFailureAt: at(0) }, at(29))).toBe(true)
  expect(isCircuitOpen({ failures: 5, lastFailureAt: at(0) }, at(30))).toBe(false)
})

test('one more silence after the rest opens it again', () => {
  expect(isCircuitOpen({ failures: 6, lastFailureAt: at(31) }, at(40))).toBe(true)
})

test('a provider nobody complained about is asked', () => {
  expect(isCircuitOpen({ failures: 0, lastFailureAt: null }, at(0))).toBe(false)
})
