import { expect, test } from 'vitest'
import { idsInOrder, placeOf } from './provider-places.ts'

test('providers come by their places; one without a place is not asked', () => {
  expect(idsInOrder({ iyzico: '2', paytr: '1', stripe: '' })).toEqual(['paytr', 'iyzico'])
})

test('equal places keep the order of the form, and nonsense is no place', () => {
  expect(idsInOrder({ a: '1', b: '1', c: 'x', d: '-3', e: '1.5' })).toEqual(['a', 'b'])
})

test('a currency nobody ordered asks everybody in turn', () => {
  expect(placeOf('paytr', undefined, 1)).toBe(2)
})

test('an ordered currency shows the places', () => {
  expect(placeOf('paytr', ['stripe', 'paytr'], 0)).toBe(2)
  expect(placeOf('iyzico', ['stripe', 'paytr'], 0)).toBe('')
})
