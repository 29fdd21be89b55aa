import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

const page = (body: string) => load(`<html lang="tr"><head><title>Turlar</title></head><body>${body}</body></html>`)

test('a page says what its elements say, in words and in what is read out', () => {
  expect(readTexts(page('<p>Bir <b>umre</b></p><img alt="Kâbe"><button aria-label="Kapat"></button>'))).toEqual([
    'Turlar',
    'Bir',
    'umre',
    'Kâbe',
    'Kapat',
  ])
})

test('what is marked as another language is left out, and what inside it is of the page is not', () => {
  expect(readTexts(page('<div lang="ar">عمرة <i>حج</i> <q lang="tr">Umre</q></div>'))).toEqual(['Turlar', 'Umre'])
})

test('names, drawings, code and scripts are left out', () => {
  const left =
    '<bdi>Ali <b>Kaya</b></bdi><i translate="no">KFL</i><svg><text>x</text></svg><code>y</code><script>z</script>'

  expect(readTexts(page(left))).toEqual(['Turlar'])
})

test('a text that stands on a page twice is read once, without marks of direction', () => {
  expect(readTexts(page('<p>\u2066Umre\u2069  turu</p><p>Umre turu</p>'))).toEqual(['Turlar', 'Umre turu'])
})
