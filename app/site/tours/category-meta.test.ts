import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { categoryMeta } from './category-meta.ts'

test('fills in the name and the years and leaves the firm to the page', () => {
  const words = {
    name: 'Umre turları',
    metaTitle: '[title] [year]–[yearn] | [firm]',
    metaDescription: '[year] fiyatları. [firm]',
  }

  expect(categoryMeta(words, plainDate('2026-11-21'))).toEqual({
    title: 'Umre turları 2026–2027',
    lead: '2026 fiyatları.',
  })
})

test('leaves placeholders it does not know as they are', () => {
  expect(categoryMeta({ name: 'Hac', metaTitle: '[city]', metaDescription: '' }, plainDate('2026-11-21')).title).toBe(
    '[city]',
  )
})
