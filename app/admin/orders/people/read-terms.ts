import { isCurrency, money, zero, type Currency, type Money } from '#kernel/money.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { MOST_EXTRAS, type DiscountWish, type Extra } from '#modules/booking/index.ts'

/** What staff typed of a traveller's terms; `undefined` where an amount cannot be read. */
export function readTerms(
  fields: Record<string, string>,
  currency: Currency,
): {
  fare: string
  extras: Extra[] | undefined
  discount: DiscountWish | undefined
  soldRoom: number | null | undefined
} {
  return {
    fare: fields['fare'] ?? '',
    extras: readExtras(fields, currency),
    discount: readDiscount(fields, currency),
    soldRoom: readRoom(fields['soldRoom']),
  }
}

/** Nothing chosen is no room; what is no number of one changes nothing. */
function readRoom(typed: string | undefined): number | null | undefined {
  if (typed === '') return null
  return typed !== undefined && /^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : undefined
}

/** Rows in which nothing is typed are no extras. */
function readExtras(fields: Record<string, string>, currency: Currency): Extra[] | undefined {
  const rows = Array.from({ length: MOST_EXTRAS }, (_none, index) => ({
    name: fields[`extras.${index}.name`] ?? '',
    amount: fields[`extras.${index}.amount`] ?? '',
  })).filter(({ name, amount }) => `${name}${amount}`.trim() !== '')
  const extras = rows.flatMap(({ name, amount }) => {
    const read = parseTypedAmount(amount, currency)
    return read ? { name, amount: read } : []
  })
  return extras.length === rows.length ? extras : undefined
}

/** A percentage has two digits after its point, as an amount has: both are read alike. */
function readDiscount(fields: Record<string, string>, currency: Currency): DiscountWish | undefined {
  const typed = fields['discount.value'] ?? ''
  if (typed.trim() === '') return { amount: zero(currency) }
  const value = parseTypedAmount(typed, currency)
  if (!value) return undefined
  return fields['discount.kind'] === 'percent' ? { rate: value.minor } : { amount: value }
}

/** The total that stood beside the button; `undefined` where none did. */
export function readShownTotal(fields: Record<string, string>): Money | undefined {
  const minor = Number(fields['shownMinor'] || Number.NaN)
  const currency = fields['shownCurrency']
  return Number.isSafeInteger(minor) && isCurrency(currency) ? money(minor, currency) : undefined
}
