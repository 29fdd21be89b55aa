import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { airportName } from '#modules/catalog/index.ts'
import type { TravelledFlight, TravelledStart } from '#modules/catalog/index.server.ts'
import type { RoadRide } from '#modules/operations/index.server.ts'
import { flightBefore, meetingBefore } from './flight-before.ts'
import { rideBefore } from './ride-before.ts'
import type { CalendarFlight } from './road-events.ts'
import { startBefore } from './start-before.ts'

/** A ride for `rideEvent`, with what was last changed of it in a sentence. */
export function toldRide(ride: RoadRide, locale: Locale): RoadRide & { changed: string } {
  return { ...ride, changed: sentence(ride.change, rideBefore(ride, locale), locale) }
}

/** A flight for `flightEvents`, with its airports by name and what was last changed of it and of its meeting. */
export function toldFlight(flight: TravelledFlight, locale: Locale): CalendarFlight {
  const { from, to, change } = flight
  const words = { text: translator(locale, 'tour'), locale }
  return {
    ...flight,
    from: airportName(from),
    to: airportName(to),
    changed: sentence(change, flightBefore(flight, words), locale),
    meetingChanged: sentence(change, meetingBefore(flight, words), locale),
  }
}

/** The start of a departure for `startEvents`, with what was last changed of it. */
export function toldStart(
  start: TravelledStart | undefined,
  locale: Locale,
): (TravelledStart & { changed: string }) | undefined {
  return start && { ...start, changed: sentence(start.change, startBefore(start, locale), locale) }
}

/** Empty where nothing was another thing before. */
function sentence(change: { changedAt: Date } | null, was: readonly string[], locale: Locale): string {
  if (!change || was.length === 0) return ''
  const date = formatDate(dayInIstanbul(change.changedAt), locale)
  return translator(locale, 'calendar')('changed', { date, was: joinList(was, locale) })
}
