import { addDays, type PlainDate } from '#kernel/plain-date.ts'

/** So many days before a departure it is first asked whether it runs, and until when it may be called off. */
export type DecisionDays = { first: number; last: number }

/**
 * The next day by which somebody decides whether a departure runs, is joined with another or is called off: the first one, and
 * once that is over the last one, which may lie in the past.
 */
export function decideBy(departsOn: PlainDate, { first, last }: DecisionDays, today: PlainDate): PlainDate {
  const early = addDays(departsOn, -first)
  return today <= early ? early : addDays(departsOn, -last)
}
