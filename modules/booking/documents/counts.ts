import { counted } from '#kernel/counted.ts'
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

/** `5 yıldız`, `5 stars`, `نجمتان`. */
export function starsText(count: number, locale: Locale): string {
  return counted(count, locale, { tr: 'yıldız', en: ['star', 'stars'], ar: ['نجمة واحدة', 'نجمتان', 'نجوم', 'نجمة'] })
}
