import { expect, test } from 'vitest'
import { derivePage, type PageWords } from './derive-page.ts'

const facts = { firm: 'Kafile', year: 2025, nextYear: 2026 }

const words = (given: Partial<PageWords>): PageWords => ({
  title: 'Umrah',
  subtitle: '',
  body: '',
  titleTemplate: '',
  descriptionTemplate: '',
  categoryLink: '',
  parentLink: '',
  ...given,
})

test('fills the placeholders of the title for search engines', () => {
  const { metaTitle } = derivePage(words({ titleTemplate: '[title] [year]-[yearn] - [firm]' }), facts)

  expect(metaTitle).toBe('Umrah 2025-2026 - Kafile')
})

test('names the page and the firm where no title for search engines was written', () => {
  expect(derivePage(words({}), facts).metaTitle).toBe('Umrah - Kafile')
})

test('shows no placeholder in the heading, nor in a title made of it', () => {
  const page = derivePage(words({ title: 'Umrah [year]', titleTemplate: '[title] - [firm]' }), facts)

  expect([page.heading, page.metaTitle]).toEqual(['Umrah 2025', 'Umrah 2025 - Kafile'])
})

const long = `<p>${'word '.repeat(60)}</p>`

test.each([
  ['its own description', { descriptionTemplate: 'About [title]', subtitle: 'Sub', body: long }, 'About Umrah'],
  ['its subtitle', { subtitle: 'Sub [year]', body: long }, 'Sub 2025'],
  ['its excerpt', { body: long }, `${'word '.repeat(24).trim()}…`],
])('describes a page by %s', (_, given, description) => {
  expect(derivePage(words(given), facts).metaDescription).toBe(description)
})

test.each([
  ['the category', { categoryLink: 'umrah', parentLink: 'services' }, 'umrah'],
  ['the page above', { parentLink: 'services' }, 'services'],
  ['nothing', {}, ''],
])('belongs to the main group of %s', (_, given, group) => {
  expect(derivePage(words(given), facts).mainGroup).toBe(group)
})

test('lists words of the title, the category and the firm as keywords, each once', () => {
  const { keywords } = derivePage(words({ title: 'Umrah Guide: a list', categoryLink: 'umrah' }), facts)

  expect(keywords).toBe('Umrah, Guide, list, Kafile')
})
