import { money, type Currency, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { quoteCart, readPriceRules } from '#modules/booking/index.server.ts'
import type { LineRefusal } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { commissionOfSale } from './commission-of-sale.server.ts'
import { offerTotals, priceWith, type Markup, type OfferLine, type OfferTotals } from './domain/offer.ts'
import { freeDiscount, type FreePlaces } from './domain/group.ts'
import { isOfHouse, type OfferScope } from './scope.server.ts'

/** A row as somebody asks for it; `price` is what the customer is to pay for one traveller. */
export type WishedLine = { tourId: string; fare: string; quantity: number; price?: Money | undefined }

export type PricedOffer = OfferTotals & { currency: Currency; lines: OfferLine[] }

export type PriceFailure =
  | { code: 'cart-empty' }
  | { code: 'refused-lines'; lines: LineRefusal[] }
  | { code: 'mixed-currencies' }
  | { code: 'price-below-shop'; line: number; base: Money }

/**
 * Prices the rows of an offer by the one function that the shop's cart uses, seats of the agency's allotments included,
 * and puts its mark-up on top; free places of a group are taken off the sum. A price that was asked for is taken as it is, if it is not below the shop's.
 *
 * Fails with `cart-empty`, `refused-lines`, `mixed-currencies`, `price-below-shop`.
 */
export async function priceOffer(
  db: Db,
  {
    agencyId,
    lines,
    markup,
    free,
  }: { agencyId: string | null; lines: readonly WishedLine[]; markup: Markup; free?: FreePlaces | undefined },
  now: Date,
): Promise<Result<PricedOffer, PriceFailure>> {
  const quoted = await quoteCart(db, { lines: merged(lines), holderId: agencyId ?? undefined, isMember: false }, now)
  if (!quoted.ok) return quoted
  const { currency, lines: priced, otherCurrencies } = quoted.value
  if (otherCurrencies.length > 0) return fail({ code: 'mixed-currencies' })
  const { isTaxIncluded } = await readPriceRules(db)
  if (!isTaxIncluded) throw new Error('agencies sell at prices that contain the tax')

  const rows = priced.map(({ tourId, fare, quantity, unitPrice }): OfferLine => {
    const asked = lines.find((line) => line.tourId === tourId && line.fare === fare)?.price
    const ours = agencyId === null ? unitPrice : priceWith(markup, unitPrice)
    const price = asked ? money(asked.minor, currency) : ours
    return { tourId, fare, quantity, base: unitPrice, price }
  })
  const below = rows.findIndex(({ base, price }) => price.minor < base.minor)
  const low = rows[below]
  if (low) return fail({ code: 'price-below-shop', line: below, base: low.base })
  if (lines.some(({ price }) => price && price.currency !== currency)) return fail({ code: 'mixed-currencies' })
  const discount = free && freeDiscount(rows, free, currency)
  return ok({ currency, lines: rows, ...offerTotals(rows, currency, discount) })
}

/**
 * What an offer would cost and its agency earn at this moment, writing nothing: the builder shows it while somebody types.
 * The house earns no commission. Fails as `priceOffer` does, and with `no-agency` for staff who sell for none.
 */
export async function previewOffer(
  db: Db,
  scope: OfferScope,
  draft: { lines: readonly WishedLine[]; markup: Markup; free?: FreePlaces | undefined },
  now: Date,
): Promise<Result<PricedOffer & { commission: Money }, PriceFailure | { code: 'no-agency' }>> {
  const { agencyId } = scope
  if (agencyId === null && !isOfHouse(scope)) return fail({ code: 'no-agency' })
  const priced = await priceOffer(db, { ...draft, agencyId }, now)
  if (!priced.ok) return priced
  if (agencyId === null) return ok({ ...priced.value, commission: money(0, priced.value.currency) })
  const commission = await commissionOfSale(db, { ...priced.value, agencyId, on: dayInIstanbul(now) })
  return ok({ ...priced.value, commission })
}

/** Rows of one fare of a departure are one row. */
function merged(lines: readonly WishedLine[]): { tourId: string; fare: string; quantity: number }[] {
  const rows: { tourId: string; fare: string; quantity: number }[] = []
  for (const { tourId, fare, quantity } of lines) {
    const known = rows.find((row) => row.tourId === tourId && row.fare === fare)
    if (known) known.quantity += quantity
    else rows.push({ tourId, fare, quantity })
  }
  return rows
}
