import type { Locale } from './locale.ts'

/** Nationalities that travellers of the agency have, as ISO 3166 codes; the others are asked for by phone. */
export const nationalities = [
  'TR', 'AE', 'AF', 'AL', 'AT', 'AU', 'AZ', 'BA', 'BD', 'BE', 'BG', 'BH', 'CA', 'CH', 'CN', 'CY', 'CZ', 'DE', 'DK', 'DZ', 'EG', 'ES', 'ET', 'FI',
  'FR', 'GB', 'GE', 'GR', 'HU', 'ID', 'IE', 'IN', 'IQ', 'IR', 'IT', 'JO', 'JP', 'KE', 'KG', 'KR', 'KW', 'KZ', 'LB', 'LY', 'MA', 'MD', 'ME', 'MK',
  'MR', 'MY', 'NG', 'NL', 'NO', 'NZ', 'OM', 'PH', 'PK', 'PL', 'PS', 'PT', 'QA', 'RO', 'RS', 'RU', 'SA', 'SD', 'SE', 'SG', 'SN', 'SO', 'SY', 'TH',
  'TJ', 'TM', 'TN', 'UA', 'US', 'UZ', 'XK', 'YE', 'ZA',
] as const

/** Names in a language, in its order; Türkiye first. Names differ between engines: give them to the browser as data. */
export function listNationalities(locale: Locale): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const [home, ...others] = nationalities.map((code) => ({ code, name: names.of(code) ?? code }))
  const sorted = others.toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return home ? [home, ...sorted] : sorted
}
