import { isToken } from '#kernel/ids.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { findAgencyRow } from './data/agencies.server.ts'
import {
  listOfferEvents,
  noteOfferEvent,
  offers,
  setOfferState,
  toOffer,
  type Offer,
  type OfferEvent,
} from './data/offers.server.ts'
import { own } from './data/tables.server.ts'
import type { Agency } from './domain/agency.ts'
import { offerToMail } from './jobs/queues.server.ts'

/** An offer as its customer sees it; what the shop asks and the agency earns is not in it. */
export type PublicOffer = Omit<Offer, 'base' | 'markup' | 'markupRule' | 'request' | 'createdBy'> & {
  /** Who sells; absent when we do. */
  agency: Agency | null
  questions: OfferEvent[]
  /** The agency has reserved, and the customer has not agreed to it yet. */
  isToAgree: boolean
  isOver: boolean
}

/** The offer at an address that its customer was given; drafts are not shown. */
export async function findPublicOffer(db: Db, token: string, now: Date): Promise<PublicOffer | undefined> {
  if (!isToken(token)) return undefined
  const row = await offers(db).where('token', '=', token).where('state', '<>', 'draft').executeTakeFirst()
  if (!row) return undefined
  const { base: _base, markup: _markup, markupRule: _rule, request: _request, createdBy: _by, ...offer } = toOffer(row)
  const agency = offer.agencyId === null ? null : await findAgencyRow(db, offer.agencyId)
  if (agency === undefined) return undefined
  const reservation = await own(db)
    .selectFrom('agent_reservations')
    .select(['order_id', 'state', 'agreed_at'])
    .where('offer_id', '=', offer.id)
    .executeTakeFirst()
  const events = await listOfferEvents(db, offer.id)
  return {
    ...offer,
    agency,
    questions: events.filter(({ kind }) => kind === 'question' || kind === 'answer'),
    orderId: reservation?.order_id ?? offer.orderId,
    isToAgree: reservation?.state === 'requested' && reservation.agreed_at === null,
    isOver: offer.state === 'sent' && offer.validUntil < dayInIstanbul(now),
  }
}

/** Notes that the customer has opened an offer, once. */
export async function noteOfferSeen(db: Db, token: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const seen = await own(tx)
      .updateTable('agent_offers')
      .set({ seen_at: now })
      .where('token', '=', token)
      .where('state', '=', 'sent')
      .where('seen_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (seen) await noteOfferEvent(tx, { offerId: seen.id, kind: 'seen' }, now)
  })
}

const MOST_QUESTIONS = 20

/**
 * Keeps a question of the customer about an offer, and mails it to the agency. Fails with `offer-not-found`,
 * `words-missing`, `too-many` after twenty.
 */
export async function askAboutOffer(
  db: Db,
  { token, words }: { token: string; words: string },
  now: Date,
): Promise<Result<void, { code: 'offer-not-found' | 'words-missing' | 'too-many' }>> {
  const text = words.trim().slice(0, 2000)
  if (text === '') return fail({ code: 'words-missing' })
  return inTransaction(db, async (tx) => {
    const offer = await lockByToken(tx, token)
    if (!offer || offer.state === 'draft') return fail({ code: 'offer-not-found' })
    const asked = (await listOfferEvents(tx, offer.id)).filter(({ kind }) => kind === 'question').length
    if (asked >= MOST_QUESTIONS) return fail({ code: 'too-many' })
    const eventId = await noteOfferEvent(tx, { offerId: offer.id, kind: 'question', words: text }, now)
    await enqueue(tx, offerToMail, { offerId: offer.id, eventId, kind: 'question' })
    return ok(undefined)
  })
}

/** The customer does not want an offer. Fails with `offer-not-found`, `status-transition` when it has ended. */
export async function rejectOffer(
  db: Db,
  { token, words }: { token: string; words: string },
  now: Date,
): Promise<Result<void, { code: 'offer-not-found' | 'status-transition' }>> {
  return inTransaction(db, async (tx) => {
    const offer = await lockByToken(tx, token)
    if (!offer || offer.state === 'draft') return fail({ code: 'offer-not-found' })
    if (offer.state !== 'sent') return fail({ code: 'status-transition' })
    await setOfferState(tx, offer.id, 'rejected', { answered_at: now })
    const eventId = await noteOfferEvent(
      tx,
      { offerId: offer.id, kind: 'rejected', words: words.trim().slice(0, 500) },
      now,
    )
    await enqueue(tx, offerToMail, { offerId: offer.id, eventId, kind: 'rejected' })
    return ok(undefined)
  })
}

/** Locks the offer at an address; whoever answers it comes one after the other. */
export async function lockByToken(tx: Db, token: string): Promise<Offer | undefined> {
  if (!isToken(token)) return undefined
  const row = await offers(tx).where('token', '=', token).forUpdate().executeTakeFirst()
  return row && toOffer(row)
}
