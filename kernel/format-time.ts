import { languages } from './languages.ts'
import type { Locale } from './locale.ts'

/** A time of day that is kept as `08:05`: Turkish writes `08.05`. */
export function formatTime(time: string, locale: Locale): string {
  return time.replace(':', languages[locale].dates.clock)
}
