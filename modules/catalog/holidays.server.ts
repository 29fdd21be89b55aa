import { plainDate, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { deliveredHolidays, loadHolidayCalendar } from './data/holidays.server.ts'
import { holidaysBetween, type Holiday, type HolidayMatch, type HolidayYear } from './domain/holidays.ts'
import { holidaysSetting } from './holidays-setting.server.ts'

/** The holidays of a year in their groups; `undefined` for a year that is not announced. */
export async function holidaysOfYear(db: Db, year: string): Promise<HolidayYear | undefined> {
  const calendar = await loadHolidayCalendar(db)
  return Object.hasOwn(calendar, year) ? calendar[year] : undefined
}

/** The holidays that touch a journey. Dates that are no days, and ranges of one day or backwards, match nothing. */
export async function matchHolidays(db: Db, start: string, end: string): Promise<HolidayMatch[]> {
  return holidaysBetween(await loadHolidayCalendar(db), start, end)
}

/** The delivered school holidays of every known year, by name and first day. */
export function listSchoolBreaks(): { name: string; startsOn: PlainDate }[] {
  return Object.values(deliveredHolidays).flatMap(({ okul_tatilleri }) =>
    okul_tatilleri.map(({ ad_tr, baslangic }) => ({ name: ad_tr, startsOn: plainDate(baslangic) })),
  )
}

/** Every known year and whether staff have corrected it, the latest first. */
export async function listHolidayYears(db: Db): Promise<{ year: string; count: number; isCorrected: boolean }[]> {
  const corrected = await readSetting(db, holidaysSetting)
  return Object.entries({ ...deliveredHolidays, ...corrected })
    .map(([year, groups]) => ({
      year,
      count: Object.values<readonly Holiday[]>(groups).flat().length,
      isCorrected: Object.hasOwn(corrected, year),
    }))
    .toSorted((a, b) => Number(b.year) - Number(a.year))
}

/**
 * Puts a whole year in place of the one before it, on every page and in every call from the commit on.
 * @throws ZodError when the year or a holiday does not fit.
 */
export async function writeHolidayYear(tx: Db, year: string, holidays: HolidayYear): Promise<void> {
  const corrected = await readSetting(tx, holidaysSetting)
  await writeSetting(tx, holidaysSetting, { ...corrected, [year]: holidays })
}
