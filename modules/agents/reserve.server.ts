import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { readContact, type PlacedOrder } from '#modules/booking/index.server.ts'
import type { ConsentKind, ContactDraft } from '#modules/booking/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { lockByToken } from './answer-offer.server.ts'
import { findAgencyRow } from './data/agencies.server.ts'
import { noteOfferEvent, offers, setOfferState, toOffer, type Offer, type OfferCustomer } from './data/offers.server.ts'
import { canOfferBecome } from './domain/offer.ts'
import { offerToMail } from './jobs/queues.server.ts'
import { placeHouseOrder } from './place-house-order.server.ts'
import { placeReservation, type Reserved, type Sale } from './place-reservation.server.ts'
import { priceOffer, type PriceFailure, type WishedLine } from './price-offer.server.ts'
import { ownedBy, type AgentScope } from './scope.server.ts'
import { writeDirectOffer } from './write-offer.server.ts'

export type ReserveFailure =
  | PriceFailure
  | { code: 'no-agency' }
  | { code: 'offer-not-found' }
  | { code: 'status-transition' }
  | { code: 'offer-expired' }
  | { code: 'seats-gone'; tourId: string }
  | { code: 'invalid-contact'; fields: string[] }

/** What came of an offer: its order, and the reservation of the agency that sold it. */
export type Accepted = { reservationId: string | null; order: PlacedOrder }

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
 * its payment is open. An offer of our own becomes an order without a reservation. Everything happens or nothing;
 * accepted twice, the second one gets `status-transition`.
 *
 * Fails with `offer-not-found`, `status-transition`, `offer-expired`, `invalid-contact`, `refused-lines` or `seats-gone`.
 */
export async function acceptOffer(
  db: Db,
  acceptance: Acceptance,
  now: Date,
): Promise<Result<Accepted, ReserveFailure>> {
  const { token, contact, consents, address, userAgent } = acceptance
  return inTransaction(db, async (tx): Promise<Result<Accepted, ReserveFailure>> => {
    const offer = await lockByToken(tx, token)
    if (!offer || offer.state === 'draft') return fail({ code: 'offer-not-found' })
    const ready = readiness(offer, now)
    if (ready) return fail(ready)
    const read = await readContact(tx, contact)
    if (!read.ok) return fail({ code: 'invalid-contact', fields: read.error.map(({ pointer }) => pointer) })
    const sale = { ...offer, contact: read.value, consents, address, userAgent }
    const { agencyId } = offer
    if (agencyId === null) return withoutReservation(await placeHouseOrder(tx, offer, sale, now))
    return accept(tx, offer, { ...sale, agencyId }, null, now)
  })
}

/**
 * Makes a reservation of an offer with one act, nothing typed twice: customer, rows and prices are those of the offer. The
 * seats are held; the customer is asked to read the papers and to agree, and nobody confirms or pays before.
 *
 * Fails as `acceptOffer` does; an offer of another agency is not found.
 */
export async function reserveOffer(
  db: Db,
  scope: AgentScope,
  offerId: string,
  now: Date,
): Promise<Result<Reserved, ReserveFailure>> {
  return inTransaction(db, async (tx): Promise<Result<Reserved, ReserveFailure>> => {
    const row = await offers(tx).where('id', '=', offerId).where(ownedBy(scope)).forUpdate().executeTakeFirst()
    if (!row) return fail({ code: 'offer-not-found' })
    const offer = toOffer(row)
    const ready = readiness(offer, now)
    if (ready) return fail(ready)
    const { agencyId } = offer
    if (agencyId === null) return fail({ code: 'offer-not-found' })
    const contact = await contactOf(tx, agencyId, offer.customer)
    if (!contact.ok) return contact
    const sale = { ...offer, agencyId, contact: contact.value, consents: nothingYet, address: '', userAgent: '' }
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

/**
 * Makes a reservation without an offer, at the shop's prices or those asked for. It writes the offer that its customer
 * reads and agrees to. Fails as `priceOffer` and `reserveOffer` do.
 */
export async function reserveDirectly(
  db: Db,
  scope: AgentScope,
  wish: DirectReservation,
  now: Date,
): Promise<Result<Reserved, ReserveFailure>> {
  const { agencyId, userId } = scope
  if (agencyId === null) return fail({ code: 'no-agency' })
  return inTransaction(db, async (tx): Promise<Result<Reserved, ReserveFailure>> => {
    const priced = await priceOffer(tx, { agencyId, lines: wish.lines, markup: { kind: 'fixed', minor: 0 } }, now)
    if (!priced.ok) return priced
    const contact = await contactOf(tx, agencyId, wish.customer)
    if (!contact.ok) return contact
    const sale = { ...wish, ...priced.value, agencyId, contact: contact.value, consents: nothingYet }
    const offerId = await writeDirectOffer(tx, scope, { ...wish, ...priced.value, agencyId }, now)
    const reserved = await placeReservation(tx, { ...sale, address: '', userAgent: '' }, { offerId, userId }, now)
    if (reserved.ok) await askToAgree(tx, { offerId, userId }, now)
    return reserved
  })
}

/** Nobody agrees for the customer: the agency sends its customer to the offer's page. */
const nothingYet: Record<ConsentKind, boolean> = {
  preInformation: false,
  terms: false,
  privacy: false,
  personalData: false,
  health: false,
  marketing: false,
}

/** What came of an offer of our own. */
export function withoutReservation<Failure>(placed: Result<PlacedOrder, Failure>): Result<Accepted, Failure> {
  return placed.ok ? ok({ reservationId: null, order: placed.value }) : placed
}

export function readiness(offer: Offer, now: Date): ReserveFailure | undefined {
  if (!canOfferBecome(offer.state, 'accepted')) return { code: 'status-transition' }
  if (offer.validUntil < dayInIstanbul(now)) return { code: 'offer-expired' }
  return undefined
}

async function accept(
  tx: Db,
  offer: Offer,
  sale: Sale & { agencyId: string },
  userId: string | null,
  now: Date,
): Promise<Result<Reserved, ReserveFailure>> {
  const reserved = await placeReservation(tx, sale, { offerId: offer.id, userId }, now)
  if (!reserved.ok) return reserved
  await setOfferState(tx, offer.id, 'accepted', { answered_at: now })
  const eventId = await noteOfferEvent(tx, { offerId: offer.id, kind: 'accepted', userId }, now)
  if (userId === null) await enqueue(tx, offerToMail, { offerId: offer.id, eventId, kind: 'accepted' })
  else await askToAgree(tx, { offerId: offer.id, userId }, now)
  return reserved
}

/** Mails the customer where to read the papers and to agree; without an address the agency passes the link on. */
async function askToAgree(tx: Db, { offerId, userId }: { offerId: string; userId: string }, now: Date): Promise<void> {
  const eventId = await noteOfferEvent(tx, { offerId, kind: 'reserved', userId }, now)
  await enqueue(tx, offerToMail, { offerId, eventId, kind: 'reserved' })
}

/** What an offer leaves open is the agency's own: its customers are reached through it. */
async function contactOf(tx: Db, agencyId: string, customer: OfferCustomer) {
  const agency = await findAgencyRow(tx, agencyId)
  const read = await readContact(tx, {
    ...customer,
    email: customer.email || (agency?.email ?? ''),
    phone: customer.phone || (agency?.phone ?? ''),
    city: customer.city || (agency?.city ?? ''),
    address: '',
  })
  if (read.ok) return read
  return fail({ code: 'invalid-contact' as const, fields: read.error.map(({ pointer }) => pointer) })
}
