import { createHash } from 'node:crypto'
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
import type { DepartureForSale } from '#modules/catalog/index.ts'
import { listListeners, type Listener } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { askTogether } from '#platform/db/ask-together.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { writeTogether } from '#platform/db/write-together.server.ts'
import { noteChoice } from '#platform/messages/choices.server.ts'
import { isUniqueViolation } from '#platform/db/errors.server.ts'
import { blindIndexes } from '#platform/field-cipher/field-cipher.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { readSetting, withSettingsReadOnce } from '#platform/settings/settings.server.ts'
import { findPlacedOrder, type PlacedOrder } from './data/find-placed-order.server.ts'
import { listUnpaidOf, lockOrigin } from './data/order-origins.server.ts'
import { checkCheckout } from './domain/check-checkout.ts'
import type { CheckedCheckout } from './domain/checkout.ts'
import { mayHoldMore } from './domain/open-order-limits.ts'
import { HOLD_MINUTES } from './domain/order.ts'
import { originOf, type OrderOrigin } from './domain/order-origin.ts'
import { seatsOf } from './domain/price-cart.ts'
import { UNPROVEN_MINUTES } from './domain/unproven-hold.ts'
import type { OrderRefusal } from './order-refusal.server.ts'
import type { OrderRequest } from './order-request.server.ts'
import { readOrderTerms, type OrderTerms } from './order-terms.server.ts'
import { travellersMatch } from './order-items.ts'
import { currencyOf, quoteCart, type Quote } from './quote-cart.server.ts'
import { openOrderLimitsSetting } from './settings.server.ts'
import { writeOrder, type HeldSeats, type RestOfOrder } from './write-order.server.ts'

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
export function placeOrder(db: Db, request: OrderRequest, now: Date): Promise<Result<PlacedOrder, OrderRefusal>> {
  return withSettingsReadOnce(() => placeOnce(db, request, now))
}

async function placeOnce(db: Db, request: OrderRequest, now: Date): Promise<Result<PlacedOrder, OrderRefusal>> {
  const key = `${request.userId ?? 'guest'}:${request.idempotencyKey}`
  const [requestHash = '', ...hashesOfBefore] = hashesOf(db, request)
  const isSame = (hash: string) => hash === requestHash || hashesOfBefore.includes(hash)
  const { earlier, tours, phoneOf, terms, listeners } = await askTogether(db, (asking) =>
    readFor(asking, request, key, now),
  )
  if (earlier) return replay(earlier, isSame)

  const checked = checkRequest(request, { tours, phoneOf }, now)
  if (!checked.ok) return checked
  const checkout = checked.value
  const passwordHash = checkout.password === null ? null : await hashPassword(checkout.password)

  try {
    return await inTransaction(db, (tx) =>
      place(tx, { request, checkout, tours, terms, listeners, passwordHash, key, requestHash }, now),
    )
  } catch (error) {
    if (!isUniqueViolation(error, 'orders_idempotency_key_key')) throw error
    const winner = await findPlacedOrder(db, key)
    if (!winner) throw error
    return replay(winner, isSame)
  }
}

type Work = {
  request: OrderRequest
  checkout: CheckedCheckout
  /** What is bought, as it was read for this request. */
  tours: readonly DepartureForSale[]
  terms: OrderTerms
  listeners: readonly Listener[]
  passwordHash: PasswordHash | null
  key: string
  requestHash: string
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

/** All that an order needs to know before anybody waits for it. */
async function readFor(db: Db, request: OrderRequest, key: string, now: Date) {
  const { lines, draft, waitingToken } = request
  const ids = [...lines, ...draft.travellers].map(({ tourId }) => tourId)
  const offer = waitingToken === undefined ? undefined : { token: waitingToken, now }
  const reading = findDeparturesForSale(db, ids, dayInIstanbul(now), { offer })
  const currency = async () => request.currency ?? currencyOf(request, await reading) ?? 'TRY'
  const [earlier, tours, phoneOf, terms, listeners] = await Promise.all([
    findPlacedOrder(db, key),
    reading,
    phoneReader(db),
    readOrderTerms(db, currency(), now),
    listListeners(db, 'order.placed'),
  ])
  return { earlier, tours, phoneOf, terms, listeners }
}

function checkRequest(
  { draft, papers, locale, userId }: OrderRequest,
  { tours, phoneOf }: { tours: readonly DepartureForSale[]; phoneOf: Parameters<typeof checkCheckout>[2] },
  now: Date,
): Result<CheckedCheckout, OrderRefusal> {
  if (draft.mode === 'member' && userId === undefined) {
    return fail({ code: 'invalid-fields', problems: [{ pointer: '/mode', code: 'choice' }] })
  }
  const checked = checkCheckout(draft, { tours, today: dayInIstanbul(now), locale, papers }, phoneOf)
  return checked.ok ? checked : fail({ code: 'invalid-fields', problems: checked.error })
}

async function place(tx: Db, work: Work, now: Date): Promise<Result<PlacedOrder, OrderRefusal>> {
  const { request, checkout } = work
  const quoted = await quoteFor(tx, work, now)
  if (!quoted.ok) return quoted
  const quote = quoted.value
  const origin = originOf(checkout.contact, request.address)
  if (!(await mayOrder(tx, origin, quote, now))) return fail({ code: 'too-many-open' })
  const account = await accountFor(tx, work)
  if (!account.ok) return account
  const { userId } = account.value
  await noteWhatWasAgreed(tx, work, userId, now)
  for (const way of request.draft.messageWays ?? [])
    await noteChoice(tx, { phone: checkout.contact.phone, way, isAgreed: true, source: 'checkout' }, now)
  return writeOrder(
    tx,
    {
      quote,
      terms: work.terms,
      takeSeats: (rest) => holdAll(tx, { quote, rest, waitingToken: request.waitingToken }, now),
      travellers: checkout.travellers,
      customer: { ...checkout, userId },
      from: request,
      key: { idempotencyKey: work.key, requestHash: work.requestHash },
      holdUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000),
      unprovenUntil: await unprovenUntil(tx, work, now),
      placed: {},
      origin,
      isMailed: true,
      listeners: work.listeners,
    },
    now,
  )
}

