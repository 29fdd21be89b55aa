import { expect, test } from 'vitest'
import { storedText } from './stored-text.server.ts'

test('a text that is older than a language is read with the words of the nearest', () => {
  expect(storedText.parse({ tr: 'Umre', en: 'Umrah' })).toEqual({ tr: 'Umre', en: 'Umrah', ar: 'Umrah' })
})

test('a text that is blank in a language stays so', () => {
  expect(storedText.parse({ tr: 'Umre', en: '', ar: '' })).toEqual({ tr: 'Umre', en: '', ar: '' })
})

test.each([{}, null, 'Umre', { tr: 1, en: 'Umrah', ar: '' }])('%j is no text', (stored) => {
  expect(storedText.safeParse(stored).success).toBe(false)
})
