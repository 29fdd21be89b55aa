import { expect, test } from 'vitest'
import { gapsOf, missingForSale } from './record-gaps.ts'

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

test('name, promise and description are needed in every language', () => {
  const tour = { name: { ...whole, ar: '' }, promise: whole, description: { tr: '', en: '', ar: '' } }

  expect(missingForSale(tour)).toEqual([
    { field: 'name', locale: 'ar' },
    { field: 'description', locale: 'tr' },
    { field: 'description', locale: 'en' },
    { field: 'description', locale: 'ar' },
  ])
})
