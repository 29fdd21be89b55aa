import { addMonths, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { normalizeInput } from '#kernel/text.ts'

/** Card brands we have a logo for. Only a hint: what a card can do is known to its bank alone. */
export type CardBrand = 'visa' | 'mastercard' | 'troy' | 'amex' | 'maestro' | 'unionpay'

/** How brands write themselves, the same in every language. */
export const cardBrandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  troy: 'Troy',
  amex: 'American Express',
  maestro: 'Maestro',
  unionpay: 'UnionPay',
}

/** The name of a brand as a provider reports it; one that nobody knows stays as it is. */
export function cardBrandName(brand: string): string {
  return Object.entries(cardBrandNames).find(([known]) => known === brand)?.[1] ?? brand
}

/** What the customer types, in any script and spacing. */
export type TypedCard = { number: string; cardName: string; expiry: string; cvc: string }

export type CardField = keyof TypedCard

/** A card fit to be sent to a bank. Never stored, never logged, never put in an error. */
export type Card = {
  number: string
  expiresIn: { month: number; year: number }
  cvc: string
  name: string
  brand: CardBrand | undefined
}

export type CardProblem = 'card-required' | 'card-number' | 'card-expiry' | 'card-cvc'

export type CardCheck =
  | { ok: true; value: Card }
  | { ok: false; error: { code: CardProblem; fields: Partial<Record<CardField, CardProblem>> } }

/** Checks a typed card on a given day. The code is the first problem in the order of the form; `fields` has them all. */
export function checkCard(typed: TypedCard, today: PlainDate): CardCheck {
  const fields: Partial<Record<CardField, CardProblem>> = {}
  for (const field of ['number', 'cardName', 'expiry', 'cvc'] as const) {
    if (!normalizeInput(typed[field])) fields[field] = 'card-required'
  }
  const number = cardDigits(typed.number)
  const brand = cardBrand(number)
  const expiresIn = parseExpiry(typed.expiry)
  const cvc = normalizeInput(typed.cvc) ?? ''

  if (!fields.number && !isCardNumber(number)) fields.number = 'card-number'
  if (!fields.expiry && !(expiresIn && isValidExpiry(expiresIn, today))) fields.expiry = 'card-expiry'
  if (!fields.cvc && !isCvc(cvc, brand)) fields.cvc = 'card-cvc'

  const problems = Object.values(fields)
  const code = problems.find((problem) => problem === 'card-required') ?? problems[0]
  if (code || !expiresIn) return { ok: false, error: { code: code ?? 'card-expiry', fields } }
  return { ok: true, value: { number, expiresIn, cvc, name: normalizeInput(typed.cardName) ?? '', brand } }
}

/** The digits of a typed card number, in any script, without spaces and hyphens; empty when anything else is in it. */
export function cardDigits(typed: string): string {
  const digits = (normalizeInput(typed) ?? '').replace(/[\s-]/g, '')
  return /^\d*$/.test(digits) ? digits : ''
}

/** The check digit rule of card numbers, for 12 to 19 digits. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + luhnValue(Number(digit), index), 0)
  return sum % 10 === 0
}

/** Whether the digits can be a card: 13 to 19 of them, a length its brand uses, the check digit, not all zero. */
export function isCardNumber(digits: string): boolean {
  if (digits.length < 13 || !passesLuhn(digits) || /^0+$/.test(digits)) return false
  const brand = cardBrand(digits)
  return brand === undefined || LENGTHS[brand].includes(digits.length)
}

/** The brand a number begins like; `undefined` while too little is typed or for brands we have no logo for. */
export function cardBrand(digits: string): CardBrand | undefined {
  return PREFIXES.find(([, prefix]) => prefix.test(digits))?.[0]
}

export function cvcLength(brand: CardBrand | undefined): 3 | 4 {
  return brand === 'amex' ? 4 : 3
}

/** Reads `MM/YY`, with any spacing, without the slash, or with a year of four digits as browsers fill it in. */
export function parseExpiry(typed: string): { month: number; year: number } | undefined {
  const match = /^(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})$|^(\d{2})(\d{2})$/.exec(normalizeInput(typed) ?? '')
  if (!match) return undefined
  const month = Number(match[1] ?? match[3])
  const year = match[2] ?? match[4] ?? ''
  if (month < 1 || month > 12) return undefined
  return { month, year: year.length === 4 ? Number(year) : 2000 + Number(year) }
}

/** `4111 1111 1111 1111`, or 4-6-5 for American Express, of what is typed so far; other characters are dropped. */
export function groupCardNumber(typed: string): string {
  const digits = (normalizeInput(typed) ?? '').replace(/\D/g, '').slice(0, 19)
  if (cardBrand(digits) !== 'amex') return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
}

/** `MM / YY` of what is typed so far. */
export function groupExpiry(typed: string): string {
  const parsed = parseExpiry(typed)
  if (parsed) return `${String(parsed.month).padStart(2, '0')} / ${String(parsed.year % 100).padStart(2, '0')}`
  const text = normalizeInput(typed) ?? ''
  const isMonthWhole = /^([2-9]|\d\s*[/.-])/.test(text)
  const digits = (isMonthWhole ? `0${text}` : text).replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

const PREFIXES: readonly (readonly [CardBrand, RegExp])[] = [
  ['amex', /^3[47]/],
  // Turkish banks issue Troy cards in two ranges that otherwise belong to Discover.
  ['troy', /^(9792|650052|650170)/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['unionpay', /^62/],
  ['maestro', /^(50|5[6-9]|6)/],
]

const LENGTHS: Record<CardBrand, readonly number[]> = {
  amex: [15],
  troy: [16],
  visa: [13, 16, 19],
  mastercard: [16],
  unionpay: [16, 17, 18, 19],
  maestro: [12, 13, 14, 15, 16, 17, 18, 19],
}

function isValidExpiry({ month, year }: { month: number; year: number }, today: PlainDate): boolean {
  const firstDay = plainDate(`${year}-${String(month).padStart(2, '0')}-01`)
  return today < addMonths(firstDay, 1) && firstDay <= addMonths(today, 240)
}

function isCvc(cvc: string, brand: CardBrand | undefined): boolean {
  return /^\d+$/.test(cvc) && cvc.length === cvcLength(brand)
}

function luhnValue(digit: number, index: number): number {
  if (index % 2 === 0) return digit
  return digit > 4 ? digit * 2 - 9 : digit * 2
}
