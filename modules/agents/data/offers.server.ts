import type { Locale } from '#kernel/locale.ts'
import { money, type Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import {
  offerTotals,
  type Markup,
  type OfferEventKind,
  type OfferLine,
  type OfferRequest,
  type OfferState,
  type OfferTotals,
} from '../domain/offer.ts'
import { own } from './tables.server.ts'

export type OfferCustomer = {
  firstName: string
  lastName: string
  email: string
  phone: string
  city: string
  country: 'TR' | 'DE' | 'FR' | 'GB' | 'US' | 'OTHER'
}

export type Offer = OfferTotals & {
  id: string
  offerNo: string
  /** Absent on offers of our own. */
  agencyId: string | null
  createdBy: string | null
  state: OfferState
  token: string
  locale: Locale
  customer: OfferCustomer
  note: string
  currency: Currency
  lines: OfferLine[]
  /** How many places of a group are free: what the discount is for. */
  freePlaces: number
  /** As it was typed; unknown for offers whose prices somebody named one by one. */
  markupRule: Markup | null
  validUntil: PlainDate
  version: number
  createdAt: Date
  sentAt: Date | null
  seenAt: Date | null
  answeredAt: Date | null
  /** Both are known of offers of our own only: what they answer, and the order that came of them. */
  request: OfferRequest | null
  orderId: string | null
}

export type OfferEvent = { id: number; kind: OfferEventKind; words: string; byUserId: string | null; at: Date }

export function offers(db: Db) {
  return own(db)
    .selectFrom('agent_offers')
    .select([
      'id',
      'offer_no',
      'agency_id',
      'created_by',
      'state',
      'token',
      'locale',
      'first_name',
      'last_name',
      'email',
      'phone',
      'city',
      'country',
      'note',
      'currency',
      'lines',
      'discount_minor',
      'free_places',
      'valid_until',
      'version',
      'created_at',
      'sent_at',
      'seen_at',
      'answered_at',
      'markup_kind',
      'markup_value',
      'request_kind',
      'request_id',
      'order_id',
    ])
}

export function toOffer(row: Awaited<ReturnType<ReturnType<typeof offers>['executeTakeFirstOrThrow']>>): Offer {
  const amount = ({ minor }: { minor: number }) => money(minor, row.currency)
  const lines = row.lines.map((line) => ({ ...line, base: amount(line.base), price: amount(line.price) }))
  return {
    id: row.id,
    offerNo: row.offer_no,
    agencyId: row.agency_id,
    createdBy: row.created_by,
    state: row.state,
    token: row.token,
    locale: row.locale,
    customer: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
      city: row.city,
      country: row.country,
    },
    note: row.note,
    currency: row.currency,
    lines,
    markupRule: markupOf(row),
    freePlaces: row.free_places ?? 0,
    ...offerTotals(lines, row.currency, money(row.discount_minor, row.currency)),
    validUntil: row.valid_until,
    version: row.version,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    seenAt: row.seen_at,
    answeredAt: row.answered_at,
    request: row.request_kind && row.request_id ? { kind: row.request_kind, id: row.request_id } : null,
    orderId: row.order_id,
  }
}

function markupOf({
  markup_kind: kind,
  markup_value: value,
}: {
  markup_kind: Markup['kind'] | null
  markup_value: number | null
}): Markup | null {
  if (kind === null || value === null) return null
  return kind === 'percent' ? { kind, basisPoints: value } : { kind, minor: value }
}

export async function noteOfferEvent(
  tx: Db,
  event: { offerId: string; kind: OfferEventKind; words?: string; userId?: string | null },
  now: Date,
): Promise<number> {
  const { id } = await own(tx)
    .insertInto('agent_offer_events')
    .values({
      offer_id: event.offerId,
      kind: event.kind,
      words: event.words ?? '',
      by_user_id: event.userId ?? null,
      happened_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function listOfferEvents(db: Db, offerId: string): Promise<OfferEvent[]> {
  const rows = await own(db)
    .selectFrom('agent_offer_events')
    .select(['id', 'kind', 'words', 'by_user_id', 'happened_at'])
    .where('offer_id', '=', offerId)
    .orderBy('id')
    .limit(500)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    words: row.words,
    byUserId: row.by_user_id,
    at: row.happened_at,
  }))
}

/** Moves an offer to another state under the lock that the caller holds. */
export async function setOfferState(
  tx: Db,
  id: string,
  state: OfferState,
  stamp: { sent_at?: Date; answered_at?: Date },
): Promise<void> {
  await own(tx)
    .updateTable('agent_offers')
    .set((eb) => ({ state, ...stamp, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
