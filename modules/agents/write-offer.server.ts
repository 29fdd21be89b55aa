import { sql } from 'kysely'
import { parseEmail } from '#kernel/email.ts'
import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { AuditedAct } from '#modules/audit/index.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { noteOfferEvent, type OfferCustomer } from './data/offers.server.ts'
import { findGroupOfOffer } from './data/groups.server.ts'
import { own } from './data/tables.server.ts'
import type { FreePlaces } from './domain/group.ts'
import type { Markup, OfferRequest } from './domain/offer.ts'
import { priceOffer, type PricedOffer, type PriceFailure, type WishedLine } from './price-offer.server.ts'
import { isOfHouse, ownedBy, type AgentScope, type OfferScope } from './scope.server.ts'

/** An offer as it is typed. */
export type OfferDraft = {
  customer: OfferCustomer
  lines: readonly WishedLine[]
  markup: Markup
  validUntil: PlainDate
  locale: Locale
  note: string
  /** What an offer of our own answers; it is kept from the beginning and never changes. */
  request?: OfferRequest | undefined
  /** The places of a group that cost nothing. */
  free?: FreePlaces | undefined
}

export type OfferField = 'firstName' | 'lastName' | 'email' | 'phone' | 'validUntil'

export type WriteOfferFailure =
  | PriceFailure
  | { code: 'no-agency' }
  | { code: 'offer-not-found' }
  | { code: 'edit-conflict' }
  | { code: 'status-transition' }
  | { code: 'invalid-fields'; fields: OfferField[] }

/**
 * Writes a new offer as a draft, priced by the shop's prices of this moment, which it keeps. Uses the caller's transaction
 * or opens one.
 *
 * Fails with `no-agency` for staff who sell for none, `invalid-fields`, and as `priceOffer` does.
 */
export async function createOffer(
  db: Db,
  scope: OfferScope,
  draft: OfferDraft,
  now: Date,
): Promise<Result<{ id: string }, WriteOfferFailure>> {
  const { agencyId } = scope
  if (agencyId === null && !isOfHouse(scope)) return fail({ code: 'no-agency' })
  const read = readDraft(draft, await phoneReader(db), now)
  if (!read.ok) return read
  const priced = await priceOffer(db, { agencyId, ...draft }, now)
  if (!priced.ok) return priced
  const write = async (tx: Db) => {
    const columns = columnsOf(draft, read.value, priced.value)
    const request = { request_kind: draft.request?.kind ?? null, request_id: draft.request?.id ?? null }
    const facts = { ...columns, ...request, agency_id: agencyId, sent_at: null, answered_at: null }
    const id = await insertOffer(tx, scope, facts, now)
    await noteOfferEvent(tx, { offerId: id, kind: 'created', userId: scope.userId }, now)
    await audit(tx, scope, { id, action: 'offer.create', after: factsOf(priced.value) }, now)
    return ok({ id })
  }
  return inTransaction(db, write)
}

/**
 * Writes the offer behind a reservation that was made without one, inside the caller's transaction: its page is where the
 * customer reads what was reserved, and agrees. It is accepted already and stands in no list of offers.
 */
export async function writeDirectOffer(
  tx: Db,
  scope: AgentScope,
  sale: PricedOffer & { agencyId: string; customer: OfferCustomer; locale: Locale; note: string },
  now: Date,
): Promise<string> {
  const draft = { ...sale, validUntil: dayInIstanbul(now), markup: null }
  const stamps = { state: 'accepted' as const, is_direct: true, sent_at: now, answered_at: now }
  return insertOffer(tx, scope, { ...columnsOf(draft, sale.customer, sale), agency_id: sale.agencyId, ...stamps }, now)
}

/**
 * Changes a draft, or an offer that was sent and not answered; its prices are reckoned anew.
 *
 * Fails with `offer-not-found` for those of other agencies too, `edit-conflict` when it was saved meanwhile,
 * `status-transition` when it has ended, and as `createOffer` does.
 */
