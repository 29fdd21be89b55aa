import { phoneKey } from '#kernel/phone.ts'
import { foldForSearch, normalizeInput } from '#kernel/text.ts'

/** What a typed search looks for: words that must all occur, and perhaps a telephone number. */
export type OrderSearch = { words: string[]; phone: string | undefined }

const MOST_WORDS = 6

/** `undefined` when nothing was typed. Letters are compared without marks and case, telephone numbers by their digits. */
export function readOrderSearch(typed: string, countryCode?: string): OrderSearch | undefined {
  const text = normalizeInput(typed)
  if (!text) return undefined
  const digits = /^[\d\s()+.-]+$/.test(text) ? phoneKey(text, countryCode) : ''
  return {
    words: foldForSearch(text).split(' ').slice(0, MOST_WORDS),
    phone: digits.length >= 4 ? digits : undefined,
  }
}
