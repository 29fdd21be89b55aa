import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { findDeparturesForSale, holdSeats } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { blindIndexes } from '#platform/field-cipher/field-cipher.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { findPlacedOrder, type PlacedOrder } from './data/find-placed-order.server.ts'
import { checkContact, mayLackByTelephone } from './domain/check-checkout.ts'
import type { Contact, ContactDraft, FieldProblem, TravellerDraft, TravellerToCome } from './domain/checkout.ts'
import { seatsOf } from './domain/price-cart.ts'
import { linesOfParty } from './domain/quote-party.ts'
import { findSamePeople } from './domain/same-person.ts'
import { readTravellerToCome } from './domain/staff-order.ts'
import { consentsByTelephone } from './domain/telephone-agreement.ts'
import type { StaffOrderRefusal } from './order-refusal.server.ts'
import { readOrderTerms } from './order-terms.server.ts'
import { quoteCart, type Quote } from './quote-cart.server.ts'
import { writeOrder, type RestOfOrder } from './write-order.server.ts'

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
 * Places an order for somebody on the telephone: the same prices and the same seats as in the shop. A name and a
 * telephone number are enough to reach the customer; papers of travellers may come later, and a passport that runs out
 * too early is taken as one to be replaced. Without an email address nothing is mailed. Seats wait until `holdUntil`,
 * and so does the payment whose address the customer is mailed. Uses the caller's transaction or opens one.
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
  return inTransaction(db, async (tx) => {
    const key = `staff:${admin.id}:${request.idempotencyKey}`
    const { idempotencyKey: _key, holdUntil: _until, ...content } = request
    const [requestHash = ''] = blindIndexes(tx, 'order-request', JSON.stringify(content))
    const earlier = await findPlacedOrder(tx, key)
    if (earlier)
      return earlier.requestHash === requestHash ? ok(earlier.order) : fail({ code: 'idempotency-key-reused' })

    const checked = await checkRequest(tx, request, now)
    if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
    const fares = request.travellers.map(({ fare }) => fare)
    const lines = linesOfParty(request.tourId, fares)
    const quoted = await quoteCart(tx, { lines, isMember: request.userId !== undefined }, now)
    if (!quoted.ok) return quoted
    const [departure] = quoted.value.departures
    if (!departure) return fail({ code: 'cart-empty' })
    const work = { request, ...checked.value, quote: quoted.value, key, requestHash, seats: seatsOf(lines) }
    return place(tx, admin, { ...work, departure }, now)
  })
}

type Checked = { contact: Contact; travellers: TravellerToCome[] }

type Work = Checked & {
  request: StaffOrderRequest
  quote: Quote
  key: string
  requestHash: string
  departure: Quote['departures'][number]
  seats: number
}

async function place(
  tx: Db,
  admin: Admin<'orders'>,
  work: Work,
  now: Date,
): Promise<Result<PlacedOrder, Extract<StaffOrderRefusal, { code: 'seats-gone' }>>> {
  const { request, contact, travellers, quote } = work
  const { locale, holdUntil, hasAgreed, note, userId = null } = request
  const told = hasAgreed
    ? {
        agreedBy: `${contact.firstName} ${contact.lastName}`,
        agreedAt: now.toISOString(),
        staff: { id: admin.id, name: admin.fullName },
        texts: { preInformation: 'read' as const, terms: 'read' as const, privacy: 'read' as const },
      }
    : undefined
  const mode = userId === null ? ('guest' as const) : ('member' as const)
  const written = await writeOrder(
    tx,
    {
      quote,
      terms: await readOrderTerms(tx, quote.currency, now),
      takeSeats: (rest) => takeSeats(tx, work, rest),
      travellers,
      customer: { mode, contact, consents: consentsByTelephone(hasAgreed), note, told, userId },
      from: { locale, userAgent: '', address: '' },
      key: { idempotencyKey: work.key, requestHash: work.requestHash },
      holdUntil,
      placed: { channel: 'phone', staff: admin.id },
      keeperId: admin.id,
      isMailed: true,
    },
    now,
  )
  if (!written.ok) return written
  const after = { tourId: request.tourId, travellers: travellers.length, total: quote.total, holdUntil, hasAgreed }
  const subject = { kind: 'order', id: written.value.orderId } as const
  await recordAudit(tx, { actor: admin, action: 'order.place', subject, after }, now)
  return written
}

async function takeSeats(
  tx: Db,
  { departure: { departureId, id, days }, seats }: Work,
  rest: RestOfOrder,
): Promise<Result<null, Extract<StaffOrderRefusal, { code: 'seats-gone' }>>> {
  const isHeld = await holdSeats(tx, departureId, seats, rest([{ departureId, seats }]))
  return isHeld ? ok(null) : fail({ code: 'seats-gone', tourId: id, days })
}

async function checkRequest(
  db: Db,
  { tourId, contact: typed, travellers: drafts }: StaffOrderRequest,
  now: Date,
): Promise<Result<Checked, FieldProblem[]>> {
  const today = dayInIstanbul(now)
  const [tour] = await findDeparturesForSale(db, [tourId], today)
  const { contact, problems: ofContact } = checkContact(typed, await phoneReader(db), mayLackByTelephone)
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
