import { expect, test } from 'vitest'
import { isOneTypoFrom } from './one-typo.ts'

test.each([
  ['mekek', 'mekke', 'two letters swapped'],
  ['meke', 'mekke', 'a letter missing'],
  ['mekkke', 'mekke', 'a letter too many'],
  ['makke', 'mekke', 'another letter'],
  ['ramzan', 'ramazanda', 'the beginning of a longer word'],
  ['عمره', 'عمرة', 'another letter in Arabic'],
])('%s is taken for %s: %s', (typed, word) => {
  expect(isOneTypoFrom(typed, word)).toBe(true)
})

test.each([
  ['mkkee', 'mekke', 'two mistakes'],
  ['tur', 'tir', 'too short to be mistyped'],
  ['medine', 'med', 'much longer than the word'],
  ['otel', 'gezi', 'another word'],
])('%s is not taken for %s: %s', (typed, word) => {
  expect(isOneTypoFrom(typed, word)).toBe(false)
})
