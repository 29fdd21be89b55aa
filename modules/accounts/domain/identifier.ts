import { emailKey, parseEmail } from '#kernel/email.ts'
import { phoneKey } from '#kernel/phone.ts'
import { normalizeInput } from '#kernel/text.ts'

/** What somebody typed to say who they are: an e-mail address or a mobile number, as their search keys. */
export type Identifier = { kind: 'email'; key: string } | { kind: 'mobile'; key: string }

/** A number without a country is one of the country with this code. `undefined` when the text can be neither. */
export function parseIdentifier(typed: string, countryCode?: string): Identifier | undefined {
  if (typed.includes('@')) {
    const email = parseEmail(typed)
    return email === undefined ? undefined : { kind: 'email', key: emailKey(email) }
  }
  const digits = phoneKey(normalizeInput(typed)?.replace(/^00/, '') ?? '', countryCode)
  return digits.length >= 7 && digits.length <= 15 ? { kind: 'mobile', key: digits } : undefined
}
