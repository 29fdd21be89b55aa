import { z } from 'zod'
import { WireDay } from '#app/wire/wire.ts'
import type { Holiday, HolidayYear } from '#modules/catalog/index.ts'

/** Holidays under the names their data has always had. */
const fields = {
  tur: z.enum(['resmi', 'dini', 'okul', 'kandil']),
  ad_tr: z.string(),
  ad_en: z.string(),
  baslangic: WireDay,
  bitis: WireDay,
}

const WireHoliday = z.object(fields).meta({ id: 'Holiday', description: 'Kind, names, first and last day.' })

const groups = ['resmi_tatiller', 'dini_bayramlar', 'kandil_geceleri', 'okul_tatilleri'] as const

export const WireHolidays = z.object({
  resmi_tatiller: z.array(WireHoliday),
  dini_bayramlar: z.array(WireHoliday),
  kandil_geceleri: z.array(WireHoliday),
  okul_tatilleri: z.array(WireHoliday),
})

export const WireHolidayMatch = z
  .object({ ...fields, kategori: z.enum(groups), yil: z.int() })
  .meta({ id: 'HolidayMatch', description: 'A holiday with its group and year.' })

/** A holiday without the name that only pages show. */
export function holidayOnWire<Shown extends Holiday>({ ad_ar: _ar, ...holiday }: Shown): Omit<Shown, 'ad_ar'> {
  return holiday
}

export function holidayYearOnWire(year: HolidayYear) {
  return Object.fromEntries(Object.entries(year).map(([group, days]) => [group, days.map(holidayOnWire)]))
}
