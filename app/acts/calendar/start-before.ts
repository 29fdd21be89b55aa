import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TravelledStart } from '#modules/catalog/index.server.ts'
import { saidParts } from './said-parts.ts'

/** What of the start of a departure was another thing before its last change, in words; nothing where that is as it was again. */
export function startBefore({ at, pickUp, change }: TravelledStart, locale: Locale): string[] {
  if (!change) return []
  const { was } = change
  return saidParts([was.at !== at && was.at && formatTime(was.at, locale), was.pickUp !== pickUp && was.pickUp])
}
