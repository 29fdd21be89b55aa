import { directionOf, type Locale } from './locale.ts'

/** Keeps a number or a code together, and in its own direction, inside text of the other direction. */
export function isolateLatin(text: string): string {
  return `\u2066${text}\u2069`
}

/** The same where the text around it may run either way: only in a language that runs from the right is there a need. */
export function isolateIn(locale: Locale, text: string): string {
  return directionOf(locale) === 'rtl' ? isolateLatin(text) : text
}
