import type { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { RoadRide } from '#modules/operations/index.server.ts'
import { rideBefore } from './ride-before.ts'

/** A ride for `rideEvent`, with what was last changed of it in a sentence. */
export function toldRide(
  ride: RoadRide,
  { text, locale }: { text: ReturnType<typeof translator<'calendar'>>; locale: Locale },
): RoadRide & { changed: string } {
  const before = rideBefore(ride, locale)
  if (!ride.change || before.length === 0) return { ...ride, changed: '' }
  const date = formatDate(dayInIstanbul(ride.change.changedAt), locale)
  return { ...ride, changed: text('changed', { date, was: joinList(before, locale) }) }
}
