import { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting, readSettings } from '#platform/settings/settings.server.ts'
import type { DurationStarts } from '../domain/durations.ts'
import type { HolidayCalendar } from '../domain/holidays.ts'
import { holidaysSetting } from '../holidays-setting.server.ts'
import { durationStartsSetting } from '../trade-settings.server.ts'
import calendar from './holidays.json' with { type: 'json' }

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const entry = z.object({
  tur: z.enum(['resmi', 'dini', 'okul', 'kandil']),
  ad_tr: z.string(),
  ad_en: z.string(),
  baslangic: day,
  bitis: day,
})

const year = z.object({
  resmi_tatiller: z.array(entry),
  dini_bayramlar: z.array(entry),
  kandil_geceleri: z.array(entry),
  okul_tatilleri: z.array(entry),
})

export type SeasonRules = { calendar: HolidayCalendar; durations: DurationStarts }

/** Turkish holidays by year, as the authorities have announced them. */
export const deliveredHolidays: HolidayCalendar = z.record(z.string(), year).parse(calendar)

/** Every known year, those that staff have corrected as they have written them; one query. */
export async function loadHolidayCalendar(db: Db): Promise<HolidayCalendar> {
  return { ...deliveredHolidays, ...(await readSetting(db, holidaysSetting)) }
}

/** What is said of departures by rules that staff may change; one query. */
export async function loadSeasonRules(db: Db): Promise<SeasonRules> {
  const [corrected, durations] = await readSettings(db, holidaysSetting, durationStartsSetting)
  return { calendar: { ...deliveredHolidays, ...corrected }, durations }
}
