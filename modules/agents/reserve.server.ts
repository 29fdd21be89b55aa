import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import { subtract } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import {
  findAgreedOrder,
  OrderRefused,
  placeAgreedOrder,
  readContact,
  type PlacedOrder,
} from '#modules/booking/index.server.ts'
import type { ConsentKind, ContactDraft } from '#modules/booking/index.ts'
import { listTourCategories } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { findAgencyRow, listRules } from './data/agencies.server.ts'
import { noteOfferEvent, offers, setOfferState, toOffer, type Offer, type OfferCustomer } from './data/offers.server.ts'
import { noteReservationEvent } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { lockByToken } from './answer-offer.server.ts'
import { commissionOf } from './domain/commission.ts'
import { canOfferBecome, offerTotals, type OfferLine } from './domain/offer.ts'
import { offerToMail } from './jobs/queues.server.ts'
import { priceOffer, type PriceFailure, type WishedLine } from './price-offer.server.ts'
import { ownedBy, type AgentScope } from './scope.server.ts'

export type ReserveFailure =
  | PriceFailure
  | { code: 'no-agency' }
  | { code: 'offer-not-found' }
  | { code: 'status-transition' }
  | { code: 'offer-expired' }
  | { code: 'seats-gone'; tourId: string }
  | { code: 'invalid-contact'; fields: string[] }

export type Reserved = { reservationId: string; order: PlacedOrder }

/** Who accepts an offer: the contact of the order, what they agree to, and where they come from. */
export type Acceptance = {
  token: string
  contact: ContactDraft
  consents: Record<ConsentKind, boolean>
  address: string
  userAgent: string
}

/**
 * The customer accepts an offer at its address: the seats are held at the prices of the offer, the reservation is made,
 * its payment is open. Everything happens or nothing; accepted twice, the second one gets `status-transition`.
 *
 * Fails with `offer-not-found`, `status-transition`, `offer-expired`, `invalid-contact`, `refused-lines` or `seats-gone`.
 */
export async function acceptOffer(
  db: Db,
  acceptance: Acceptance,
  now: Date,
): Promise<Result<Reserved, ReserveFailure>> {
  const { token, contact, consents, address, userAgent } = acceptance
  return reserving(db, async (tx) => {
    const offer = await lockByToken(tx, token)
    if (!offer || offer.state === 'draft') return fail({ code: 'offer-not-found' })
    const ready = readiness(offer, now)
    if (ready) return fail(ready)
    const read = readContact(contact)
    if (!read.ok) return fail({ code: 'invalid-contact', fields: read.error.map(({ pointer }) => pointer) })
    const sale = { ...offer, contact: read.value, consents, address, userAgent }
    return accept(tx, offer, sale, null, now)
  })
}

/**
 * Makes a reservation of an offer with one act, nothing typed twice: customer, rows and prices are those of the offer. The
 * agency answers for what its customer has agreed to.
 *
 * Fails as `acceptOffer` does; an offer of another agency is not found.
 */
export async function reserveOffer(
  db: Db,
  scope: AgentScope,
  offerId: string,
  now: Date,
): Promise<Result<Reserved, ReserveFailure>> {
  return reserving(db, async (tx) => {
    const row = await offers(tx).where('id', '=', offerId).where(ownedBy(scope)).forUpdate().executeTakeFirst()
    if (!row) return fail({ code: 'offer-not-found' })
    const offer = toOffer(row)
    const ready = readiness(offer, now)
    if (ready) return fail(ready)
    const contact = await contactOf(tx, offer.agencyId, offer.customer)
    if (!contact.ok) return contact
    const sale = { ...offer, contact: contact.value, consents: declared, address: '', userAgent: '' }
    return accept(tx, offer, sale, scope.userId, now)
  })
}

/** What somebody reserves without an offer. */
export type DirectReservation = {
  customer: OfferCustomer
  lines: readonly WishedLine[]
  locale: Locale
  note: string
}

/** Makes a reservation without an offer, at the shop's prices or those asked for. Fails as `priceOffer` and `reserveOffer` do. */
export async function reserveDirectly(
  db: Db,
  scope: AgentScope,
  wish: DirectReservation,
  now: Date,
): Promise<Result<Reserved, ReserveFailure>> {
  const { agencyId, userId } = scope
  if (agencyId === null) return fail({ code: 'no-agency' })
  return reserving(db, async (tx) => {
    const priced = await priceOffer(tx, { agencyId, lines: wish.lines, markup: { kind: 'fixed', minor: 0 } }, now)
    if (!priced.ok) return priced
    const contact = await contactOf(tx, agencyId, wish.customer)
    if (!contact.ok) return contact
    const sale = { ...wish, ...priced.value, agencyId, contact: contact.value, consents: declared }
    return ok(await place(tx, { ...sale, address: '', userAgent: '' }, { offerId: null, userId }, now))
  })
}

