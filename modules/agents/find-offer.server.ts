import { sql, type Expression, type SqlBool } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { addDays, startInIstanbul } from '#kernel/plain-date.ts'
import { phoneKey } from '#kernel/phone.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { listOfferEvents, offers, toOffer, type Offer, type OfferEvent } from './data/offers.server.ts'
import { own } from './data/tables.server.ts'
import type { OfferSort } from './domain/list-sorts.ts'
import type { OfferState } from './domain/offer.ts'
import { ownedBy, type OfferScope } from './scope.server.ts'

/** Fewer digits are no telephone number. */
const LEAST_DIGITS = 4

export type OfferWithHistory = Offer & { events: OfferEvent[]; reservationId: string | null }

export type OfferListRequest = {
  state?: OfferState | undefined
  /** Words of the customer, the address or the number of the offer; or a part of the telephone number. */
  q?: string | undefined
  /** Days on which it was written. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  sort?: OfferSort | undefined
  page: number
  pageSize: number
}

/** An offer of one's own agency with what happened to it; those of others are not found. */
export async function findOffer(db: Db, scope: OfferScope, id: string): Promise<OfferWithHistory | undefined> {
  if (!isUuid(id)) return undefined
  const row = await offers(db).where('id', '=', id).where(ownedBy(scope)).executeTakeFirst()
  if (!row) return undefined
  const reservation = await own(db)
    .selectFrom('agent_reservations')
    .select('id')
    .where('offer_id', '=', id)
    .executeTakeFirst()
  return { ...toOffer(row), events: await listOfferEvents(db, id), reservationId: reservation?.id ?? null }
}

/** One page of the offers of one's own agency, the newest first unless asked otherwise, and how many there are. */
export async function listOffers(
  db: Db,
  scope: OfferScope,
  request: OfferListRequest,
): Promise<{ offers: Offer[]; total: number }> {
  const { state, q = '', from, to, sort = '-created', page, pageSize } = request
  const filtered = offers(db)
    .where(ownedBy(scope))
    .where('is_direct', '=', false)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', startInIstanbul(from as PlainDate)))
    .$if(to !== undefined, (query) => query.where('created_at', '<', startInIstanbul(addDays(to as PlainDate, 1))))
    .$if(q.trim() !== '', (query) => query.where(holdsWords(q)))
  const { total } = await filtered
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await filtered
    .orderBy(inOrder(sort, columnsOf, sql`id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { offers: rows.map(toOffer), total: Number(total) }
}

const columnsOf: OrderColumns<'created' | 'customer' | 'state' | 'valid' | 'total'> = {
  created: [sql`created_at`],
  customer: [sql`(last_name || ' ' || first_name) collate app_tr`],
  state: [sql`state`],
  valid: [sql`valid_until`],
  total: [sql`total_minor`],
}

/** How many offers are in each state, and those that wait for their customer, the first to run out first. */
export async function summariseOffers(
  db: Db,
  scope: OfferScope,
): Promise<{ counts: Partial<Record<OfferState, number>>; open: Offer[] }> {
  const counted = await own(db)
    .selectFrom('agent_offers')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where(ownedBy(scope))
    .where('is_direct', '=', false)
    .groupBy('state')
    .execute()
  const rows = await offers(db)
    .where(ownedBy(scope))
    .where('state', 'in', ['draft', 'sent'])
    .orderBy('valid_until')
    .orderBy('id')
    .limit(8)
    .execute()
  return {
    counts: Object.fromEntries(counted.map(({ state, count }) => [state, Number(count)])),
    open: rows.map(toOffer),
  }
}

/** Whether the customer, the number or the telephone of an offer holds what was typed, however it is written. */
function holdsWords(q: string): Expression<SqlBool> {
  const words = indexedHasAllWords('search_text', foldForSearch(q).split(' ').filter(Boolean))
  const digits = /^[\d\s()+.-]+$/.test(q) ? phoneKey(q) : ''
  return digits.length < LEAST_DIGITS
    ? words
    : sql<SqlBool>`(${words} or ${indexedHasAllWords('search_text', [digits])})`
}
