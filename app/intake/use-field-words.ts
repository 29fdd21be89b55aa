import { useLocale, useText } from '#app/ui/text.tsx'
import { formatDate } from '#kernel/format-date.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { FieldCode } from '#modules/booking/index.ts'
import { neededKey } from './needed-key.ts'

/** What is wrong with a field of a booking; `until` is the day a passport must reach. */
export type WrongField = { code: FieldCode; until?: PlainDate }

/** What a refused field of a booking says beside it: the same words wherever customers, agencies or staff type it. */
export function useFieldWords(): (field: string, problem: WrongField) => string {
  const forms = useText('forms')
  const locale = useLocale()
  return (field, { code, until }) => {
    switch (code) {
      case 'required':
        return forms(neededKey(field))
      case 'email':
      case 'phone':
      case 'email-taken':
      case 'agreements':
      case 'password-min6':
        return forms(code)
      case 'password-mismatch':
        return forms('password-no-match')
      case 'tckn':
        return forms('tckn')
      case 'passport-expiry':
        return until ? forms('wrong-passport-day', { date: formatDate(until, locale) }) : forms('passport')
      default:
        return forms(`wrong-${code}`)
    }
  }
}
