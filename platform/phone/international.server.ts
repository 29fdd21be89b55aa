import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A number in E.164 as it is read and dialled in any country, `+90 532 123 45 67`. */
export function internationalPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}
