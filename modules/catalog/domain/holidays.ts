import { parseDayFirst, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'

/** A holiday in the names of its calendar; both days are included. */
export type Holiday = {
  tur: 'resmi' | 'dini' | 'okul' | 'kandil'
  ad_tr: string
  ad_en: string
  /** Where staff gave a name; else it is known by its Turkish one. */
  ad_ar?: string | undefined
  baslangic: string
  bitis: string
}

export const holidayGroups = ['resmi_tatiller', 'dini_bayramlar', 'kandil_geceleri', 'okul_tatilleri'] as const

export type HolidayGroup = (typeof holidayGroups)[number]

export const kindOfGroup = {
  resmi_tatiller: 'resmi',
  dini_bayramlar: 'dini',
  kandil_geceleri: 'kandil',
  okul_tatilleri: 'okul',
} as const satisfies Record<HolidayGroup, Holiday['tur']>

export type HolidayYear = Readonly<Record<HolidayGroup, readonly Holiday[]>>

export type HolidayCalendar = Readonly<Record<string, HolidayYear>>

/** A holiday that touches a journey, with its group and its year. */
export type HolidayMatch = Holiday & { kategori: HolidayGroup; yil: number }

/**
 * The holidays that touch the days from `start` to `end`, by their first day. Dates are `yyyy-mm-dd` or `dd-mm-yyyy`.
 * None when a date is missing or no day of ten characters, or when the range is empty, one day or backwards.
 */
export function holidaysBetween(calendar: HolidayCalendar, start: string, end: string): HolidayMatch[] {
  const from = readDay(start)
  const to = readDay(end)
  if (!from || !to || from >= to) return []
  return Object.entries(calendar)
    .flatMap(([year, groups]) =>
      (Object.entries(groups) as [HolidayGroup, readonly Holiday[]][]).flatMap(([kategori, entries]) =>
        entries.map((entry) => ({ ...entry, kategori, yil: Number(year) })),
      ),
    )
    .filter(({ baslangic, bitis }) => baslangic <= to && from <= bitis)
    .toSorted((a, b) => (a.baslangic < b.baslangic ? -1 : Number(a.baslangic > b.baslangic)))
}

function readDay(text: string): PlainDate | undefined {
  return text.length === 10 ? (parsePlainDate(text) ?? parseDayFirst(text)) : undefined
}
