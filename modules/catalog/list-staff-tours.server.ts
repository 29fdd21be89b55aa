import { sql, type Expression, type SqlBool } from 'kysely'
import { defaultLocale, locales, type Localised } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { named } from './data/columns.server.ts'
import { listFares } from './data/load-season-rows.server.ts'
import { own } from './data/tables.server.ts'
import type { DepartureStatus } from './domain/availability.ts'
import { lowestAdultFare } from './domain/fares.ts'
import type { StaffTourSort } from './domain/staff-tour-sort.ts'

export type StaffTourRequest = {
  /** Words of a name in any language, or of the code. */
  q?: string | undefined
  status?: DepartureStatus | undefined
  /** The key of a category. */
  category?: string | undefined
  /** Days of departure, both included. */
  from?: PlainDate | undefined
  to?: PlainDate | undefined
  sort: StaffTourSort
  page: number
  pageSize: number
}

/** A departure as the list of the staff shows it; a tour without departures has a line of its own, without one. */
export type StaffTourLine = {
  tourKey: string
  code: string
  name: Localised
  category: Localised | null
  departure: {
    id: string
    departsOn: PlainDate
    returnsOn: PlainDate
    /** As visitors meet it: what is sold out is full, what is sold no more is closed. */
    status: DepartureStatus
    capacity: number
    held: number
    sold: number
    fromPrice: Money | null
  } | null
}

/**
 * One page of all departures, drafts and cancelled ones too, and how many fit. Tours without departures stand among
 * them as long as neither a state nor a last day is asked for. Four queries.
 */
export async function listStaffTours(
  db: Db,
  _admin: Admin<'catalogue'>,
  request: StaffTourRequest,
  today: PlainDate,
): Promise<{ tours: StaffTourLine[]; total: number }> {
  const tourIds = request.q?.trim() ? await findToursByWords(db, request.q) : undefined
  if (tourIds?.length === 0) return { tours: [], total: 0 }
  const status = statusOn(today)
  const { category, from, to } = request
  const matching = own(db)
    .selectFrom('tours')
    .leftJoin('departures', 'departures.tour_id', 'tours.id')
    .$if(tourIds !== undefined, (query) => query.where('tours.id', 'in', tourIds ?? []))
    .$if(request.status !== undefined, (query) => query.where(sql<SqlBool>`${status} = ${request.status}`))
    .$if(category !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('tour_categories')
            .innerJoin('categories', 'categories.id', 'category_id')
            .select('tour_id')
            .whereRef('tour_id', '=', 'tours.id')
            .where('categories.key', '=', category ?? ''),
        ),
      ),
    )
    .$if(from !== undefined, (query) =>
      query.where(({ eb, or }) =>
        or([eb('departures.departs_on', '>=', from ?? today), eb('departures.id', 'is', null)]),
      ),
    )
    .$if(to !== undefined, (query) => query.where('departures.departs_on', '<=', to ?? today))
  const { total } = await matching.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(['tours.id as tour_id', 'tours.key', 'tours.code', 'tours.name', 'departures.id', 'public_id'])
    .select(['departs_on', 'returns_on', 'currency', 'capacity', 'seats_held', 'seats_sold'])
    .select(status.as('status'))
    .select(({ selectFrom }) =>
      selectFrom('tour_categories')
        .innerJoin('categories', 'categories.id', 'category_id')
        .select('categories.name')
        .whereRef('tour_id', '=', 'tours.id')
        .where('is_primary', '=', true)
        .limit(1)
        .as('category'),
    )
    .orderBy(orderOf[request.sort])
    .orderBy('departs_on')
    .orderBy('tours.key')
    .limit(request.pageSize)
    .offset((request.page - 1) * request.pageSize)
    .execute()
  const departureIds = rows.flatMap(({ id }) => (id === null ? [] : [id]))
  const fares = departureIds.length > 0 ? await listFares(db, departureIds) : new Map()
  return {
    total,
    tours: rows.map((row) => ({
      tourKey: row.key,
      code: row.code,
      name: named.parse(row.name),
      category: row.category === null ? null : named.parse(row.category),
      departure: toDeparture(row, fares),
    })),
  }
}

type DepartureRow = {
  id: string | null
  public_id: string | null
  departs_on: PlainDate | null
  returns_on: PlainDate | null
  currency: Money['currency'] | null
  capacity: number | null
  seats_held: number | null
  seats_sold: number | null
  status: DepartureStatus | null
}

function toDeparture(row: DepartureRow, fares: Awaited<ReturnType<typeof listFares>>): StaffTourLine['departure'] {
  const { id, public_id, departs_on, returns_on, currency, status } = row
  if (id === null || public_id === null || departs_on === null || returns_on === null) return null
  if (currency === null || status === null) return null
  const prices = (fares.get(id) ?? []).map(({ fare, amount_minor }) => ({ fare, price: money(amount_minor, currency) }))
  return {
    id: public_id,
    departsOn: departs_on,
    returnsOn: returns_on,
    status,
    capacity: row.capacity ?? 0,
    held: row.seats_held ?? 0,
    sold: row.seats_sold ?? 0,
    fromPrice: lowestAdultFare(prices)?.price ?? null,
  }
}

function statusOn(today: PlainDate) {
  return sql<DepartureStatus | null>`case
    when departures.status in ('published', 'full') and (sales_close_on < ${today} or departs_on <= ${today}) then 'closed'
    when departures.status = 'published' and seats_held + seats_sold >= capacity then 'full'
    else departures.status end`
}

const fill = sql`case when capacity > 0 then seats_sold::float / capacity else 0 end`

const orderOf: Record<StaffTourSort, Expression<unknown>> = {
  departureDate: sql`departs_on asc nulls first`,
  '-departureDate': sql`departs_on desc nulls last`,
  title: sql`tours.name ->> ${sql.lit(defaultLocale)} asc`,
  '-title': sql`tours.name ->> ${sql.lit(defaultLocale)} desc`,
  seats: sql`${fill} asc nulls last`,
  '-seats': sql`${fill} desc nulls last`,
}

const MOST_TOURS = 5000

/** An agency has some dozen tours; their names are compared as people type them. */
async function findToursByWords(db: Db, q: string): Promise<string[]> {
  const words = foldForSearch(q).split(/\s+/).filter(Boolean)
  const rows = await own(db)
    .selectFrom('tours')
    .select(['id', 'code', 'name'])
    .orderBy('key')
    .limit(MOST_TOURS)
    .execute()
  return rows
    .filter(({ code, name }) => {
      const names = named.parse(name)
      const text = foldForSearch([code, ...locales.map((locale) => names[locale])].join(' '))
      return words.every((word) => text.includes(word))
    })
    .map(({ id }) => id)
}
