import type { Fields } from '#app/acts/record/field-specs.ts'
import { textIn, type Locale } from '#kernel/locale.ts'
import { changeReasons } from '#modules/promises/index.ts'
import type { ReachOfChange } from '#modules/promises/index.server.ts'
import type { ShownReach } from './reach-card.tsx'

/** What a form says of whom its change reaches: that it was seen, and why it is made. */
export function readReach(fields: Fields) {
  const reason = changeReasons.find((each) => each === fields['reach-reason']) ?? 'other'
  return { seen: fields['reach-seen'], reason }
}

/** Whom a change reaches, for whoever is about to save it. */
export function showReach({ seal, departures }: ReachOfChange, locale: Locale): ShownReach {
  return { seal, departures: departures.map(({ name, ...each }) => ({ ...each, name: textIn(locale, name) })) }
}
