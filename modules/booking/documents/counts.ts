import type { Locale } from '#kernel/locale.ts'

/** `4 gece`, `4 nights`, `4 ليالٍ`. */
export function nightsText(count: number, locale: Locale): string {
  return counted(count, locale, { tr: 'gece', en: ['night', 'nights'], ar: ['ليلة واحدة', 'ليلتان', 'ليالٍ', 'ليلة'] })
}

/** `2 yolcu`, `2 travellers`, `مسافران`. */
export function travellersText(count: number, locale: Locale): string {
  return counted(count, locale, {
    tr: 'yolcu',
    en: ['traveller', 'travellers'],
    ar: ['مسافر واحد', 'مسافران', 'مسافرين', 'مسافرًا'],
  })
}

type CountedWords = { tr: string; en: [string, string]; ar: [one: string, two: string, few: string, many: string] }

function counted(count: number, locale: Locale, words: CountedWords): string {
  if (locale === 'tr') return `${count} ${words.tr}`
  if (locale === 'en') return `${count} ${words.en[count === 1 ? 0 : 1]}`
  const [one, two, few, many] = words.ar
  if (count === 1) return one
  if (count === 2) return two
  const lastTwo = count % 100
  return `${count} ${lastTwo >= 3 && lastTwo <= 10 ? few : many}`
}
