import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { phoneKey } from '#kernel/phone.ts'
import { normalizeInput } from '#kernel/text.ts'

/** A number that can be called: E.164 for dialling and storage, and the back-office search key. */
export type PhoneNumber = { e164: string; key: string }

/**
 * Reads a phone number as people write it, of the country with this code when none is named. Company numbers (444 …) are refused,
 * because they cannot be called from abroad, and so are extensions.
 */
export function readPhone(typed: string, countryCode: string = '90'): PhoneNumber | undefined {
  const text = normalizeInput(typed)
  const digits = text?.replace(/\D/g, '').length ?? 0
  if (!text || digits < 7 || digits > 17) return undefined
  // Without a country of its own the library does not know that 00 leads abroad.
  const number = parsePhoneNumberFromString(text.replace(/^00/, '+'), {
    defaultCallingCode: countryCode,
    extract: false,
  })
  if (!number?.isValid() || number.ext || number.getType() === 'UAN') return undefined
  return { e164: number.number, key: phoneKey(number.number) }
}
