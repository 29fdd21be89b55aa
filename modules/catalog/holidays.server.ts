import { plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { holidayCalendar } from './data/holidays.server.ts'
import { holidaysBetween, type Holiday, type HolidayGroup, type HolidayMatch } from './domain/holidays.ts'

/** The holidays of a year in their groups; `undefined` for a year that is not announced. */
export function holidaysOfYear(year: string): Readonly<Record<HolidayGroup, readonly Holiday[]>> | undefined {
  return Object.hasOwn(holidayCalendar, year) ? holidayCalendar[year] : undefined
}

/** The holidays that touch a journey. Dates that are no days, and ranges of one day or backwards, match nothing. */
export function matchHolidays(start: string, end: string): HolidayMatch[] {
  return holidaysBetween(holidayCalendar, start, end)
}

/** The school holidays of every known year, by name and first day. */
export function listSchoolBreaks(): { name: string; startsOn: PlainDate }[] {
  return Object.values(holidayCalendar).flatMap(({ okul_tatilleri }) =>
    okul_tatilleri.map(({ ad_tr, baslangic }) => ({ name: ad_tr, startsOn: plainDate(baslangic) })),
  )
}
