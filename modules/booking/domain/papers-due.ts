import { addDays, type PlainDate } from '#kernel/plain-date.ts'

/** How many days before a journey at home its papers are needed: no border and no consulate waits for them. */
const HOME_LEAD_DAYS = 7

/** Whoever books late has this many days for papers, unless the journey leaves before. */
const LEAST_DAYS = 2

export type PapersJourney = { departsOn: PlainDate; passportMonthsAfterReturn: number | null }

/**
 * The last day on which papers of a journey are in time: `leadDays` before it leaves, a week before one at home. Whoever
 * books after that day, or just before it, has two days; never later than the day before departure, and never in the past.
 */
export function papersDueOn(
  { departsOn, passportMonthsAfterReturn }: PapersJourney,
  leadDays: number,
  bookedOn: PlainDate,
): PlainDate {
  const lead = papersLeadOf(passportMonthsAfterReturn !== null, leadDays)
  const wanted = latest(addDays(departsOn, -lead), addDays(bookedOn, LEAST_DAYS))
  return latest(earliest(wanted, addDays(departsOn, -1)), bookedOn)
}

/** How many days before it leaves a journey wants papers: those that are settled, and a week at most for one at home. */
export function papersLeadOf(isAbroad: boolean, leadDays: number): number {
  return isAbroad ? leadDays : Math.min(HOME_LEAD_DAYS, leadDays)
}

function latest(one: PlainDate, other: PlainDate): PlainDate {
  return one > other ? one : other
}

function earliest(one: PlainDate, other: PlainDate): PlainDate {
  return one < other ? one : other
}
