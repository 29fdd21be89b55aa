import { expect, test } from 'vitest'
import { readPageTexts } from './read-page-texts.ts'

const none = { slugMap: '', categories: '', jsonLd: '' }

test('reads what is written', () => {
  const texts = {
    slugMap: '{"en":"about-us","tr":"hakkimizda","ar":"about-us"}',
    categories: '{"SubCat":"umrah"}',
    jsonLd: '{"@type":"FAQPage"}',
  }

  expect(readPageTexts(texts)).toEqual({
    slugs: { en: 'about-us', tr: 'hakkimizda', ar: 'about-us' },
    categoryLink: 'umrah',
    structuredData: { '@type': 'FAQPage' },
    faults: [],
  })
})

test('finds no fault with texts that were never written', () => {
  expect(readPageTexts(none)).toEqual({ slugs: {}, categoryLink: '', structuredData: undefined, faults: [] })
})

test.each(['slugMap', 'categories', 'jsonLd'] as const)('names %s when it is broken', (name) => {
  expect(readPageTexts({ ...none, [name]: '{"a":' }).faults).toEqual([name])
})

test.each(['"text"', '7', 'null', 'true'])('takes %s, which is JSON but says nothing, for broken', (text) => {
  expect(readPageTexts({ ...none, jsonLd: text }).faults).toEqual(['jsonLd'])
})

test('leaves out values that are no links', () => {
  const { slugs, categoryLink } = readPageTexts({
    ...none,
    slugMap: '{"en":7,"tr":"","ar":"x","de":"y"}',
    categories: '{"SubCat":["umrah"]}',
  })

  expect([slugs, categoryLink]).toEqual([{ ar: 'x' }, ''])
})
