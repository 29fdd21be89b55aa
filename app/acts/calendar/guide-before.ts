import { formatPhone } from '#kernel/format-phone.ts'
import type { Locale } from '#kernel/locale.ts'
import type { RoadGuide } from '#modules/operations/index.server.ts'
import { saidParts } from './said-parts.ts'

type ChangedGuide = Pick<RoadGuide, 'name' | 'phone' | 'change'>

/** Who led or guided before the last change, and by which number; nothing where that is as it was again. */
export function guideBefore({ name, phone, change }: ChangedGuide, locale: Locale): string[] {
  if (!change) return []
  const { was } = change
  // Digits stay in their order between Arabic words.
  const number = was.phone !== null && `\u2066${formatPhone(was.phone, locale)}\u2069`
  return saidParts([was.name !== name && was.name, was.phone !== phone && number])
}
