import { expect, test } from 'vitest'
import { gapsOf, missingForSale, readableIn } from './record-gaps.ts'

const whole = { tr: 'Umre', en: 'Umrah', ar: 'عمرة' }

test('a text that one language has and another lacks is a gap, by its place', () => {
  const tour = { name: whole, days: 8, program: [{ title: whole }, { title: { tr: 'Gün', en: '', ar: '' } }] }

  expect(gapsOf(tour)).toEqual([
    { field: 'program.1.title', locale: 'en' },
    { field: 'program.1.title', locale: 'ar' },
  ])
})

test('a text that nobody wrote is no gap', () => {
  expect(gapsOf({ difficulty: { tr: '', en: '', ar: '' }, airline: null })).toEqual([])
})

const programme = [{ title: whole, text: whole }]

test('a tour is read in the languages that have all of it', () => {
  const texts = { name: { ...whole, ar: '' }, promise: whole, description: whole }

  expect(readableIn({ ...texts, program: [] })).toEqual(['tr', 'en'])
  expect(readableIn({ ...texts, program: [...programme, { title: { ...whole, en: '' }, text: whole }] })).toEqual([
    'tr',
  ])
})

test('one language is enough for sale, and of none the nearest is asked to be finished', () => {
  const almost = { name: whole, promise: { tr: '', en: '', ar: '' }, description: { tr: 'Umre', en: '', ar: '' } }

  expect(missingForSale({ ...almost, promise: whole, program: programme })).toEqual([])
  expect(missingForSale({ ...almost, program: programme })).toEqual([{ field: 'promise', locale: 'tr' }])
})
