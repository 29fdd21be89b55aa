import type { useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PassportRule } from '#modules/booking/index.ts'

/** What is said of a passport that ends too early: the rule of the journey, and the day that comes of it. */
export function sayPassport(
  forms: ReturnType<typeof useText<'forms'>>,
  locale: Locale,
  { months, until }: PassportRule,
): string {
  const date = formatDate(until, locale)
  return months === 0 ? forms('wrong-passport-day', { date }) : forms('passport', { months, date })
}
