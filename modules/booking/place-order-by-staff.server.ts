import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { findDeparturesForSale, holdSeats } from '#modules/catalog/index.server.ts'
import { findExchangeRate } from '#modules/ledger/index.server.ts'
import { openPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { blindIndexes } from '#platform/field-cipher/field-cipher.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { findPlacedOrder, type PlacedOrder } from './data/find-placed-order.server.ts'
import { writeHistory } from './data/history.server.ts'
import { insertHolds, insertOrder, nextOrderSerial } from './data/insert-order.server.ts'
import { insertPart } from './data/payment-parts.server.ts'
import { checkContact } from './domain/check-checkout.ts'
import type { Contact, ContactDraft, FieldProblem, TravellerDraft, TravellerToCome } from './domain/checkout.ts'
import { orderNumber } from './domain/order.ts'
import { seatsOf } from './domain/price-cart.ts'
import { findSamePeople } from './domain/same-person.ts'
import { readTravellerToCome } from './domain/staff-order.ts'
import { consentsByTelephone } from './domain/telephone-agreement.ts'
import { findDepositOffer } from './deposit-offer.server.ts'
import { orderPlaced } from './jobs/queues.server.ts'
import { itemsOf, paymentSummaryOf, paymentTitleOf } from './order-items.ts'
import type { StaffOrderRefusal } from './order-refusal.server.ts'
import { orderRowOf } from './order-row.server.ts'
import { quoteCart, type Quote } from './quote-cart.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

/** An order as staff take it by telephone: one departure, its travellers by name, their papers as far as they are known. */
export type StaffOrderRequest = {
  /** Made by whoever sends the form; the same key never makes a second order. */
  idempotencyKey: string
  tourId: string
  travellers: TravellerDraft[]
  contact: ContactDraft
  note: string
  /** The language of mails and documents. */
  locale: Locale
  /** Until when the seats wait for a payment. */
  holdUntil: Date
  /** The account it belongs to, when the customer has one. */
  userId?: string | undefined
  /**
   * Staff have read the customer what has to be known before, and the customer agreed. Explicit consent is not in it: the
   * customer gives it on the page of the order.
   */
  hasAgreed: boolean
}

/**
 * Places an order for somebody on the telephone: the same prices and the same seats as in the shop, papers of travellers
 * may come later. Seats wait until `holdUntil`, and so does the payment whose address the customer is mailed. Uses the
 * caller's transaction or opens one.
 *
 * The same key with the same request answers the first order again, with `isReplay`. Fails with `invalid-fields` (every
 * problem at once), `cart-empty`, `refused-lines`, `seats-gone`, `idempotency-key-reused`; then nothing is written.
 */
export async function placeOrderByStaff(
  db: Db,
  admin: Admin<'orders'>,
  request: StaffOrderRequest,
  now: Date,
): Promise<Result<PlacedOrder, StaffOrderRefusal>> {
  if (!db.isTransaction) return db.transaction().execute((tx) => placeOrderByStaff(tx, admin, request, now))
  const key = `staff:${admin.id}:${request.idempotencyKey}`
  const { idempotencyKey: _key, holdUntil: _until, ...content } = request
  const [requestHash = ''] = blindIndexes(db, 'order-request', JSON.stringify(content))
  const earlier = await findPlacedOrder(db, key)
  if (earlier) return earlier.requestHash === requestHash ? ok(earlier.order) : fail({ code: 'idempotency-key-reused' })

  const checked = await checkRequest(db, request, now)
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  const lines = linesOf(request)
  const quoted = await quoteCart(db, { lines, isMember: request.userId !== undefined }, now)
  if (!quoted.ok) return quoted
  const [departure] = quoted.value.departures
  if (!departure) return fail({ code: 'cart-empty' })
  const seats = seatsOf(lines)
  if (!(await holdSeats(db, departure.departureId, seats)))
    return fail({ code: 'seats-gone', tourId: departure.id, days: departure.days })
  const work = { request, ...checked.value, quote: quoted.value, key, requestHash, seats }
  return ok(await place(db, admin, { ...work, departureId: departure.departureId }, now))
}

type Checked = { contact: Contact; travellers: TravellerToCome[] }

type Work = Checked & {
  request: StaffOrderRequest
  quote: Quote
  key: string
  requestHash: string
  departureId: string
  seats: number
}

async function place(tx: Db, admin: Admin<'orders'>, work: Work, now: Date): Promise<PlacedOrder> {
  const { request, contact, travellers, quote, departureId, seats } = work
  const { locale, holdUntil, userId = null } = request
  const orderNo = orderNumber(Number(dayInIstanbul(now).slice(0, 4)), await nextOrderSerial(tx))
  const names = { orderNo, publicId: newToken(), accessToken: newToken(), userId }
  const agreed = request.hasAgreed
  const consents = consentsByTelephone(agreed)
  const told = agreed
    ? {
        agreedBy: `${contact.firstName} ${contact.lastName}`,
        agreedAt: now.toISOString(),
        staff: { id: admin.id, name: admin.fullName },
        texts: { preInformation: 'read' as const, terms: 'read' as const, privacy: 'read' as const },
      }
    : undefined
  const mode = userId === null ? ('guest' as const) : ('member' as const)
  const row = await orderRowOf(
    tx,
    { locale, userAgent: '', address: '' },
    { mode, contact, consents, note: request.note, told },
    quote,
    { ...names, idempotencyKey: work.key, requestHash: work.requestHash },
    quote.currency === 'TRY' ? undefined : await findExchangeRate(tx, { base: quote.currency, quote: 'TRY' }, now),
    now,
  )
  const offer = await findDepositOffer(tx, quote, dayInIstanbul(now))
  const orderId = await insertOrder(
    tx,
    { ...row, deposit_minor: offer?.deposit.minor ?? null, rest_due_on: offer?.dueOn ?? null },
    itemsOf(quote, travellers),
  )
  await insertHolds(tx, orderId, [{ departureId, seats }], holdUntil)
  const placed = { quoteId: quote.quoteId, totalMinor: quote.total.minor, channel: 'phone', staff: admin.id }
  await writeHistory(tx, orderId, { kind: 'placed', facts: placed, at: now })
  const { token: paymentToken } = await openPayment(tx, {
    subject: { kind: 'order', ref: orderId },
    reference: orderNo,
    title: paymentTitleOf(quote),
    summary: paymentSummaryOf(quote, `/order/${names.publicId}?t=${names.accessToken}`),
    amount: quote.total,
    locale,
    allowsInstallments: quote.departures.every(({ installmentPolicy }) => installmentPolicy === 'domestic'),
    customer: { name: `${contact.firstName} ${contact.lastName}`, email: contact.email, phone: contact.phone },
    expiresAt: holdUntil,
  })
  await writeHistory(tx, orderId, { kind: 'payment-opened', facts: { paymentToken }, at: now })
  await insertPart(tx, { orderId, amount: quote.total, dueOn: null, paymentToken, payer: null, createdAt: now })
  await enqueue(tx, orderPlaced, { orderId })
  await tellListeners(tx, 'order.placed', orderId, now)
  const after = {
    tourId: request.tourId,
    travellers: travellers.length,
    total: quote.total,
    holdUntil,
    hasAgreed: agreed,
  }
  await recordAudit(tx, { actor: admin, action: 'order.place', subject: { kind: 'order', id: orderId }, after }, now)
  return { orderId, ...names, paymentToken, total: quote.total, isReplay: false }
}

/** One row for every fare that somebody travels on. */
function linesOf({ tourId, travellers }: StaffOrderRequest) {
  const fares = [...new Set(travellers.map(({ fare }) => fare))]
  return fares.map((fare) => ({ tourId, fare, quantity: travellers.filter((each) => each.fare === fare).length }))
}

async function checkRequest(
  db: Db,
  { tourId, contact: typed, travellers: drafts }: StaffOrderRequest,
  now: Date,
): Promise<Result<Checked, FieldProblem[]>> {
  const today = dayInIstanbul(now)
  const [tour] = await findDeparturesForSale(db, [tourId], today)
  const { contact, problems: ofContact } = checkContact(typed, await phoneReader(db))
  const problems = [...ofContact]
  if (!tour) problems.push({ pointer: '/tourId', code: 'choice' })
  const reads = tour
    ? drafts.map((draft, index) => readTravellerToCome({ ...draft, tourId }, tour, today, `/travellers/${index}`))
    : []
  problems.push(...reads.flatMap((read) => ('problems' in read ? read.problems : [])))
  problems.push(...findSamePeople(drafts.map((draft) => ({ ...draft, tourId }))))
  const travellers = reads.flatMap((read) => ('traveller' in read ? read.traveller : []))
  return problems.length > 0 || !contact ? fail(problems) : ok({ contact, travellers })
}
