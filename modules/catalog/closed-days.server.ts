import { z } from 'zod'
import type { ClosedDays } from '#kernel/closed-days.ts'
import { addDays, plainDate, type PlainDate, type Weekday } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSettings } from '#platform/settings/settings.server.ts'
import { deliveredHolidays } from './data/holidays.server.ts'
import type { HolidayCalendar } from './domain/holidays.ts'
import { holidaysSetting } from './holidays-setting.server.ts'

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** When the office is open, in Istanbul's time. Identities that were kept before there were hours have the delivered ones. */
export const openingHours = z
  .array(z.object({ days: z.array(z.union(weekdays.map((day) => z.literal(day)))), opens: clock, closes: clock }))
  .default([
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [6], opens: '09:00', closes: '16:00' },
  ])

/** Of the agency's identity, its hours alone. */
const openingSetting = defineSetting({
  key: 'site',
  schema: z.object({ opening: openingHours }),
  fallback: { opening: openingHours.parse(undefined) },
})

/** Public and religious holidays; half days count, since what is handed in on one may lie until the day after. */
const closingGroups = ['resmi_tatiller', 'dini_bayramlar'] as const

/** The days on which nothing can be handed in, by the hours of the office and the holidays that are known; one query. */
export async function loadClosedDays(db: Db): Promise<ClosedDays> {
  const [{ opening }, corrected] = await readSettings(db, openingSetting, holidaysSetting)
  return closedDaysOf(opening, { ...deliveredHolidays, ...corrected })
}

/** An office that names no hours is closed on holidays alone. */
function closedDaysOf(opening: readonly { days: readonly Weekday[] }[], calendar: HolidayCalendar): ClosedDays {
  const open = opening.flatMap(({ days }) => days)
  const entries = Object.values(calendar).flatMap((year) => closingGroups.flatMap((group) => year[group]))
  return {
    weekdays: open.length === 0 ? [] : weekdays.filter((day) => !open.includes(day)),
    holidays: new Set(entries.flatMap(({ baslangic, bitis }) => daysOf(plainDate(baslangic), plainDate(bitis)))),
  }
}

function daysOf(from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
