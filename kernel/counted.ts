import type { Locale } from './locale.ts'

/** Words after a number. Arabic names one and two without a number; from a hundred on its singular may be another. */
export type CountedWords = {
  tr: string
  en: [one: string, many: string]
  ar: [one: string, two: string, few: string, many: string, hundred?: string]
}

/** `4 gece`, `1 night`, `ليلتان`. */
export function counted(count: number, locale: Locale, words: CountedWords): string {
  return said[locale](count, words)
}

const said: Record<Locale, (count: number, words: CountedWords) => string> = {
  tr: (count, words) => `${count} ${words.tr}`,
  en: (count, words) => `${count} ${words.en[count === 1 ? 0 : 1]}`,
  ar: (count, words) => saidInArabic(count, words.ar),
}

function saidInArabic(count: number, [one, two, few, many, hundred = many]: CountedWords['ar']): string {
  if (count === 1) return one
  if (count === 2) return two
  const lastTwo = count % 100
  if (lastTwo >= 3 && lastTwo <= 10) return `${count} ${few}`
  return `${count} ${lastTwo > 10 ? many : hundred}`
}

/** `1 yıl`, `1 year`, `سنة واحدة`. */
export function yearsText(count: number, locale: Locale): string {
  return counted(count, locale, {
    tr: 'yıl',
    en: ['year', 'years'],
    ar: ['سنة واحدة', 'سنتان', 'سنوات', 'سنة'],
  })
}

/** `30 gün`, `30 days`, `30 يومًا`. */
export function daysText(count: number, locale: Locale): string {
  return counted(count, locale, {
    tr: 'gün',
    en: ['day', 'days'],
    ar: ['يوم واحد', 'يومان', 'أيام', 'يومًا', 'يوم'],
  })
}

/** Days after a preposition, which Arabic inflects: `يومين`. */
export function daysAfterText(count: number, locale: Locale): string {
  return counted(count, locale, {
    tr: 'gün',
    en: ['day', 'days'],
    ar: ['يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم'],
  })
}

/** Hours after a preposition: `24 saat`, `24 hours`, `ساعتين`. */
export function hoursAfterText(count: number, locale: Locale): string {
  return counted(count, locale, {
    tr: 'saat',
    en: ['hour', 'hours'],
    ar: ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة'],
  })
}

/** Years after a preposition: `3 yıl`, `1 year`, `سنتين`. */
export function yearsAfterText(count: number, locale: Locale): string {
  return counted(count, locale, {
    tr: 'yıl',
    en: ['year', 'years'],
    ar: ['سنة واحدة', 'سنتين', 'سنوات', 'سنة'],
  })
}

/** A stretch of days, both ends included: `15–29 gün`, `15 to 29 days`, `من 15 إلى 29 يومًا`. */
export function daySpanText(from: number, to: number, locale: Locale): string {
  const days = daysAfterText(to, locale)
  if (from === to) return days
  const join = { tr: `${from}–${days}`, en: `${from} to ${days}`, ar: `من ${from} إلى ${days}` }
  return join[locale]
}
