import type { Locale } from '#kernel/locale.ts'
import type { FarePrice, RoomFare } from '#modules/catalog/index.ts'

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
    /** By number of travellers: the second line of the panel that says what was put into the cart, `#` for the room. */
    details: readonly string[]
    /** By number of seats, from one on. */
    seatsLeft: readonly string[]
    tooMany: readonly string[]
    inRoom: Record<RoomFare, string>
    roomNames: Record<RoomFare | 'adult', string>
    sharesRoom: string
    noPrice: string
  }
}

/** Most travellers one party is counted for; larger groups talk to the agency. */
export const MAX_PARTY = 15

/** Stands for what the browser puts into a sentence. */
export const PLACE = '#'
