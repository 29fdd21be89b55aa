import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ContactDraft, TravellerDraft } from '#modules/booking/index.ts'

/** A departure of the lived seasons, as far as whoever books it looks at it. */
export type LivedDeparture = {
  /** As addresses name it. */
  tourId: string
  departsOn: PlainDate
  returnsOn: PlainDate
  salesCloseOn: PlainDate
  /** Priced by room and not by head. */
  hasRooms: boolean
  /** Whether a deposit may book it, when it is booked early enough. */
  takesDeposit: boolean
  /** A journey for which visas and rooms are arranged. */
  isAbroad: boolean
  fares: ReadonlySet<string>
  wanted: number
  capacity: number
}

/** How the first money of an order comes. */
export type Way = 'card' | 'transfer' | 'cash'

/** What becomes of an order. */
export type Fate =
  | { kind: 'paid'; way: Way }
  /** A deposit now; the rest later, or not yet. */
  | { kind: 'deposit'; way: Way; rest: { way: Way; at: Date } | undefined }
  /** Nobody pays it, and its seats go back. */
  | { kind: 'lapsed' }
  /** A transfer that has been announced and is still on its way. */
  | { kind: 'transfer-awaited' }
  /** Taken by telephone; the customer has the address of the payment and has not paid yet. */
  | { kind: 'payment-awaited' }

export type Ending =
  | { kind: 'cancelled'; at: Date; who: 'all' | 'last'; reason: string }
  | { kind: 'cancellation-asked'; at: Date; reason: string }

export type Party = {
  key: string
  departure: LivedDeparture
  placedAt: Date
  /** In the shop, or by telephone with staff. */
  channel: 'shop' | 'telephone'
  contact: ContactDraft
  locale: Locale
  travellers: TravellerDraft[]
  note: string
  fate: Fate
  ending: Ending | undefined
}
