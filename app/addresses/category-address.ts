import { paths } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'

/** What the agency sells without departures: these categories are the pages of hotels and of transfers. */
const ownPages: Readonly<Record<string, ((locale: Locale) => string) | undefined>> = {
  hotels: (locale) => paths.hotels(locale),
  transfers: (locale) => paths.service(locale, 'transfers'),
}

/** Whether a category has departures to list. */
export function hasDepartures(key: string): boolean {
  return ownPages[key] === undefined
}

/** Where a category is shown. */
export function categoryAddress({ key, link }: { key: string; link: string }, locale: Locale): string {
  return ownPages[key]?.(locale) ?? paths.category(locale, link)
}