export async function changeOffer(
  db: Db,
  scope: OfferScope,
  { id, version, draft }: { id: string; version: number; draft: OfferDraft },
  now: Date,
): Promise<Result<void, WriteOfferFailure>> {
  return inTransaction(db, async (tx) => {
    const known = await own(tx)
      .selectFrom('agent_offers')
      .select(['agency_id', 'state', 'version', 'total_minor', 'base_minor', 'currency', 'valid_until'])
      .where('id', '=', id)
      .where(ownedBy(scope))
      .forUpdate()
      .executeTakeFirst()
    if (!known) return fail({ code: 'offer-not-found' })
    if (known.version !== version) return fail({ code: 'edit-conflict' })
    if (known.state !== 'draft' && known.state !== 'sent') return fail({ code: 'status-transition' })
    // The rows of a group's offer follow from its list.
    if (!draft.free && (await findGroupOfOffer(tx, id))) return fail({ code: 'status-transition' })
    const read = readDraft(draft, await phoneReader(tx), now)
    if (!read.ok) return read
    const priced = await priceOffer(tx, { agencyId: known.agency_id, ...draft }, now)
    if (!priced.ok) return priced
    await own(tx)
      .updateTable('agent_offers')
      .set({ ...columnsOf(draft, read.value, priced.value), version: version + 1, changed_at: now, reminded_at: null })
      .where('id', '=', id)
      .execute()
    await noteOfferEvent(tx, { offerId: id, kind: 'changed', userId: scope.userId }, now)
    const before = {
      total: money(known.total_minor, known.currency),
      base: money(known.base_minor, known.currency),
      validUntil: known.valid_until,
    }
    await audit(tx, scope, { id, action: 'offer.change', before, after: factsOf(priced.value) }, now)
    return ok(undefined)
  })
}

async function insertOffer(
  tx: Db,
  { userId }: OfferScope,
  columns: ReturnType<typeof columnsOf> & {
    agency_id: string | null
    request_kind?: OfferRequest['kind'] | null
    request_id?: string | null
    sent_at: Date | null
    answered_at: Date | null
    state?: 'accepted'
    is_direct?: boolean
  },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ serial: string | number }>`select nextval('agent_offer_numbers') as serial`.execute(tx)
  const { id } = await own(tx)
    .insertInto('agent_offers')
    .values({
      ...columns,
      offer_no: `T-${dayInIstanbul(now).slice(0, 4)}-${String(rows[0]?.serial).padStart(4, '0')}`,
      created_by: userId,
      token: newToken(32),
      created_at: now,
      changed_at: now,
      seen_at: null,
      reminded_at: null,
      order_id: null,
      request_kind: columns.request_kind ?? null,
      request_id: columns.request_id ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function readDraft(
  { customer, validUntil }: OfferDraft,
  readPhone: Awaited<ReturnType<typeof phoneReader>>,
  now: Date,
): Result<OfferCustomer, { code: 'invalid-fields'; fields: OfferField[] }> {
  const email = customer.email.trim() === '' ? '' : parseEmail(customer.email)
  const phone = customer.phone.trim() === '' ? '' : readPhone(customer.phone)?.e164
  const isName = (name: string) => name.trim().length > 0 && name.length <= 60
  const fields: OfferField[] = [
    ...(isName(customer.firstName) ? [] : (['firstName'] as const)),
    ...(isName(customer.lastName) ? [] : (['lastName'] as const)),
    ...(email === undefined ? (['email'] as const) : []),
    ...(phone === undefined ? (['phone'] as const) : []),
    ...(validUntil < dayInIstanbul(now) ? (['validUntil'] as const) : []),
  ]
  if (fields.length > 0 || email === undefined || phone === undefined) return fail({ code: 'invalid-fields', fields })
  return ok({
    ...customer,
    firstName: customer.firstName.trim(),
    lastName: customer.lastName.trim(),
    city: customer.city.trim().slice(0, 80),
    email,
    phone,
  })
}

function columnsOf(
  draft: Pick<OfferDraft, 'locale' | 'note' | 'validUntil' | 'free'> & { markup: Markup | null },
  customer: OfferCustomer,
  priced: PricedOffer,
) {
  const { markup } = draft
  return {
    locale: draft.locale,
    first_name: customer.firstName,
    last_name: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    city: customer.city,
    country: customer.country,
    note: draft.note.slice(0, 1000),
    currency: priced.currency,
    lines: toJson(priced.lines),
    base_minor: priced.base.minor,
    total_minor: priced.total.minor,
    discount_minor: priced.discount.minor,
    free_places: draft.free && draft.free.places > 0 ? draft.free.places : null,
    valid_until: draft.validUntil,
    markup_kind: markup && markup.kind,
    markup_value: markup && (markup.kind === 'percent' ? markup.basisPoints : markup.minor),
  }
}

function factsOf({ base, total, lines }: PricedOffer) {
  return { base, total, travellers: lines.reduce((count, { quantity }) => count + quantity, 0) }
}

async function audit(
  tx: Db,
  { userId }: OfferScope,
  { id, ...act }: { id: string; action: AuditedAct; before?: unknown; after?: unknown },
  now: Date,
): Promise<void> {
  await recordAudit(tx, { actor: { id: userId }, subject: { kind: 'offer', id }, ...act }, now)
}
