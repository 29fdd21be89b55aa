import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import { containsAllWords, inAllLanguages } from '#platform/db/search-sql.server.ts'
import { own } from '../data/tables.server.ts'
import type { WaitingSort } from '../domain/waiting-sort.ts'

export type WaitingDeparture = {
  tourId: string
  name: Localised
  departsOn: PlainDate
  returnsOn: PlainDate
  parties: number
  seats: number
  offered: number
  free: number
}

/** Which departures with a waiting list are asked for. */
export type WaitingListRequest = {
  /** The first and the last day of departure. */
  from: PlainDate
  to?: PlainDate | undefined
  /** Words of the tour's name in any language. */
  q?: string | undefined
  sort?: WaitingSort | undefined
  /** From 1. */
  page: number
  pageSize: number
}

/** One page of the departures for which somebody waits or has an offer, the next to leave first unless asked otherwise. */
export async function listWaitingDepartures(
  db: Db,
  { from, to, q = '', sort = 'departs', page, pageSize }: WaitingListRequest,
): Promise<{ departures: WaitingDeparture[]; total: number }> {
  const words = foldForSearch(q).split(' ').filter(Boolean)
  const rows = await own(db)
    .selectFrom('waiting_places')
    .innerJoin('departures', 'departures.id', 'waiting_places.departure_id')
    .innerJoin('tours', 'tours.id', 'departures.tour_id')
    .select([
      'departures.public_id as tourId',
      'tours.name',
      'departures.departs_on as departsOn',
      'departures.returns_on as returnsOn',
      sql<string | number>`count(*)`.as('parties'),
      sql<string | number>`sum(waiting_places.seats)`.as('seats'),
      sql<string | number>`count(*) filter (where state = 'offered')`.as('offered'),
      sql<number>`max(capacity - seats_held - seats_sold - seats_allotted)`.as('free'),
      sql<string | number>`count(*) over ()`.as('total'),
    ])
    .where('state', 'in', ['waiting', 'offered'])
    .where('departures.departs_on', '>=', from)
    .$if(to !== undefined, (query) => query.where('departures.departs_on', '<=', to as PlainDate))
    .$if(words.length > 0, (query) => query.where('tours.id', 'in', toursNamed(db, words)))
    .groupBy(['departures.id', 'tours.id'])
    .orderBy(inOrder(sort, waitingColumns, sql`departures.public_id`))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return {
    total: Number(rows[0]?.total ?? 0),
    departures: rows.map(({ total: _total, ...row }) => ({
      ...row,
      parties: Number(row.parties),
      seats: Number(row.seats),
      offered: Number(row.offered),
      free: Math.max(0, row.free),
    })),
  }
}

/** Tours are far fewer than places, so that their names are folded once each. */
function toursNamed(db: Db, words: readonly string[]) {
  return own(db)
    .selectFrom('tours')
    .select('id')
    .where(containsAllWords(inAllLanguages('name'), words))
}

const waitingColumns: OrderColumns<'departs' | 'parties' | 'free'> = {
  departs: [sql`departures.departs_on`],
  parties: [sql`sum(waiting_places.seats)`],
  free: [sql`max(capacity - seats_held - seats_sold - seats_allotted)`],
}
