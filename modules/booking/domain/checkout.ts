import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import type { KnownFields, ReadFields, TypedFields } from './traveller-fields.ts'

/** How the buyer wants to be known: without an account, with the one signed in, or with a new one. */
export const checkoutModes = ['guest', 'member', 'create'] as const

export type CheckoutMode = (typeof checkoutModes)[number]

export const contactCountries = ['TR', 'DE', 'FR', 'GB', 'US', 'OTHER'] as const

export type ContactCountry = (typeof contactCountries)[number]

/** Checkout accounts take shorter passwords than sign-up does; both rules are wanted. */
export const MIN_CHECKOUT_PASSWORD = 6

/** Consents without which nothing is ordered. The others are asked for and may be left out. */
export const requiredConsents = ['preInformation', 'terms', 'privacy', 'personalData'] as const

export const consentKinds = [...requiredConsents, 'health', 'marketing'] as const

export type ConsentKind = (typeof consentKinds)[number]

/** Everything as it was typed. Dates are `yyyy-mm-dd`, empty when nothing was chosen. */
export type TravellerDraft = TypedFields & { tourId: string; fare: string }

export type ContactDraft = {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: string
  city: string
  country: string
}

export type CheckoutDraft = {
  mode: string
  contact: ContactDraft
  account: { password: string; confirmPassword: string }
  travellers: TravellerDraft[]
  consents: Partial<Record<ConsentKind, boolean | undefined>>
  note: string
  /** By which ways to the telephone they want to hear of the journey; none says nothing. */
  messageWays?: readonly MessageWay[] | undefined
}

export type Traveller = ReadFields & { tourId: string; fare: string }

/** A traveller whose papers may still be to come. */
export type TravellerToCome = KnownFields & { tourId: string; fare: string }

export type Contact = {
  firstName: string
  lastName: string
  email: string
  phone: string
  phoneKey: string
  address: string
  city: string
  country: ContactCountry
}

export type CheckedCheckout = {
  mode: CheckoutMode
  contact: Contact
  password: string | null
  travellers: TravellerToCome[]
  consents: Record<ConsentKind, boolean>
  note: string
}

/** What is wrong with one field; pages choose the words. */
export type FieldCode =
  | 'required'
  | 'too-long'
  | 'malformed'
  | 'choice'
  | 'email'
  | 'phone'
  | 'passport-name'
  | 'birth-date'
  | 'age-baby'
  | 'age-child'
  | 'tckn'
  | 'passport-number'
  | 'passport-expiry'
  | 'same-person'
  | 'password-min6'
  | 'password-mismatch'
  | 'agreements'
  | 'email-taken'

/** How long a passport must last: months after the return, none where the return itself is enough, and so until when. */
export type PassportRule = { months: number; until: PlainDate }

/** A field by its JSON pointer, for example `/travellers/0/tckn`; a passport comes with its rule. */
export type FieldProblem = { pointer: string; code: FieldCode; passport?: PassportRule }

/** What the rules need to know of a tour. */
export type CheckoutTour = { id: string; returnsOn: PlainDate; passportMonthsAfterReturn: number | null }

/** Whether papers of travellers have to be there with the order, or may come until a day that the order names. */
export type PapersTerm = 'with-order' | 'later'

/** The form's language travels with the order: mails and documents are written in it. */
export type CheckoutFacts = { tours: readonly CheckoutTour[]; today: PlainDate; locale: Locale; papers: PapersTerm }
