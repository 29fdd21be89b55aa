import { lastSafeDay, type ClosedDays } from '#kernel/closed-days.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** How many open days before a journey at home its papers are needed: no border and no consulate waits for them. */
const HOME_LEAD_DAYS = 7

/** When papers have to be there: so many open days before a journey abroad leaves. */
export type PapersTime = { leadDays: number; closed: ClosedDays }

export type PapersJourney = { departsOn: PlainDate; passportMonthsAfterReturn: number | null }

/**
 * The last day on which papers of a journey are in time: `leadDays` open days before it leaves, seven before one at home,
 * and for whoever books late as `lastSafeDay` says.
 */
export function papersDueOn(
  { departsOn, passportMonthsAfterReturn }: PapersJourney,
  { leadDays, closed }: PapersTime,
  bookedOn: PlainDate,
): PlainDate {
  const days = papersLeadOf(passportMonthsAfterReturn !== null, leadDays)
  return lastSafeDay({ departsOn, days, bookedOn }, closed).day
}

/** How many open days before it leaves a journey wants papers: those that are settled, and seven at most for one at home. */
export function papersLeadOf(isAbroad: boolean, leadDays: number): number {
  return isAbroad ? leadDays : Math.min(HOME_LEAD_DAYS, leadDays)
}
