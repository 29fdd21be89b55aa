import { createHash } from 'node:crypto'
import { messagesOf } from '#app/messages/messages.server.ts'
import type { MessageArea, Messages } from '#app/messages/translation.ts'
import type { Locale } from '#kernel/locale.ts'

/** Texts every application needs: its chrome, and the error page it may have to show. */
const AREAS_OF_EVERY_APPLICATION: readonly MessageArea[] = ['ui', 'chrome', 'errors', 'forms']

/** The texts of an application whose pages have these areas. */
export function textsOfApplication(locale: Locale, areas: readonly MessageArea[]): Partial<Messages> {
  return messagesOf(locale, [...AREAS_OF_EVERY_APPLICATION, ...areas])
}

type StaffTexts = { texts: Partial<Messages>; address: string; bytes: Uint8Array<ArrayBuffer> }

const kept = new WeakMap<readonly MessageArea[], Map<Locale, StaffTexts>>()

/** The texts of all pages of the staff in a language, and as JSON at an address that changes with them; `areas` those of staff. */
export function textsOfStaff(locale: Locale, areas: readonly MessageArea[]): StaffTexts {
  const ofAreas = kept.get(areas) ?? new Map<Locale, StaffTexts>()
  kept.set(areas, ofAreas)
  const texts = ofAreas.get(locale) ?? write(locale, areas)
  ofAreas.set(locale, texts)
  return texts
}

function write(locale: Locale, areas: readonly MessageArea[]): StaffTexts {
  const texts = textsOfApplication(locale, areas)
  const bytes = new TextEncoder().encode(JSON.stringify(texts))
  const mark = createHash('sha256').update(bytes).digest('base64url').slice(0, 10)
  return { texts, address: `/builds/staff-texts/${locale}-${mark}.json`, bytes }
}
