import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Sabah başlar. Akşam biter.', 'Sabah başlar.'],
  ['Saat 18.00’e kadar yer ayırtın. Sonra dolar.', 'Saat 18.00’e kadar yer ayırtın.'],
  ['كم تبعد؟ ست دقائق.', 'كم تبعد؟'],
  ['Tek cümle', 'Tek cümle'],
  ['', ''],
])('of %j is %j', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
