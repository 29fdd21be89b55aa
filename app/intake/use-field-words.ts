import { useLocale, useText } from '#app/ui/text.tsx'
import type { FieldCode, PassportRule } from '#modules/booking/index.ts'
import { neededKey } from './needed-key.ts'
import { sayPassport } from './say-passport.ts'

/** What is wrong with a field of a booking; a passport comes with its rule. */
export type WrongField = { code: FieldCode; passport?: PassportRule }

/** What a refused field of a booking says beside it: the same words wherever customers, agencies or staff type it. */
export function useFieldWords(): (field: string, problem: WrongField) => string {
  const forms = useText('forms')
  const locale = useLocale()
  return (field, { code, passport }) => {
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
        return passport ? sayPassport(forms, locale, passport) : forms('wrong-passport-expiry')
      default:
        return forms(`wrong-${code}`)
    }
  }
}
