import { parseEmail } from '#kernel/email.ts'
import { parseTckn } from '#kernel/identity.ts'

/** What stands in place of a value that says who somebody is or opens something. */
export const REDACTED = '***'

/**
 * The value with everything personal or secret replaced: by the name of its field, and texts that look like an e-mail
 * address, an identity number or a card number under whatever name. Other texts stay: callers leave names out.
 */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return isTelling(value) ? REDACTED : value
  if (typeof value === 'bigint') return value.toString()
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([name, each]) => [name, isPersonalName(name) && hasContent(each) ? REDACTED : redact(each)]),
  )
}

const PERSONAL = new Set(
  `name fullname firstname lastname surname email mobile phone address tckn identitynumber passport passportno
  passportnumber iban bornon birthdate cardnumber cvv cvc password passwordhash token accesstoken secret apikey
  customername customeremail customerphone photo healthnote`.split(/\s+/),
)

function isPersonalName(name: string): boolean {
  return PERSONAL.has(name.replaceAll(/[_-]/g, '').toLowerCase())
}

/** Whether something was there is no secret: that a number was given or taken away can be told. */
function hasContent(value: unknown): boolean {
  return value !== null && value !== '' && typeof value !== 'boolean'
}

function isTelling(text: string): boolean {
  const plain = text.trim()
  return parseEmail(plain) !== undefined || parseTckn(plain) !== undefined || /^(?:\d[ -]?){13,19}$/.test(plain)
}
