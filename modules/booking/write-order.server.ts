import { randomUUID } from 'node:crypto'
import { newToken } from '#kernel/ids.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { FromAllotment } from '#modules/catalog/index.server.ts'
import { paymentToOpen } from '#modules/payments/index.server.ts'
import type { Listener } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { writeTogether, type Write } from '#platform/db/write-together.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import type { PlacedOrder } from './data/find-placed-order.server.ts'
import { historyInsert, type HistoryEntry } from './data/history.server.ts'
import { holdsInsert, itemInserts, nextOrderSerial, orderInsert } from './data/insert-order.server.ts'
import { originInsert } from './data/order-origins.server.ts'
import { partInsert } from './data/payment-parts.server.ts'
import type { StoredTelephoneAgreement } from './data/tables.server.ts'
import { findDepositOffer } from './deposit-offer.server.ts'
import type { CheckedCheckout, TravellerToCome } from './domain/checkout.ts'
import { orderNumber } from './domain/order.ts'
import type { OrderOrigin } from './domain/order-origin.ts'
import { orderPlaced } from './jobs/queues.server.ts'
import { itemsOf, paymentSummaryOf, paymentTitleOf } from './order-items.ts'
import type { OrderRequest } from './order-request.server.ts'
import type { OrderTerms } from './order-terms.server.ts'
import { orderRowOf } from './order-row.server.ts'
import type { Quote } from './quote-cart.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

/** Seats of a departure that are held for an order. */
export type HeldSeats = { departureId: string; seats: number; from?: FromAllotment | null }

/**
 * What is written of an order with its seats: all that names a departure. Whoever names one shares its row until the end,
 * and others who want to lock it would have to wait.
 */
export type RestOfOrder = (held: readonly HeldSeats[]) => readonly Write[]

/** What differs between an order of the shop, one that staff take and one that was offered. */
export type OrderToWrite<Refused> = {
  quote: Quote
  terms: OrderTerms
  /**
   * Holds the seats and writes the rest of the order with the last of them, or refuses it. Comes late: a departure is locked
   * for as short a time as may be.
   */
  takeSeats: (rest: RestOfOrder) => Promise<Result<null, Refused>>
  travellers: readonly TravellerToCome[]
  customer: Pick<CheckedCheckout, 'mode' | 'contact' | 'consents' | 'note'> & {
    userId: string | null
    /** What a member of staff wrote down for a customer on the telephone. */
    told?: StoredTelephoneAgreement | undefined
  }
  from: Pick<OrderRequest, 'locale' | 'userAgent' | 'address'>
  /** Which request made the order, so that it makes no second one. */
  key: { idempotencyKey: string; requestHash: string }
  /** Until when seats and payment wait. */
  holdUntil: Date
  /** Until when alone they wait unless the customer proves the address; null where it is known, absent where nobody asks. */
  unprovenUntil?: Date | null
  /** How the order came, beside its price: the first line of its history. */
  placed: Readonly<Record<string, unknown>>
  /** Where the order came from, by which those that wait for their money are counted; absent where nobody counts. */
  origin?: OrderOrigin
  /** The member of staff who looks after the customer; absent where the shop or an agency sold. */
  keeperId?: string | null | undefined
  /** An agreement that deserves a line of its own in the history. */
  agreed?: StoredTelephoneAgreement | undefined
  /** Whoever has not agreed yet has no contract to be sent. */
  isMailed: boolean
  /** The programs that are told of the order, where somebody has asked already. */
  listeners?: readonly Listener[] | undefined
}

/**
 * Writes an order whose price is known, inside the caller's transaction: number, row with the rate of the day to the lira
 * and the deposit that may be chosen, travellers, history, its one open payment; tells those who listen, and holds its
 * seats. Fails as `takeSeats` does; then the caller gives up the whole transaction.
 */
export async function writeOrder<Refused>(
  tx: Db,
  order: OrderToWrite<Refused>,
  now: Date,
): Promise<Result<PlacedOrder, Refused>> {
  const { quote, customer, from, holdUntil } = order
  const today = dayInIstanbul(now)
  const orderNo = orderNumber(Number(today.slice(0, 4)), await nextOrderSerial(tx))
  const names = { orderNo, publicId: newToken(), accessToken: newToken(), userId: customer.userId }
  const row = orderRowOf(
    from,
    customer,
    quote,
    { ...names, ...order.key, keeperId: order.keeperId ?? null },
    order.terms,
    now,
  )
  const offer = await findDepositOffer(tx, quote, today)
  const terms = { deposit_minor: offer?.deposit.minor ?? null, rest_due_on: offer?.dueOn ?? null }
  const orderId = randomUUID()
  const { token: paymentToken, insert: paymentInsert } = paymentOf(tx, { orderId, ...names }, order)
  const writes = [
    orderInsert(tx, { ...row, ...terms, id: orderId }),
    paymentInsert,
    historyInsert(tx, orderId, firstLines(order, paymentToken, now)),
    partInsert(tx, { orderId, amount: quote.total, dueOn: null, paymentToken, payer: null, createdAt: now }),
    ...(order.origin ? [originInsert(tx, orderId, order.origin, now)] : []),
  ]
  await (order.isMailed ? enqueue(tx, orderPlaced, { orderId }, { alongside: writes }) : writeTogether(tx, writes))
  await tellListeners(tx, 'order.placed', orderId, now, order.listeners)
  const items = itemInserts(tx, orderId, itemsOf(quote, order.travellers))
  const held = await order.takeSeats((seats) => [...items, holdsInsert(tx, orderId, seats, holdUntil)])
  if (!held.ok) return held
  return ok({ orderId, ...names, paymentToken, total: quote.total, isReplay: false })
}

function firstLines(
  { quote, placed, agreed }: Pick<OrderToWrite<never>, 'quote' | 'placed' | 'agreed'>,
  paymentToken: string,
  at: Date,
): HistoryEntry[] {
  return [
    { kind: 'placed', facts: { quoteId: quote.quoteId, totalMinor: quote.total.minor, ...placed }, at },
    ...(agreed ? [{ kind: 'agreed' as const, facts: agreed, at }] : []),
    { kind: 'payment-opened', facts: { paymentToken }, at },
  ]
}

function paymentOf(
  tx: Db,
  { orderId, orderNo, publicId, accessToken }: Pick<PlacedOrder, 'orderId' | 'orderNo' | 'publicId' | 'accessToken'>,
  { quote, customer: { contact }, from: { locale }, holdUntil, unprovenUntil }: Omit<OrderToWrite<never>, 'takeSeats'>,
): { token: string; insert: Write } {
  return paymentToOpen(tx, {
    subject: { kind: 'order', ref: orderId },
    reference: orderNo,
    title: paymentTitleOf(quote),
    summary: { ...paymentSummaryOf(quote), orderPath: `/order/${publicId}?t=${accessToken}` },
    amount: quote.total,
    locale,
    allowsInstallments: quote.departures.every(({ installmentPolicy }) => installmentPolicy === 'domestic'),
    customer: { name: `${contact.firstName} ${contact.lastName}`, email: contact.email, phone: contact.phone },
    expiresAt: holdUntil,
    ...(unprovenUntil !== undefined && { unprovenUntil }),
  })
}
