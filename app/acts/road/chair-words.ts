import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TravellerChair } from '#modules/operations/index.server.ts'

/** A wheelchair as those read of it who travel; whose it is, the reader of it knows. */
export type ShownChair = Pick<TravellerChair, 'day' | 'from' | 'until' | 'place' | 'withPusher'>

/** `5 Nisan Pazartesi 14.00–16.00`. */
export function chairMoment({ day, from, until }: ShownChair, locale: Locale): string {
  return `${formatDate(day, locale, { weekday: true, year: false })} ${chairHours({ from, until }, locale)}`
}

/** Hours that stay in their order also where lines run from right to left. */
export function chairHours({ from, until }: Pick<ShownChair, 'from' | 'until'>, locale: Locale): string {
  return `\u2066${formatTime(from, locale)}–${formatTime(until, locale)}\u2069`
}