/** Of a member who has confirmed the address it is known that mails arrive. */
async function unprovenUntil(tx: Db, { request, checkout }: Work, now: Date): Promise<Date | null> {
  const isKnown = request.userId !== undefined && (await hasConfirmedEmail(tx, request.userId, checkout.contact.email))
  return isKnown ? null : new Date(now.getTime() + UNPROVEN_MINUTES * 60_000)
}

async function quoteFor(tx: Db, { request, checkout, tours }: Work, now: Date): Promise<Result<Quote, OrderRefusal>> {
  const quoted = await quoteCart(
    tx,
    {
      lines: request.lines,
      currency: request.currency,
      isMember: checkout.mode !== 'guest',
      waitingToken: request.waitingToken,
      departures: tours,
    },
    now,
  )
  if (!quoted.ok) return quoted
  const quote = quoted.value
  if (!travellersMatch(quote.lines, checkout.travellers)) return fail({ code: 'travellers-differ' })
  if (request.quoteId !== undefined && request.quoteId !== quote.quoteId) return fail({ code: 'price-changed', quote })
  return quoted
}

/** Waits for other orders of the same origin, so that many at once are counted like many one after another. */
async function mayOrder(tx: Db, origin: OrderOrigin, { lines }: Quote, now: Date): Promise<boolean> {
  await lockOrigin(tx, origin)
  const limits = await readSetting(tx, openOrderLimitsSetting)
  return mayHoldMore(await listUnpaidOf(tx, origin, now), seatsOf(lines), limits)
}

async function accountFor(
  tx: Db,
  { request, checkout, passwordHash }: Work,
): Promise<Result<{ userId: string | null }, { code: 'email-taken' }>> {
  if (checkout.mode === 'guest') return ok({ userId: null })
  if (passwordHash === null) return ok({ userId: request.userId ?? null })
  const { contact } = checkout
  return createUser(tx, {
    fullName: `${contact.firstName} ${contact.lastName}`,
    email: contact.email,
    mobile: contact.phone,
    language: request.locale,
    passwordHash,
  })
}

/**
 * What was ticked stands in the order; here it joins the account as well, each consent with the version of its own text. Of
 * a member who is known only a wish for news is new.
 */
async function noteWhatWasAgreed(
  tx: Db,
  { request, checkout: { consents, contact, mode }, terms: { documents } }: Work,
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
  const textVersions = {
    'privacy-notice': documents['privacy-notice'].version,
    'personal-data': documents['explicit-consent'].version,
    marketing: documents['commercial-message-consent'].version,
  }
  await noteConsents(
    tx,
    userId,
    { given, act: { source: 'checkout', language, address, userAgent, textVersions } },
    now,
  )
}

/**
 * Departures come sorted by id, the order in which everybody locks them. Seats that a waiting list has offered this
 * customer are taken as they are held; all others are those of the shop.
 */
async function holdAll(
  tx: Db,
  {
    quote: { departures, lines },
    rest,
    waitingToken,
  }: { quote: Quote; rest: RestOfOrder; waitingToken: string | undefined },
  now: Date,
): Promise<Result<null, Extract<OrderRefusal, { code: 'seats-gone' }>>> {
  const holds: HeldSeats[] = []
  for (const { departureId, id, days } of departures) {
    const seats = seatsOf(lines.filter(({ tourId }) => tourId === id))
    holds.push({ departureId, seats })
    const alongside = holds.length === departures.length ? rest(holds) : []
    const isOffered =
      waitingToken !== undefined && (await takeOfferedSeats(tx, { token: waitingToken, departureId, seats }, now))
    if (isOffered && alongside.length > 0) await writeTogether(tx, alongside)
    const isHeld = isOffered || (await holdSeats(tx, departureId, seats, alongside))
    if (!isHeld) return fail({ code: 'seats-gone', tourId: id, days })
  }
  return ok(null)
}
