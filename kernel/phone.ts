import { toLatinDigits } from './text.ts'

/**
 * The back-office search key of a phone number: leading plus and every non-digit stripped, one leading 90 or 0 dropped,
 * and 90 put before what is left when it has ten digits. For storage and dialling use the E.164 form instead.
 */
export function phoneKey(typed: string): string {
  const digits = toLatinDigits(typed).replace(/\D/g, '')
  const national = digits.startsWith('90') ? digits.slice(2) : digits.startsWith('0') ? digits.slice(1) : digits
  return national.length === 10 ? `90${national}` : national
}
