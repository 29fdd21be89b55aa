import { isolateLatin } from '#kernel/bidi.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Agency } from '../domain/agency.ts'

/** How an agency is reached, on one line of a paper. */
export function contactOf({ phone, email, address, city, licenceNo }: Agency, locale: Locale): string {
  const licence = licenceNo === '' ? '' : `TÜRSAB ${licenceNo}`
  return [isolateLatin(formatPhone(phone, locale)), isolateLatin(email), address, city, licence]
    .filter((part) => part.replace(/[\u2066-\u2069]/g, '') !== '')
    .join(' · ')
}
