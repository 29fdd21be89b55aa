import { expect, test } from 'vitest'
import { mayBeMahram, mayHaveMahram } from './mahram.ts'

const she = { id: 'she', gender: 'female', age: 40, fare: 'double' } as const
const he = { id: 'he', gender: 'male', age: 42, fare: 'double' } as const

test('a grown-up man may be the mahram of a woman, of a girl, and of whoever has no sex written down yet', () => {
  expect(mayBeMahram(she, he)).toBe(true)
  expect(mayBeMahram({ ...she, age: 9, fare: 'child' }, he)).toBe(true)
  expect(mayBeMahram({ ...she, gender: null }, he)).toBe(true)
})

test('a woman, somebody of unknown sex and the traveller herself are no mahram', () => {
  expect(mayBeMahram(she, { ...he, gender: 'female' })).toBe(false)
  expect(mayBeMahram(she, { ...he, gender: null })).toBe(false)
  expect(mayBeMahram({ ...she, gender: null }, { ...he, id: 'she' })).toBe(false)
})

test('a boy is none until he is fifteen; while his age is unknown what was paid says whether he is a child', () => {
  expect(mayBeMahram(she, { ...he, age: 14 })).toBe(false)
  expect(mayBeMahram(she, { ...he, age: 15 })).toBe(true)
  expect(mayBeMahram(she, { ...he, age: null })).toBe(true)
  expect(mayBeMahram(she, { ...he, age: null, fare: 'child' })).toBe(false)
})

test('a man has no mahram', () => {
  expect(mayHaveMahram(he)).toBe(false)
  expect(mayBeMahram(he, { ...he, id: 'brother' })).toBe(false)
})
