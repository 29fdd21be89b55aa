import { languages } from './languages.ts'
import type { Locale } from './locale.ts'

/**
 * A number in E.164 as readers of a language expect it: Turkish ones at home without the country, `0212 000 00 00`,
 * abroad `+90 212 000 00 00`; other countries' numbers as they are.
 */
export function formatPhone(e164: string, locale: Locale): string {
  const turkish = /^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(e164)
  if (!turkish) return e164
  const [, area, ...rest] = turkish
  return languages[locale].country === 'TR' ? `0${area} ${rest.join(' ')}` : `+90 ${area} ${rest.join(' ')}`
}
