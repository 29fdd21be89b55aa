import { inEveryLocale, type Localised } from '#kernel/locale.ts'
import {
  arabicNameOf,
  holidayGroups,
  kindOfGroup,
  type HolidayGroup,
  type HolidayYear,
} from '#modules/catalog/index.ts'

const fieldOf = {
  dini_bayramlar: 'religiousHolidays',
  resmi_tatiller: 'publicHolidays',
  okul_tatilleri: 'schoolBreaks',
  kandil_geceleri: 'kandilNights',
} as const satisfies Record<HolidayGroup, string>

type HolidayRow = { label: Localised; firstDay: string; lastDay: string }

/** A year as its form names things. */
export function toHolidayForm(year: HolidayYear): Record<string, HolidayRow[]> {
  return Object.fromEntries(
    holidayGroups.map((group) => [
      fieldOf[group],
      year[group].map((holiday) => ({
        label: labelOf(holiday),
        firstDay: holiday.baslangic,
        lastDay: holiday.bitis,
      })),
    ]),
  )
}

/** The calendar keeps names in three languages; in others a holiday has none of its own. */
function labelOf(holiday: HolidayYear[HolidayGroup][number]): Localised {
  const known: Partial<Localised> = { tr: holiday.ad_tr, en: holiday.ad_en, ar: arabicNameOf(holiday) }
  return inEveryLocale((locale) => known[locale] ?? '')
}

/** What the form says, for the schema of a year; who names one day only means that day. */
export function fromHolidayForm(form: Record<string, unknown>): unknown {
  return Object.fromEntries(
    holidayGroups.map((group) => [
      group,
      (form[fieldOf[group]] as HolidayRow[]).map(({ label, firstDay, lastDay }) => ({
        tur: kindOfGroup[group],
        ad_tr: label.tr,
        ad_en: label.en,
        ...(label.ar.trim() === '' ? {} : { ad_ar: label.ar }),
        baslangic: firstDay,
        bitis: lastDay.trim() === '' ? firstDay : lastDay,
      })),
    ]),
  )
}

const places: Record<string, string> = {
  ad_tr: 'label.tr',
  ad_en: 'label.en',
  ad_ar: 'label.ar',
  baslangic: 'firstDay',
  bitis: 'lastDay',
  ...fieldOf,
}

/** The place in the form of a place in a year. */
export function placeOfHoliday(path: readonly PropertyKey[]): string {
  return path.map((part) => places[String(part)] ?? String(part)).join('.')
}
