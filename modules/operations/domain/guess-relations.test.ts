import { expect, test } from 'vitest'
import { guessRelations } from './guess-relations.ts'
import type { Guest } from './rooming.ts'

const a = (id: string, facts: Partial<Guest>): Guest => ({
  id,
  party: 'order',
  surname: 'Yılmaz',
  gender: 'female',
  age: 40,
  fare: 'double',
  mahramId: null,
  relatives: [],
  ...facts,
})

const him = a('him', { gender: 'male', age: 44 })
const her = a('her', {})
const girl = a('girl', { age: 9, fare: 'child' })

test('a man and a woman of one name on a double are guessed to be a couple, with their children', () => {
  expect(guessRelations([him, her, girl], [])).toEqual([
    { of: 'her', relative: 'him', kinship: 'spouse' },
    { of: 'girl', relative: 'him', kinship: 'parent' },
    { of: 'girl', relative: 'her', kinship: 'parent' },
  ])
})

test('nothing is guessed where there are two ways to be a couple, another name, another order or many years', () => {
  expect(guessRelations([him, her, a('sister', { age: 38 })], [])).toEqual([])
  expect(guessRelations([him, a('her', { surname: 'Kaya' })], [])).toEqual([])
  expect(guessRelations([him, a('her', { party: 'other' })], [])).toEqual([])
  expect(guessRelations([him, a('her', { age: 24 })], [])).toEqual([])
})

test('what is stated already is not guessed again, nor what contradicts it', () => {
  const brother = [{ of: 'her', relative: 'him', kinship: 'sibling' as const }]

  expect(guessRelations([him, her], brother)).toEqual([])
  expect(guessRelations([him, her, girl], [{ of: 'her', relative: 'him', kinship: 'spouse' }])).toHaveLength(2)
})
