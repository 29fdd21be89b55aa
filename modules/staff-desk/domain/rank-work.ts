import type { Currency, Money } from '#kernel/money.ts'
import { addDays, daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import { workKinds, type WorkKind } from './waiting-work.ts'

/** When something has to be done: its day is over, it is here, it comes within seven days, or there is time. */
export const urgencies = ['overdue', 'today', 'week', 'later'] as const

export type Urgency = (typeof urgencies)[number]

/** What decides the place of a piece of work. */
export type RankedWork = {
  key: string
  kind: WorkKind
  /** The last day on which it is done in time; none where no day is. */
  dueOn: PlainDate | null
  /** What is lost, or waits to come in. */
  money: Money | null
}

const WEEK_DAYS = 7
const DAY_MS = 86_400_000

export function urgencyOf(dueOn: PlainDate | null, today: PlainDate): Urgency {
  if (dueOn === null) return 'later'
  const days = daysBetween(today, dueOn)
  if (days < 0) return 'overdue'
  if (days === 0) return 'today'
  return days <= WEEK_DAYS ? 'week' : 'later'
}

/**
 * All work in the order in which it should be done. The day comes first: what is late, today, this week, later. Within
 * one of these the product of three decides: what harm it does to leave it, how near its day is or how long ago it was,
 * and how much money is at stake. Equal ones stay in the order of their days, and then of their keys, so that a list does
 * not move while somebody reads it.
 */
export function rankWork<Work extends RankedWork>(work: readonly Work[], today: PlainDate): Work[] {
  const weighed = work.map((each) => ({
    each,
    place: urgencies.indexOf(urgencyOf(each.dueOn, today)),
    weight: workKinds[each.kind].risk * nearness(each.dueOn, today) * stake(each.money),
  }))
  return weighed
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        b.weight - a.weight ||
        (a.each.dueOn ?? '9').localeCompare(b.each.dueOn ?? '9') ||
        a.each.key.localeCompare(b.each.key),
    )
    .map(({ each }) => each)
}

/** Somebody who wrote gets an answer within a day: the last day to give it. */
export function answerBy(askedOn: PlainDate): PlainDate {
  return addDays(askedOn, 1)
}

/**
 * Until when something is prepared that a departure needs on `by`. It is never late while there is still time to do it:
 * what should have been done by now is work of today until the group leaves.
 */
export function prepareBy(by: PlainDate, departsOn: PlainDate, today: PlainDate): PlainDate {
  return by < today && today <= departsOn ? today : by
}

/** How many whole days something has waited. */
export function daysWaited(since: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - since.getTime()) / DAY_MS))
}

/** Two where the day is here; less the further away it is, more the longer ago it was, at most four. */
function nearness(dueOn: PlainDate | null, today: PlainDate): number {
  if (dueOn === null) return 0.1
  const days = daysBetween(today, dueOn)
  return days >= 0 ? 2 / (1 + days) : Math.min(4, 2 - days / 15)
}

/** One where no money is at stake, and one more for each ten times of the amount, counted from about 100 lira. */
function stake(money: Money | null): number {
  if (money === null) return 1
  const lira = (Math.abs(money.minor) / 100) * roughlyInLira[money.currency]
  return 1 + Math.max(0, Math.log10(lira / 100))
}

/** Only the number of digits counts here, so these need no rate of the day; no amount is ever shown from them. */
const roughlyInLira: Record<Currency, number> = { TRY: 1, SAR: 11, USD: 42, EUR: 48, GBP: 55 }