type Sale = {
  agencyId: string
  lines: readonly OfferLine[]
  currency: Offer['currency']
  contact: Parameters<typeof placeAgreedOrder>[1]['contact']
  consents: Record<ConsentKind, boolean>
  locale: Locale
  note: string
  address: string
  userAgent: string
}

/** What an agency declares for its customer when it reserves; advertising is nobody else's to allow. */
const declared: Record<ConsentKind, boolean> = {
  preInformation: true,
  terms: true,
  privacy: true,
  personalData: true,
  health: false,
  marketing: false,
}

async function reserving(
  db: Db,
  work: (tx: Db) => Promise<Result<Reserved, ReserveFailure>>,
): Promise<Result<Reserved, ReserveFailure>> {
  try {
    return await (db.isTransaction ? work(db) : db.transaction().execute(work))
  } catch (error) {
    if (!(error instanceof OrderRefused)) throw error
    const { refusal } = error
    return fail(refusal.code === 'seats-gone' ? { code: refusal.code, tourId: refusal.tourId } : refusal)
  }
}

function readiness(offer: Offer, now: Date): ReserveFailure | undefined {
  if (!canOfferBecome(offer.state, 'accepted')) return { code: 'status-transition' }
  if (offer.validUntil < dayInIstanbul(now)) return { code: 'offer-expired' }
  return undefined
}

async function accept(
  tx: Db,
  offer: Offer,
  sale: Sale,
  userId: string | null,
  now: Date,
): Promise<Result<Reserved, ReserveFailure>> {
  const reserved = await place(tx, sale, { offerId: offer.id, userId }, now)
  await setOfferState(tx, offer.id, 'accepted', { answered_at: now })
  const eventId = await noteOfferEvent(tx, { offerId: offer.id, kind: 'accepted', userId }, now)
  if (userId === null) await enqueue(tx, offerToMail, { offerId: offer.id, eventId, kind: 'accepted' })
  return ok(reserved)
}

async function place(
  tx: Db,
  sale: Sale,
  { offerId, userId }: { offerId: string | null; userId: string | null },
  now: Date,
): Promise<Reserved> {
  const agency = await findAgencyRow(tx, sale.agencyId)
  if (!agency) throw new Error(`no agency ${sale.agencyId}`)
  const { lines, currency } = sale
  const order = await placeAgreedOrder(
    tx,
    {
      ...sale,
      holderId: agency.id,
      lines: lines.map(({ tourId, fare, quantity }) => ({ tourId, fare, quantity })),
      agreedPrices: lines.map(({ tourId, fare, price }) => ({ tourId, fare, price })),
      holdUntil: new Date(now.getTime() + agency.optionHours * 3_600_000),
    },
    now,
  )
  const placed = await findAgreedOrder(tx, { id: order.orderId })
  const [first] = placed?.tours.toSorted((a, b) => (a.departsOn < b.departsOn ? -1 : 1)) ?? []
  if (!first) throw new Error(`order ${order.orderId} has no journey`)
  const categories = await listTourCategories(
    tx,
    lines.map(({ tourId }) => tourId),
  )
  const facts = { on: dayInIstanbul(now), currency, categoriesOf: (id: string) => categories.get(id) ?? [] }
  const commission = commissionOf(lines, { ...facts, rules: await listRules(tx, agency.id) })
  const { base, total } = offerTotals(lines, currency)
  const { rows } = await sql<{
    serial: string | number
  }>`select nextval('agent_reservation_numbers') as serial`.execute(tx)
  const { id } = await own(tx)
    .insertInto('agent_reservations')
    .values({
      reservation_no: `R-${facts.on.slice(0, 4)}-${String(rows[0]?.serial).padStart(4, '0')}`,
      agency_id: agency.id,
      created_by: userId,
      offer_id: offerId,
      order_id: order.orderId,
      currency,
      commission_minor: commission.minor,
      markup_minor: subtract(total, base).minor,
      departs_on: first.departsOn,
      returns_on: first.returnsOn,
      note: sale.note,
      created_at: now,
      confirmed_at: null,
      cancelled_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteReservationEvent(tx, { reservationId: id, kind: 'requested', userId }, now)
  const after = { orderNo: order.orderNo, total: order.total, commission, offerId }
  const act = { action: 'reservation.request', subject: { kind: 'reservation', id }, after }
  await recordAudit(tx, { actor: userId === null ? 'system' : { id: userId }, ...act }, now)
  return { reservationId: id, order }
}

/** What an offer leaves open is the agency's own: its customers are reached through it. */
async function contactOf(tx: Db, agencyId: string, customer: OfferCustomer) {
  const agency = await findAgencyRow(tx, agencyId)
  const read = readContact({
    ...customer,
    email: customer.email || (agency?.email ?? ''),
    phone: customer.phone || (agency?.phone ?? ''),
    city: customer.city || (agency?.city ?? ''),
    address: '',
  })
  if (read.ok) return read
  return fail({ code: 'invalid-contact' as const, fields: read.error.map(({ pointer }) => pointer) })
}
