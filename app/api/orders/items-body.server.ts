import { z } from 'zod'
import { moneyOnWire } from '#app/wire/wire.ts'
import type { Locale } from '#kernel/locale.ts'
import { currencies, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { CookieLine, LineRefusal } from '#modules/booking/index.ts'
import type { Quote } from '#modules/booking/index.server.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { FieldProblem } from '#platform/http/problem.server.ts'
import { wordsOf, type OrderCode } from './refuse-order-call.server.ts'

/** The rows of a cart in a call. Prices in it are not read; `roomType` is the fare and may be left out. */
export const ItemsBody = z
  .array(
    z.strictObject({
      id: z.string().max(120),
      quantity: z.number(),
      options: z
        .strictObject({ roomType: z.string().max(20) })
        .partial()
        .optional(),
    }),
  )
  .max(24)

export const CurrencyBody = z.enum(currencies).optional()

export type WireItem = z.output<typeof ItemsBody>[number]

/** Rows as the cart knows them. Without a fare a room tour gives a double room, every other an adult. */
export async function linesOfItems(db: Db, items: readonly WireItem[], now: Date): Promise<CookieLine[]> {
  const departures = await findDeparturesForSale(
    db,
    items.map(({ id }) => id),
    dayInIstanbul(now),
  )
  return items.map(({ id, quantity, options }) => {
    const mode = departures.find((departure) => departure.id === id)?.priceMode
    return { tourId: id, fare: options?.roomType ?? (mode === 'room' ? 'double' : 'adult'), quantity }
  })
}

/** Which rows were refused and why, by their place in the call. */
export function refusedItems(
  locale: Locale,
  refusals: readonly LineRefusal[],
): { code: OrderCode; days: number | undefined; errors: FieldProblem[] } {
  const codeOf = (refusal: LineRefusal) => refusal.code.replaceAll('-', '_') as OrderCode
  const daysOf = (refusal: LineRefusal | undefined) => (refusal?.code === 'tour-full' ? refusal.days : undefined)
  const [first] = refusals
  return {
    code: first ? codeOf(first) : 'item_unknown',
    days: daysOf(first),
    errors: refusals.map((refusal) => ({
      pointer: `/items/${refusal.line}${refusal.code === 'quantity' ? '/quantity' : ''}`,
      code: codeOf(refusal),
      message: wordsOf(locale, codeOf(refusal), { days: daysOf(refusal) }),
    })),
  }
}

export function quoteOnWire(quote: Quote) {
  const money = (amount: Money) => moneyOnWire(amount)
  return {
    currency: quote.currency,
    items: quote.lines.map((line) => ({
      id: line.tourId,
      quantity: line.quantity,
      options: { roomType: line.fare },
      unitPrice: money(line.unitPrice),
      lineTotal: money(line.lineTotal),
      available: true,
    })),
    subtotal: money(quote.subtotal),
    discount: money(quote.discount),
    taxRate: quote.taxRate / 100,
    taxIncluded: quote.isTaxIncluded,
    tax: money(quote.tax),
    shipping: money(quote.shipping),
    total: money(quote.total),
    otherCurrencies: quote.otherCurrencies.map(({ currency, subtotal }) => ({ currency, subtotal: money(subtotal) })),
    quoteId: quote.quoteId,
    expiresAt: quote.expiresAt.toISOString(),
  }
}
