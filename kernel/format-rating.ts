import { languages } from './languages.ts'
import type { Locale } from './locale.ts'

/** A mark in tenths with one decimal: 49 is `4,9` in Turkish, `4.9` elsewhere. */
export function formatRating(tenths: number, locale: Locale): string {
  return `${Math.floor(tenths / 10)}${languages[locale].numbers.decimal}${tenths % 10}`
}
