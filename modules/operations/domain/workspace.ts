import type { Locale, Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Relative } from './kinship.ts'
import type { FloorWish, ViewWish } from './room-wishes.ts'
import type { HolyNight } from './holy-cities.ts'
import type { CityStay } from './permits.ts'
import type { CheckInKind, GuideRole, MissingPaper, RideKind, VisaStep } from './papers.ts'

export type WorkTraveller = {
  id: string
  /** The public id of the departure. */
  tourId: string
  order: {
    id: string
    no: string
    contact: string
    phone: string
    /** In which the customer is written to. */
    language: Locale
    note: string
    /** Whom to call at home; null while nobody was named. */
    emergency: {
      name: string
      relation: 'spouse' | 'parent' | 'child' | 'sibling' | 'relative' | 'friend' | 'other'
      phone: string
    } | null
    /** When the rest is due after a deposit; null where all is due at once. */
    restDueOn: PlainDate | null
  }
  firstName: string
  lastName: string
  gender: 'female' | 'male' | null
  bornOn: PlainDate | null
  /** In years on the day of return. */
  age: number | null
  nationality: string
  passportNo: string | null
  passportExpiresOn: PlainDate | null
  /** The first day on which the passport may expire. */
  passportNeededUntil: PlainDate
  missing: MissingPaper[]
  fare: string
  /** The family of a group, where it was said who belongs together. */
  familyId?: string | null
  /** Those with the same number in an order were sold a room together. */
  soldRoom?: number | null
  /** What they said yes to, by the names of the traveller’s fields. */
  flags: readonly string[]
  isHeld: boolean
  price: Money
  open: Money
  visa: VisaStep
  /** Since when the visa is at that step; null where nobody said it, or before days were written down. */
  visaOn: PlainDate | null
  /** Whom staff chose among several, or the nearest of those who can be by what is stated about kinship. */
  mahramId: string | null
  /** What others of the day are to the traveller, as staff stated it. */
  relatives: Relative[]
  /** The rule asks for a mahram, and no visa has been granted without one. */
  lacksMahram: boolean
  note: string
  /** What the hotel is asked for: near the lift, a cot. */
  roomWish: string
  /** The room in each hotel, by the key of the hotel. */
  rooms: Record<string, { id: string; number: string; reason: string }>
  /** The seat on each ride, by its id; empty where no seat is chosen. */
  seats: Record<string, string>
  checkedIn: CheckInKind[]
}

/** What is settled with a hotel for a day. */
export type StayFacts = {
  /** The number under which the hotel has confirmed; empty until it has. */
  confirmation: string
  /** Until that day it keeps the rooms unasked. */
  optionOn: PlainDate | null
  /** Where its lists go. */
  mail: string
  /** How many rooms of each size the contract names. */
  contracted: { beds: number; rooms: number }[]
  /** What it is asked for besides, in its own list. */
  wish: string
}

export const noStayFacts: StayFacts = { confirmation: '', optionOn: null, mail: '', contracted: [], wish: '' }

export type WorkStay = {
  key: string
  name: Localised
  /** The key of its city. */
  city: string
  cityName: Localised
  nights: number
  tourIds: string[]
  facts: StayFacts
}

export type WorkRoom = {
  id: string
  stay: string
  number: string
  beds: number
  floor: FloorWish | ''
  view: ViewWish | ''
}

export type WorkRide = {
  id: string
  kind: RideKind
  name: string
  route: string
  leavesOn: PlainDate
  leavesAt: string
  arrivesAt: string
  meeting: string
  reference: string
  capacity: number
  /** Of whoever drives, or of the company: in E.164 when it can be called, else as it was typed. */
  phone: string
}

/** What staff say about somebody who leads, guides or receives the group. */
export type GuideFacts = {
  role: GuideRole
  name: string
  /** As it was typed, or in E.164 when it can be called. */
  phone: string
  gender: 'female' | 'male' | null
  /** By its own id; null for somebody who is there for everybody of the day. */
  departureId: string | null
  /** With which account they sign in as a leader; null for none. */
  userId: string | null
}

export type WorkGuide = GuideFacts & {
  id: string
  /** The number that can be called, in E.164; null where there is none, or what was typed is none. */
  phoneE164: string | null
}

/** From which terminal of which airport, days and hours by the clocks of the airports, and where the group meets. */
export type FlightHours = {
  from: string
  terminal: string | null
  leavesOn: PlainDate
  leavesAt: string
  arrivesOn: PlainDate
  arrivesAt: string
  meetingPlace: Localised | null
  meetsAt: string | null
}

export type WorkFlight = { from: string; to: string; number: string; times: FlightHours | null }

/** How many nights the hotels of a journey make up, and how many lie between its flights. */
export type NightsOff = { slept: number; between: number }

export type WorkTour = {
  /** The public id of the departure. */
  id: string
  departureId: string
  code: string
  name: Localised
  returnsOn: PlainDate
  airlineCode: string | null
  /** The flights of the departure, or those that the tour names by their numbers. */
  flights: WorkFlight[]
  /** When the group is in Madinah; null where it does not sleep there. */
  madinah: CityStay | null
  /** The nights that the group sleeps in Makkah or Madinah, in order. */
  holyNights: HolyNight[]
  /** Where its hotels and its flights do not agree about the nights. */
  nightsOff: NightsOff | null
  capacity: number
  /** Places that are sold, whoever has them. */
  sold: number
}

/** Everything arranged for those who leave on one day. */
export type Workspace = {
  date: PlainDate
  version: number
  tours: WorkTour[]
  travellers: WorkTraveller[]
  stays: WorkStay[]
  rooms: WorkRoom[]
  rides: WorkRide[]
  guides: WorkGuide[]
  /** Hotels whose last proposal can still be taken back. */
  undoable: string[]
}

/** What staff put on a day and may take away from it. */
export const dateParts = ['ride', 'guide', 'room', 'chairs', 'contract'] as const

export type DatePart = (typeof dateParts)[number]
