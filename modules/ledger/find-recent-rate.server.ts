import type { Currency } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listDayRates, pairRate, type DayRate } from './find-day-rate.server.ts'

/** A weekend and the holidays around it; an older rate says nothing of today. */
const DAYS = 7

/**
 * The rate between two currencies on the last day of a week for which it was entered: good for telling about what an
 * amount is worth, never for counting money. `undefined` when no day of the week has one.
 *
 * @throws RangeError when both currencies are the same.
 */
export async function findRecentRate(
  db: Db,
  [one, other]: readonly [Currency, Currency],
  at: Date,
): Promise<DayRate | undefined> {
  const today = dayInIstanbul(at)
  const days = Array.from({ length: DAYS }, (_, before) => addDays(today, -before))
  const rates = await listDayRates(db, days)
  return days.map((day) => pairRate(rates.get(day) ?? new Map(), one, other)).find((rate) => rate !== undefined)
}
