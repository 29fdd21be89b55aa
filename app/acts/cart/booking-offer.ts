import type { Locale } from '#kernel/locale.ts'
import type { Fare, FarePrice, PartyOption } from '#modules/catalog/index.ts'

/** What the booking box takes along into the browser: prices to count with, and the few words that change. */
export type BookingOffer = {
  tourId: string
  name: string
  /** Shown with the row in the cart until the server has priced it. */
  image: string
  departsOn: string
  returnsOn: string
  locale: Locale
  fares: readonly FarePrice[]
  seatsLeft: number
  words: {
    /** By number of travellers, from one on. */
    totals: readonly string[]
    /** For each fare by number of travellers: `1 double room, 2 people`. */
    counts: Partial<Record<Fare, readonly string[]>>
    /** Samples for every plural form. */
    seatsLeft: readonly [count: number, name: string][]
    tooMany: readonly string[]
    sharesRoom: string
    noPrice: string
  }
}

/** Most travellers one party is counted for; larger groups talk to the agency. */
export const MAX_PARTY = 15

/** The form that takes the travellers; the bar at the foot of a phone sends it too. */
export const BOOKING_FORM = 'booking-form'

/** Who goes and where they sleep, as people say it: `1 double room, 2 people + 1 child`. */
export function partyWords(option: PartyOption, counts: BookingOffer['words']['counts']): string {
  return option.lines.flatMap(({ fare, travellers }) => counts[fare]?.[travellers - 1] ?? []).join(' + ')
}
