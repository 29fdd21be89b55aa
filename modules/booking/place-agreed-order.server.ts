import { randomUUID } from 'node:crypto'
import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { holdSeats, holdSeatsFor, type FromAllotment } from '#modules/catalog/index.server.ts'
import { findExchangeRate } from '#modules/ledger/index.server.ts'
import { openPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import type { PlacedOrder } from './data/find-placed-order.server.ts'
import { writeHistory } from './data/history.server.ts'
import { insertHolds, insertOrder, nextOrderSerial } from './data/insert-order.server.ts'
import type { StoredTelephoneAgreement } from './data/tables.server.ts'
import { insertPart } from './data/payment-parts.server.ts'
import { findDepositOffer } from './deposit-offer.server.ts'
import type { ConsentKind, Contact, TravellerToCome } from './domain/checkout.ts'
import { orderNumber } from './domain/order.ts'
import { seatsOf, type PriceLine } from './domain/price-cart.ts'
import { orderPlaced } from './jobs/queues.server.ts'
import { itemsOf, paymentSummaryOf, paymentTitleOf } from './order-items.ts'
import type { OrderRefusal } from './order-refusal.server.ts'
import { orderRowOf } from './order-row.server.ts'
import { quoteCart, type AgreedPrice, type Quote } from './quote-cart.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

/** An order that was offered by us or by somebody who sells for us, at a price agreed with the customer. */
export type AgreedOrder = {
  /** The agency, from whose allotments seats come first; absent when we sell ourselves. */
  holderId: string | null
  lines: readonly PriceLine[]
  agreedPrices: readonly AgreedPrice[]
  contact: Contact
  consents: Record<ConsentKind, boolean>
  /** What a member of staff wrote down for a customer on the telephone. */
  told?: StoredTelephoneAgreement | undefined
  note: string
  locale: Locale
  /** Until when the seats wait for their money. */
  holdUntil: Date
  address: string
  userAgent: string
}

/** Carries a refusal out of the caller's transaction, which has to be rolled back. */
export class OrderRefused extends Error {
  readonly refusal: Extract<OrderRefusal, { code: 'cart-empty' | 'refused-lines' | 'seats-gone' }>

  constructor(refusal: OrderRefused['refusal']) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/**
 * Places an order at agreed prices inside the caller's transaction: holds the seats, those of the agency's allotment
 * first, writes the order with a place for every traveller, whose names and papers come later, and opens its payment.
 *
 * @throws OrderRefused with `cart-empty`, `refused-lines` or `seats-gone`; the caller's transaction has to end with it.
 */
export async function placeAgreedOrder(tx: Db, order: AgreedOrder, now: Date): Promise<PlacedOrder> {
  const { lines, agreedPrices, holderId } = order
  const quoted = await quoteCart(tx, { lines, agreedPrices, holderId: holderId ?? undefined, isMember: false }, now)
  if (!quoted.ok) throw new OrderRefused(quoted.error)
  const quote = quoted.value
  const holds = await holdAll(tx, quote, holderId)

  const orderNo = orderNumber(Number(dayInIstanbul(now).slice(0, 4)), await nextOrderSerial(tx))
  const names = { orderNo, publicId: newToken(), accessToken: newToken(), userId: null }
  const row = await orderRowOf(
    tx,
    order,
    { ...order, mode: 'guest' },
    quote,
    { ...names, idempotencyKey: `agent:${randomUUID()}`, requestHash: '' },
    quote.currency === 'TRY' ? undefined : await findExchangeRate(tx, { base: quote.currency, quote: 'TRY' }, now),
    now,
  )
  const offer = await findDepositOffer(tx, quote, dayInIstanbul(now))
  const deposit = { deposit_minor: offer?.deposit.minor ?? null, rest_due_on: offer?.dueOn ?? null }
  const orderId = await insertOrder(tx, { ...row, ...deposit }, itemsOf(quote, placesOf(lines)))
  await insertHolds(tx, orderId, holds, order.holdUntil)
  const seller = holderId === null ? { channel: 'offer' } : { agency: holderId }
  const facts = { quoteId: quote.quoteId, totalMinor: quote.total.minor, ...seller }
  await writeHistory(tx, orderId, { kind: 'placed', facts, at: now })
  if (order.told) await writeHistory(tx, orderId, { kind: 'agreed', facts: order.told, at: now })
  const paymentToken = await openPaymentOf(tx, { orderId, ...names }, order, quote)
  await writeHistory(tx, orderId, { kind: 'payment-opened', facts: { paymentToken }, at: now })
  await insertPart(tx, { orderId, amount: quote.total, dueOn: null, paymentToken, payer: null, createdAt: now })
  // Whoever has not agreed yet has no contract to be sent.
  if (order.consents.preInformation) await enqueue(tx, orderPlaced, { orderId })
  await tellListeners(tx, 'order.placed', orderId, now)
  return { orderId, ...names, paymentToken, total: quote.total, isReplay: false }
}

async function openPaymentOf(
  tx: Db,
  { orderId, orderNo, publicId, accessToken }: Pick<PlacedOrder, 'orderId' | 'orderNo' | 'publicId' | 'accessToken'>,
  { contact, locale, holdUntil }: AgreedOrder,
  quote: Quote,
): Promise<string> {
  const { token } = await openPayment(tx, {
    subject: { kind: 'order', ref: orderId },
    reference: orderNo,
    title: paymentTitleOf(quote),
    summary: paymentSummaryOf(quote, `/order/${publicId}?t=${accessToken}`),
    amount: quote.total,
    locale,
    allowsInstallments: quote.departures.every(({ installmentPolicy }) => installmentPolicy === 'domestic'),
    customer: { name: `${contact.firstName} ${contact.lastName}`, email: contact.email, phone: contact.phone },
    expiresAt: holdUntil,
  })
  return token
}

/** Departures come sorted by id, the order in which everybody locks them. */
async function holdAll(tx: Db, { departures, lines }: Quote, holderId: string | null) {
  const holds: { departureId: string; seats: number; from: FromAllotment | null }[] = []
  for (const { departureId, id, days } of departures) {
    const seats = seatsOf(lines.filter(({ tourId }) => tourId === id))
    const held = await hold(tx, { departureId, holderId, seats })
    if (!held) throw new OrderRefused({ code: 'seats-gone', tourId: id, days })
    holds.push({ departureId, seats, from: held.from })
  }
  return holds
}

async function hold(tx: Db, { holderId, ...wish }: { departureId: string; holderId: string | null; seats: number }) {
  if (holderId !== null) return holdSeatsFor(tx, { ...wish, holderId })
  return (await holdSeats(tx, wish.departureId, wish.seats)) && { from: null }
}

/** A place for everybody, nameless until the agency tells who travels. */
function placesOf(lines: readonly PriceLine[]): TravellerToCome[] {
  return lines.flatMap(({ tourId, fare, quantity }) =>
    Array.from({ length: quantity }, () => ({
      tourId,
      fare,
      firstName: '',
      lastName: '',
      gender: null,
      bornOn: null,
      nationality: '',
      tckn: null,
      passportNo: null,
      passportExpiresOn: null,
      needsWheelchair: false,
    })),
  )
}
