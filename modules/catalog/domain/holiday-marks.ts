import { inEveryLocale, textIn, type Localised } from '#kernel/locale.ts'
import { plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { arabicHolidayNames } from './arabic-holiday-names.ts'
import type { Holiday, HolidayCalendar } from './holidays.ts'

export const holidayKinds = ['religious', 'kandil', 'school', 'public'] as const

export type HolidayKind = (typeof holidayKinds)[number]

/** A holiday in the days of a journey; both days are included. */
export type TourHoliday = { kind: HolidayKind; name: Localised; from: PlainDate; to: PlainDate }

/**
 * What families plan around in the days from `from` to `to`, by their first day, one day being a range too.
 * Eves are left out: half a day off moves nobody's journey.
 */
export function holidaysDuring(calendar: HolidayCalendar, from: PlainDate, to: PlainDate): TourHoliday[] {
  return Object.values(calendar)
    .flatMap((groups) => Object.values(groups).flat())
    .filter(({ ad_tr, baslangic, bitis }) => baslangic <= to && from <= bitis && !HALF_DAY.test(ad_tr))
    .toSorted((a, b) => (a.baslangic < b.baslangic ? -1 : Number(a.baslangic > b.baslangic)))
    .map((holiday) => ({
      kind: kinds[holiday.tur],
      name: inEveryLocale((locale) => textIn(locale, namesOf(holiday))),
      from: plainDate(holiday.baslangic),
      to: plainDate(holiday.bitis),
    }))
}

/** The calendar names its holidays in Turkish and English; Arabic names are its own or those that are known. */
function namesOf({ ad_tr, ad_en, ad_ar }: Holiday): Partial<Localised> {
  return { tr: bare(ad_tr), en: bare(ad_en), ar: ad_ar ?? arabicHolidayNames[bare(ad_tr)] ?? bare(ad_en) }
}

const HALF_DAY = /\(yarım gün\)$/

const kinds: Record<Holiday['tur'], HolidayKind> = {
  resmi: 'public',
  dini: 'religious',
  okul: 'school',
  kandil: 'kandil',
}

/** How a delivered holiday is called in Arabic. */
export function arabicNameOf({ ad_tr, ad_ar }: Holiday): string {
  return ad_ar ?? arabicHolidayNames[bare(ad_tr)] ?? ''
}

/** Names as people read them: without the school year or the explanation that follows in brackets, with curly signs. */
function bare(name: string): string {
  return name.replace(/ \([^)]*\)$/, '').replaceAll("'", '’')
}
