import { createHash } from 'node:crypto'
import { newToken } from '#kernel/ids.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import {
  createUser,
  hasConfirmedEmail,
  hashPassword,
  noteConsents,
  wishForNews,
  type PasswordHash,
} from '#modules/accounts/index.server.ts'
import { findDeparturesForSale, holdSeats, takeOfferedSeats } from '#modules/catalog/index.server.ts'
import { findExchangeRate } from '#modules/ledger/index.server.ts'
import { openPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isUniqueViolation } from '#platform/db/errors.server.ts'
import { blindIndexes } from '#platform/field-cipher/field-cipher.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { findPlacedOrder, type PlacedOrder } from './data/find-placed-order.server.ts'
import { writeHistory } from './data/history.server.ts'
import { insertPart } from './data/payment-parts.server.ts'
import { insertOrigin, listUnpaidOf, lockOrigin } from './data/order-origins.server.ts'
import { insertHolds, insertOrder, nextOrderSerial } from './data/insert-order.server.ts'
import { listDocumentsInForce } from './documents/legal-texts.server.ts'
import { checkCheckout } from './domain/check-checkout.ts'
import type { CheckedCheckout } from './domain/checkout.ts'
import { mayHoldMore } from './domain/open-order-limits.ts'
import { HOLD_MINUTES, orderNumber } from './domain/order.ts'
import { originOf, type OrderOrigin } from './domain/order-origin.ts'
import { seatsOf } from './domain/price-cart.ts'
import { UNPROVEN_MINUTES } from './domain/unproven-hold.ts'
import type { OrderRefusal } from './order-refusal.server.ts'
import type { OrderRequest } from './order-request.server.ts'
import { orderPlaced } from './jobs/queues.server.ts'
import { itemsOf, paymentSummaryOf, paymentTitleOf, travellersMatch } from './order-items.ts'
import { findDepositOffer } from './deposit-offer.server.ts'
import { orderRowOf } from './order-row.server.ts'
import { quoteCart, type Quote } from './quote-cart.server.ts'
import { openOrderLimitsSetting } from './settings.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

/**
 * Places an order in one transaction: prices the cart, opens the account when one is wanted, holds the seats for thirty
 * minutes, writes order, passengers and consents with the rate of the day to the lira, opens the payment. Either all of
 * it happens or nothing.
 *
 * The same idempotency key with the same request answers the first order again, with `isReplay`. Departures are locked in
 * the order of their ids, so that orders never wait for each other in a circle.
 *
 * Fails with `invalid-fields` (every problem of the form at once), `cart-empty`, `refused-lines`, `travellers-differ`,
 * `price-changed` (with what it costs now), `email-taken`, `too-many-open` (the same e-mail address, phone number or network
 * has too much waiting for its money), `seats-gone`, `idempotency-key-reused`.
 */
export async function placeOrder(db: Db, request: OrderRequest, now: Date): Promise<Result<PlacedOrder, OrderRefusal>> {
  const key = `${request.userId ?? 'guest'}:${request.idempotencyKey}`
  const [requestHash = '', ...hashesOfBefore] = hashesOf(db, request)
  const isSame = (hash: string) => hash === requestHash || hashesOfBefore.includes(hash)
  const earlier = await findPlacedOrder(db, key)
  if (earlier) return replay(earlier, isSame)

  const checked = await checkRequest(db, request, now)
  if (!checked.ok) return checked
  const checkout = checked.value
  const passwordHash = checkout.password === null ? null : await hashPassword(checkout.password)

  try {
    return await db
      .transaction()
      .execute(async (tx) => ok(await place(tx, { request, checkout, passwordHash, key, requestHash }, now)))
  } catch (error) {
    if (error instanceof Refused) return fail(error.refusal)
    if (!isUniqueViolation(error, 'orders_idempotency_key_key')) throw error
    const winner = await findPlacedOrder(db, key)
    if (!winner) throw error
    return replay(winner, isSame)
  }
}

type Work = {
  request: OrderRequest
  checkout: CheckedCheckout
  passwordHash: PasswordHash | null
  key: string
  requestHash: string
}

/** Carries a refusal out of the transaction, so that it is rolled back. */
class Refused extends Error {
  readonly refusal: OrderRefusal

