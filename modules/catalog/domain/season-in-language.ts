import { locales, type Locale } from '#kernel/locale.ts'
import type { DepartureFacts } from './season.ts'

const known = new WeakMap<readonly DepartureFacts[], Map<Locale, readonly DepartureFacts[]>>()

/** The departures whose tours can be read in a language: all that its lists, counts and neighbours know of. */
export function seasonInLanguage(season: readonly DepartureFacts[], locale: Locale): readonly DepartureFacts[] {
  const inLanguages = known.get(season) ?? new Map(locales.map((each) => [each, readableSeason(season, each)]))
  known.set(season, inLanguages)
  return inLanguages.get(locale) ?? []
}

function readableSeason(season: readonly DepartureFacts[], locale: Locale): readonly DepartureFacts[] {
  const readable = season.filter(({ tour }) => tour.languages.includes(locale))
  return readable.length === season.length ? season : readable
}
