import type { Locale } from './locale.ts'

/** The parts one after the other, with the comma of the language: Arabic has one of its own. */
export function joinList(parts: readonly string[], locale: Locale): string {
  return parts.join(locale === 'ar' ? '، ' : ', ')
}
