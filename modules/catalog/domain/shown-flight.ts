import type { Locale, Localised } from '#kernel/locale.ts'
import { minutesOf, type TimedFlight } from './flight-times.ts'

/** An airport in one language; `city` is the code where nobody knows the airport. */
export type ShownAirport = { code: string; city: string }

/** An airport inside a sentence: `Istanbul (IST)`, for a city may have two. */
export function airportName({ code, city }: ShownAirport): string {
  return city === code ? code : `${city} (${code})`
}

/** A flight of a departure as everybody may see it; where the group meets is told to those who travel. */
export type ShownFlight = Omit<TimedFlight, 'from' | 'to' | 'meetingPlace' | 'meetsAt'> & {
  from: ShownAirport
  to: ShownAirport
  /** How long it takes. */
  minutes: number
}

/** A flight in one language, for everybody. */
export function showFlight(
  flight: TimedFlight,
  airports: ReadonlyMap<string, { city: Localised; timeZone: string }>,
  locale: Locale,
): ShownFlight {
  const { from, to, meetingPlace: _place, meetsAt: _hour, ...shown } = flight
  const airport = (code: string) => ({ code, city: airports.get(code)?.city[locale] ?? code })
  const zones = new Map([...airports].map(([code, { timeZone }]) => [code, timeZone]))
  return { ...shown, from: airport(from), to: airport(to), minutes: minutesOf(flight, zones) }
}
