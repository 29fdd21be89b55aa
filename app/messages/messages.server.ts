import type { Locale } from '#kernel/locale.ts'
import { ar } from './ar.server.ts'
import { en } from './en.server.ts'
import { tr } from './tr.server.ts'
import type { MessageArea, Messages } from './translation.ts'

/** Every text of the interface in every language. */
export const messages: Record<Locale, Messages> = { tr, en, ar }

/** The texts of some areas in one language, as a page is given them. */
export function messagesOf(locale: Locale, areas: readonly MessageArea[]): Partial<Messages> {
  return Object.fromEntries(areas.map((area) => [area, messages[locale][area]]))
}
