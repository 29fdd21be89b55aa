import { formatDateRange } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { money, subtract } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { ReceiptFacts, RefundNoteFacts } from '#modules/documents/index.ts'
import { listPaymentsOfSubject, listRefundsOfSubject } from '#modules/payments/index.server.ts'
import type { AttemptRecord, RefundRecord } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { CancellationRow } from '../data/cancellations.server.ts'
import { listCancellations } from '../data/list-cancellations.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import { own } from '../data/tables.server.ts'
import type { Cancellation } from '../domain/cancellation.ts'
import { cancellationReason } from '../cancellation-reason.ts'
import { findForeignBalance } from '../find-foreign-balance.server.ts'
import { orderAsOf } from '../order-as-of.server.ts'
import { orderOfPayment, type Balance } from '../order-of-payment.server.ts'

/** What only the moment of issuing knows. */
type Numbered = 'number' | 'issuedOn'

/** A try to pay that has brought money. */
export async function findCapture(db: Db, order: Order, attemptRef: string): Promise<AttemptRecord | undefined> {
  const attempts = await listPaymentsOfSubject(db, { kind: 'order', ref: order.id })
  return attempts.find(({ ref, captured }) => ref === attemptRef && captured !== null && captured.minor > 0)
}

/**
 * What the receipt of a payment says. Journey and balance are those of the moment at which the money came, so that a copy
 * printed later says the same.
 */
export async function receiptFactsOf(
  db: Db,
  order: Order,
  attempt: AttemptRecord,
  locale: Locale,
): Promise<Omit<ReceiptFacts, Numbered>> {
  const taken = attempt.captured ?? attempt.amount
  const at = attempt.capturedAt ?? attempt.createdAt
  const was = await orderOfPayment(db, order, attempt)
  const surcharge = money(Math.min(taken.minor, attempt.surcharge.minor), taken.currency)
  return {
    ...(await commonFacts(db, was.order, attempt, locale)),
    reference: attempt.transferReference ?? shortName(attempt.ref),
    paidOn: dayInIstanbul(at),
    way:
      attempt.method === 'card'
        ? { kind: 'card', card: attempt.card, installments: attempt.installments }
        : { kind: attempt.method },
    foreign: attempt.foreign,
    price: subtract(taken, surcharge),
    surcharge,
    balance: was.balance ? await printedBalance(db, order, attempt, was.balance) : null,
  }
}

/** A refund that has gone back. */
export async function findSentRefund(db: Db, order: Order, refundRef: string): Promise<RefundRecord | undefined> {
  const refunds = await listRefundsOfSubject(db, { kind: 'order', ref: order.id })
  return refunds.find(({ ref, state }) => ref === refundRef && state === 'succeeded')
}

/**
 * What the note of a refund says; for a cancelled booking with the calculation it follows from. It names the journey that was
 * booked when the money was promised back, wherever the order has been moved since.
 */
export async function refundFactsOf(
  db: Db,
  order: Order,
  refund: RefundRecord,
  locale: Locale,
): Promise<Omit<RefundNoteFacts, Numbered>> {
  const attempt = await findCapture(db, order, refund.attemptRef)
  const cancelled = await findCancellationOf(db, order, refund)
  const was = await orderAsOf(db, order, promisedAt(refund, cancelled))
  return {
    ...(await commonFacts(db, was, attempt, locale)),
    reference: shortName(refund.ref),
    refundedOn: dayInIstanbul(refund.succeededAt ?? refund.createdAt),
    way: wayBack(refund, attempt),
    amount: refund.amount,
    foreign: refund.foreign,
    surcharge: refund.surcharge,
    cause: refund.cause,
    calculation: cancelled ? toCalculation(was, cancelled.calculation, locale) : null,
  }
}

/** An order as it was when a refund was promised. */
export async function orderOfRefund(db: Db, order: Order, refund: RefundRecord): Promise<Order> {
  return orderAsOf(db, order, promisedAt(refund, await findCancellationOf(db, order, refund)))
}

function promisedAt({ createdAt }: RefundRecord, cancelled: CancellationRow | undefined): Date {
  return cancelled?.created_at ?? createdAt
}

function wayBack({ method, payee }: RefundRecord, attempt: AttemptRecord | undefined): RefundNoteFacts['way'] {
  switch (method) {
    case 'cash':
      return { kind: 'cash' }
    case 'transfer':
      return { kind: 'transfer', ibanEnd: payee?.iban.slice(-4) ?? '' }
    case 'provider':
      return { kind: 'card', card: attempt?.card ?? null }
  }
}

async function commonFacts(
  db: Db,
  { id, orderNo, contact, tours }: Order,
  attempt: AttemptRecord | undefined,
  locale: Locale,
) {
  const customer = { name: `${contact.firstName} ${contact.lastName}`, email: contact.email }
  return {
    payer: attempt?.payer.name ? { name: attempt.payer.name, email: attempt.payer.email } : customer,
    subject: 'order' as const,
    subjectNo: orderNo,
    purpose: tours.map(({ tourName, departsOn, returnsOn }) => ({
      title: tourName[locale],
      note: formatDateRange(departsOn, returnsOn, locale),
    })),
    rate: await findRate(db, id),
  }
}

async function findRate(db: Db, orderId: string): Promise<ReceiptFacts['rate']> {
  const row = await own(db)
    .selectFrom('orders')
    .select(['rate_value', 'rate_scale', 'rate_source', 'rate_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!row || row.rate_value === null || row.rate_scale === null || row.rate_at === null) return null
  return {
    rate: { value: row.rate_value, scale: row.rate_scale },
    source: row.rate_source ?? '',
    on: dayInIstanbul(row.rate_at),
  }
}

/** What is open is told in another currency at the rate of the payment where that has one, else about. */
async function printedBalance(
  db: Db,
  { id: orderId }: Order,
  { foreign, capturedAt, createdAt }: AttemptRecord,
  balance: Balance,
): Promise<ReceiptFacts['balance']> {
  if (foreign) return { ...balance, openAbout: null }
  const { owed } = await findForeignBalance(db, { orderId, owed: balance.open }, capturedAt ?? createdAt)
  return { ...balance, openAbout: owed }
}

async function findCancellationOf(db: Db, order: Order, refund: RefundRecord): Promise<CancellationRow | undefined> {
  if (refund.cause !== 'cancellation') return undefined
  const cancellations = await listCancellations(db, order.id)
  const rows = cancellations.toReversed()
  return rows.find(
    ({ calculation, created_at }) =>
      created_at <= refund.createdAt &&
      calculation.refunds.some(
        ({ attemptRef, amount }) => attemptRef === refund.attemptRef && amount.minor === refund.amount.minor,
      ),
  )
}

function toCalculation({ tours }: Order, calculation: Cancellation, locale: Locale): RefundNoteFacts['calculation'] {
  const travellerOf = new Map(
    tours.flatMap(({ tourName, passengers }) => passengers.map(({ id }) => [id, tourName[locale]] as const)),
  )
  return {
    noticeOn: calculation.noticeOn,
    lines: calculation.tours.map((tour) => ({
      title: travellerOf.get(tour.travellerIds[0] ?? '') ?? '',
      why: cancellationReason(tour, locale),
      price: tour.price,
      back: tour.back,
      kept: tour.kept,
    })),
    paid: calculation.paid,
    kept: calculation.kept,
    back: calculation.back,
  }
}

/** The start of our own name: enough for staff to find it. */
function shortName(ref: string): string {
  return `P-${ref.slice(0, 8)}`
}