  constructor(refusal: OrderRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

function replay(
  earlier: { order: PlacedOrder; requestHash: string },
  isSame: (hash: string) => boolean,
): Result<PlacedOrder, OrderRefusal> {
  return isSame(earlier.requestHash) ? ok(earlier.order) : fail({ code: 'idempotency-key-reused' })
}

/**
 * What makes two requests the same; the first one is kept. Where they came from does not count: people change networks.
 * Made with a key, because whoever knows all of a request but an identity number could find it by trying. The last one
 * is as programs of before made it.
 */
function hashesOf(db: Db, { lines, currency, quoteId, draft, userId, locale }: OrderRequest): string[] {
  const request = JSON.stringify([lines, currency, quoteId, draft, userId, locale])
  return [...blindIndexes(db, 'order-request', request), createHash('sha256').update(request).digest('hex')]
}

async function checkRequest(
  db: Db,
  { draft, locale, userId }: OrderRequest,
  now: Date,
): Promise<Result<CheckedCheckout, OrderRefusal>> {
  if (draft.mode === 'member' && userId === undefined) {
    return fail({ code: 'invalid-fields', problems: [{ pointer: '/mode', code: 'choice' }] })
  }
  const today = dayInIstanbul(now)
  const tours = await findDeparturesForSale(
    db,
    draft.travellers.map(({ tourId }) => tourId),
    today,
  )
  const checked = checkCheckout(draft, { tours, today, locale }, await phoneReader(db))
  return checked.ok ? checked : fail({ code: 'invalid-fields', problems: checked.error })
}

async function place(tx: Db, work: Work, now: Date): Promise<PlacedOrder> {
  const { request, checkout } = work
  const quote = await quoteFor(tx, work, now)
  const origin = originOf(checkout.contact, request.address)
  await checkOrigin(tx, origin, quote, now)
  const userId = await accountFor(tx, work)
  await noteWhatWasAgreed(tx, work, userId, now)
  const holds = await holdAll(tx, quote, request.waitingToken, now)

  const orderNo = orderNumber(Number(dayInIstanbul(now).slice(0, 4)), await nextOrderSerial(tx))
  const names = { orderNo, publicId: newToken(), accessToken: newToken(), userId }
  const row = await orderRowOf(
    tx,
    request,
    checkout,
    quote,
    { ...names, idempotencyKey: work.key, requestHash: work.requestHash },
    quote.currency === 'TRY' ? undefined : await findExchangeRate(tx, { base: quote.currency, quote: 'TRY' }, now),
    now,
  )
  const offer = await findDepositOffer(tx, quote, dayInIstanbul(now))
  const orderId = await insertOrder(
    tx,
    { ...row, deposit_minor: offer?.deposit.minor ?? null, rest_due_on: offer?.dueOn ?? null },
    itemsOf(quote, checkout.travellers),
  )
  const expiresAt = new Date(now.getTime() + HOLD_MINUTES * 60_000)
  await insertHolds(tx, orderId, holds, expiresAt)
  await insertOrigin(tx, orderId, origin, now)
  await writeHistory(tx, orderId, {
    kind: 'placed',
    facts: { quoteId: quote.quoteId, totalMinor: quote.total.minor },
    at: now,
  })

  const { token: paymentToken } = await openPayment(tx, {
    subject: { kind: 'order', ref: orderId },
    reference: orderNo,
    title: paymentTitleOf(quote),
    summary: paymentSummaryOf(quote, `/order/${names.publicId}?t=${names.accessToken}`),
    amount: quote.total,
    locale: request.locale,
    allowsInstallments: quote.departures.every(({ installmentPolicy }) => installmentPolicy === 'domestic'),
    customer: {
      name: `${checkout.contact.firstName} ${checkout.contact.lastName}`,
      email: checkout.contact.email,
      phone: checkout.contact.phone,
    },
    expiresAt,
    unprovenUntil: await unprovenUntil(tx, work, now),
  })
  await writeHistory(tx, orderId, { kind: 'payment-opened', facts: { paymentToken }, at: now })
  await insertPart(tx, { orderId, amount: quote.total, dueOn: null, paymentToken, payer: null, createdAt: now })
  await enqueue(tx, orderPlaced, { orderId })
  await tellListeners(tx, 'order.placed', orderId, now)
  return { orderId, ...names, paymentToken, total: quote.total, isReplay: false }
}

/** Of a member who has confirmed the address it is known that mails arrive. */
async function unprovenUntil(tx: Db, { request, checkout }: Work, now: Date): Promise<Date | null> {
  const isKnown = request.userId !== undefined && (await hasConfirmedEmail(tx, request.userId, checkout.contact.email))
  return isKnown ? null : new Date(now.getTime() + UNPROVEN_MINUTES * 60_000)
}

async function quoteFor(tx: Db, { request, checkout }: Work, now: Date): Promise<Quote> {
  const quoted = await quoteCart(
    tx,
    {
      lines: request.lines,
      currency: request.currency,
      isMember: checkout.mode !== 'guest',
      waitingToken: request.waitingToken,
    },
    now,
  )
  if (!quoted.ok) throw new Refused(quoted.error)
  const quote = quoted.value
  if (!travellersMatch(quote.lines, checkout.travellers)) throw new Refused({ code: 'travellers-differ' })
  if (request.quoteId !== undefined && request.quoteId !== quote.quoteId)
    throw new Refused({ code: 'price-changed', quote })
  return quote
}

/** Waits for other orders of the same origin, so that many at once are counted like many one after another. */
async function checkOrigin(tx: Db, origin: OrderOrigin, { lines }: Quote, now: Date): Promise<void> {
  await lockOrigin(tx, origin)
  const limits = await readSetting(tx, openOrderLimitsSetting)
  if (!mayHoldMore(await listUnpaidOf(tx, origin, now), seatsOf(lines), limits))
    throw new Refused({ code: 'too-many-open' })
}

async function accountFor(tx: Db, { request, checkout, passwordHash }: Work): Promise<string | null> {
  if (checkout.mode === 'guest') return null
  if (passwordHash === null) return request.userId ?? null
  const { contact } = checkout
  const created = await createUser(tx, {
    fullName: `${contact.firstName} ${contact.lastName}`,
    email: contact.email,
    mobile: contact.phone,
    language: request.locale,
    passwordHash,
  })
  if (!created.ok) throw new Refused({ code: 'email-taken' })
  return created.value.userId
}

/**
 * What was ticked stands in the order; here it joins the account as well, each consent with the version of its own text. Of
 * a member who is known only a wish for news is new.
 */
async function noteWhatWasAgreed(
  tx: Db,
  { request, checkout: { consents, contact, mode } }: Work,
  userId: string | null,
  now: Date,
): Promise<void> {
  const { locale: language, address, userAgent } = request
  if (userId === null) {
    if (consents.marketing) await wishForNews(tx, { email: contact.email, language })
    return
  }
  if (mode === 'member' && !consents.marketing) return
  const { marketing, privacy, personalData } = consents
  const given =
    mode === 'member' ? { marketing } : { marketing, 'privacy-notice': privacy, 'personal-data': personalData }
  const inForce = await listDocumentsInForce(tx)
  const textVersions = {
    'privacy-notice': inForce['privacy-notice'].version,
    'personal-data': inForce['explicit-consent'].version,
    marketing: inForce['commercial-message-consent'].version,
  }
  await noteConsents(
    tx,
    userId,
    { given, act: { source: 'checkout', language, address, userAgent, textVersions } },
    now,
  )
}

/** Departures come sorted by id, the order in which everybody locks them. */
/** Seats that a waiting list has offered this customer are taken as they are held; all others are those of the shop. */
async function holdAll(
  tx: Db,
  { departures, lines }: Quote,
  waitingToken: string | undefined,
  now: Date,
): Promise<{ departureId: string; seats: number }[]> {
  const holds: { departureId: string; seats: number }[] = []
  for (const { departureId, id, days } of departures) {
    const seats = seatsOf(lines.filter(({ tourId }) => tourId === id))
    const isOffered =
      waitingToken !== undefined && (await takeOfferedSeats(tx, { token: waitingToken, departureId, seats }, now))
    if (!isOffered && !(await holdSeats(tx, departureId, seats)))
      throw new Refused({ code: 'seats-gone', tourId: id, days })
    holds.push({ departureId, seats })
  }
  return holds
}
