import { normalizeInput } from './text.ts'

/**
 * Reads a Turkish identity number (or a foreigner's, which starts with 99): eleven digits with two check digits.
 * Numbers of one repeated digit pass the checksum and are refused. The checksum finds typing errors, it proves nothing.
 */
export function parseTckn(typed: string): string | undefined {
  const text = normalizeInput(typed)?.replaceAll(' ', '') ?? ''
  if (!/^[1-9]\d{10}$/.test(text) || /^(\d)\1{9}/.test(text)) return undefined
  const digits = [...text].map(Number)
  const at = (position: number) => digits[position - 1] ?? 0
  const odd = at(1) + at(3) + at(5) + at(7) + at(9)
  const even = at(2) + at(4) + at(6) + at(8)
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  const eleventh = (odd + even + at(10)) % 10
  return at(10) === tenth && at(11) === eleventh ? text : undefined
}

/** `100••••••46`: enough to recognise a number one knows. */
export function maskTckn(tckn: string): string {
  return `${tckn.slice(0, 3)}••••••${tckn.slice(-2)}`
}

/** Reads a passport number: 5 to 9 letters and digits, in Turkish passports one letter and eight digits. */
export function parsePassportNumber(typed: string, nationality: string): string | undefined {
  const text = normalizeInput(typed)?.replaceAll(/[ -]/g, '').toUpperCase() ?? ''
  const form = nationality === 'TR' ? /^[A-Z]\d{8}$/ : /^[A-Z0-9]{5,9}$/
  return form.test(text) ? text : undefined
}

/** `•••• 678`: tells one number from another without giving any away; what is too short to keep a secret shows nothing. */
export function maskNumber(number: string): string {
  return number.length < 8 ? '••••' : `•••• ${number.slice(-3)}`
}
