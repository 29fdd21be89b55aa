import type { PlainDate } from '#kernel/plain-date.ts'

/** What staff may fix instead of the clock; null leaves a year to it. */
export type TitleYears = { year: number | null; nextYear: number | null }

/** The years that titles speak of: the one of the day, and the one after it. */
export function titleYears(today: PlainDate, { year, nextYear }: TitleYears): { year: number; nextYear: number } {
  const shown = year ?? Number(today.slice(0, 4))
  return { year: shown, nextYear: nextYear ?? shown + 1 }
}
