import { addDays, type PlainDate } from '#kernel/plain-date.ts'

export const permitKinds = ['rawdah', 'umrah', 'train'] as const

export type PermitKind = (typeof permitKinds)[number]

export const permitStates = ['to-request', 'requested', 'granted', 'missed', 'used', 'not-needed'] as const

export type PermitState = (typeof permitStates)[number]

/** What somebody needs leave for. The day and the hours are those of Saudi Arabia. */
export type Permit = {
  kind: PermitKind
  state: PermitState
  day: PlainDate | null
  /** When it is, or from when it is wished; empty while nobody knows. */
  hour: string
  /** Until when it is wished; empty where the hour is settled. */
  until: string
  gate: string
  reference: string
}

/** When somebody was last in the Rawdah, as they or the staff said. */
export type LastVisit = PlainDate | 'never' | 'unknown'

/** A day and an hour as a text that sorts: `2027-04-05T02:40`. */
export type Moment = string

export function momentOf(day: PlainDate, hour: string): Moment {
  return `${day}T${hour}`
}

/** From when until when somebody is in a city. */
export type CityStay = { from: Moment; until: Moment }

/** Hours of a day, the end not among them; `24:00` is the end of the day. */
export type DayWindow = { from: string; until: string }

/** When women and when men are let in, and on Fridays where those hours are others; it holds from one day to another. */
export type PermitSeason = {
  from: PlainDate
  until: PlainDate
  women: string
  men: string
  fridayWomen: string
  fridayMen: string
  /** Where the hours were read. */
  source: string
}

/** What the authority says of visits to the Rawdah. */
export type RawdahRules = {
  daysBetween: number
  minutes: number
  earlyMinutes: number
  /** Below that age a child goes along with its parents. */
  freeBelowAge: number
  source: string
  checkedOn: PlainDate
  seasons: PermitSeason[]
}

/** The first day on which somebody may be in the Rawdah again; null where nothing says that they have to wait. */
export function eligibleFrom(
  lastVisit: LastVisit,
  { daysBetween }: Pick<RawdahRules, 'daysBetween'>,
): PlainDate | null {
  return lastVisit === 'never' || lastVisit === 'unknown' ? null : addDays(lastVisit, daysBetween)
}
