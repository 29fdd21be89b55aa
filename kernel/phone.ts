import { toLatinDigits } from './text.ts'

const TURKIYE = '90'

/** Abroad a whole number may have fewer or more digits than the ten of Türkiye. */
const LEAST_ABROAD = 8

/**
 * The back-office search key of a phone number: leading plus and every non-digit stripped, one leading country code or 0
 * dropped, and the country code put before what is left when it has ten digits; where the agency is in another country,
 * also when something was dropped and what is left can be a whole number. The key of an E.164 number is its digits,
 * whatever the country code. For storage and dialling use the E.164 form instead.
 */
export function phoneKey(typed: string, countryCode: string = TURKIYE): string {
  const digits = toLatinDigits(typed).replace(/\D/g, '')
  const dropped = digits.startsWith(countryCode) ? countryCode.length : digits.startsWith('0') ? 1 : 0
  const national = digits.slice(dropped)
  const isWhole = national.length === 10 || (countryCode !== TURKIYE && dropped > 0 && national.length >= LEAST_ABROAD)
  return isWhole ? `${countryCode}${national}` : national
}
