import { expect, test } from 'vitest'
import { askedWords, placeWords } from './search-words.ts'

test.each([
  ['Mekke UMRE şubat', ['mekke', 'umre', 'subat']],
  ['Ka‘be, Mekke’de', ['kabe', 'mekkede']],
  ['umre Umre ÜMRE', ['umre']],
  ['Hac 1448', ['hac', '1448']],
  ['حج ١٤٤٨', ['حج', '1448']],
  ['الحرم والحرم للحرم بالحرم', ['حرم']],
  ['الله', ['الله']],
  ['العُمرَة إلى مكّـة', ['عمره', 'الي', 'مكه']],
  ['!!! …', []],
])('%j asks for %j', (question, words) => {
  expect(askedWords(question)).toEqual(words)
})

test('knows where a word stands as it is written', () => {
  const text = 'Bir gün Mekke’de'

  const place = placeWords(text).at(-1)

  expect(text.slice(place?.start, place?.end)).toBe('Mekke’de')
})
