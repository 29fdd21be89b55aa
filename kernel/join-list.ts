import { languages } from './languages.ts'
import type { Locale } from './locale.ts'

/** The parts one after the other, with the comma of the language: Arabic has one of its own. */
export function joinList(parts: readonly string[], locale: Locale): string {
  return parts.join(languages[locale].lists.comma)
}

/** Parts that may have commas of their own, with the semicolon of the language between them. */
export function joinClauses(parts: readonly string[], locale: Locale): string {
  return parts.join(languages[locale].lists.semicolon)
}
