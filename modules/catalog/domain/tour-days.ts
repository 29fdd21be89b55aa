import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { CancellationBand } from './tour.ts'

/** The stay in which the night after a day of the programme is spent; the last day belongs to the last stay. */
export function stayOnDay<Stay extends { nights: number }>(stays: readonly Stay[], day: number): Stay | undefined {
  let nights = 0
  for (const stay of stays) {
    nights += stay.nights
    if (day <= nights) return stay
  }
  return stays.at(-1)
}

/** The last day on which everything paid is returned; `null` when it has passed or is never offered. */
export function freeCancellationUntil(
  bands: readonly CancellationBand[],
  departsOn: PlainDate,
  today: PlainDate,
): PlainDate | null {
  const free = bands.filter(({ refundPercent }) => refundPercent === 100).map(({ fromDaysBefore }) => fromDaysBefore)
  if (free.length === 0) return null
  const lastDay = addDays(departsOn, -Math.min(...free))
  return lastDay < today ? null : lastDay
}
