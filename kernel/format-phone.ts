import { isolateLatin } from './bidi.ts'
import { languages } from './languages.ts'
import type { Locale } from './locale.ts'

/**
 * A number in E.164 as readers of a language expect it: Turkish ones at home without the country, `0212 000 00 00`,
 * abroad `+90 212 000 00 00`; Saudi ones as `+966 50 000 0000`, other countries' numbers as they are.
 */
export function formatPhone(e164: string, locale: Locale): string {
  const turkish = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164)
  if (!turkish) return spacedSaudi(e164)
  const [, area, ...rest] = turkish
  return languages[locale].country === 'TR' ? `0${area} ${rest.join(' ')}` : `+90 ${area} ${rest.join(' ')}`
}

/** The same within a sentence, whatever its direction: in one line, and read from left to right. */
export function phoneInWords(e164: string, locale: Locale): string {
  return isolateLatin(formatPhone(e164, locale).replaceAll(' ', '\u00a0'))
}

/** Drivers and leaders on the road have such numbers, and they are dialled by hand from another telephone. */
function spacedSaudi(e164: string): string {
  return e164.replace(/^\+966(\d{2})(\d{3})(\d{4})$/, '+966 $1 $2 $3')
}
