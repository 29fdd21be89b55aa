import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { foldedHasAllWords, indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { indexesOfNumber } from './data/identity-numbers.server.ts'
import type { ItemSnapshot } from './domain/order.ts'

/** Somebody who travels in an order, as a search shows them; never a number of a paper. */
export type FoundTraveller = {
  id: string
  name: string
  /** Found by an identity or passport number that was typed whole, and not by words of the name. */
  isByNumber: boolean
  order: { id: string; orderNo: string }
  journey: { name: Localised; departsOn: PlainDate }
}

const LEAST_LETTERS = 2

/** From so many bearers of a name on, some of them are soon met among the newest orders. */
const MANY = 1500

/**
 * Travellers by words of their names, or by a whole identity or passport number: numbers are compared by their blind
 * indexes and never opened, and only for those who may see them. That somebody was found by a number is noted in the
 * audit log, without the number. The latest journeys come first.
 */
export async function searchTravellers(
  db: Db,
  admin: Admin<'orders'>,
  { q, limit }: { q: string; limit: number },
  now: Date,
): Promise<FoundTraveller[]> {
  const indexes = hasRight(admin, 'papers') ? indexesOfNumber(db, q) : []
  const words = foldForSearch(q).split(' ').filter(Boolean)
  const isShort = words.join('').length < LEAST_LETTERS
  if (isShort && indexes.length === 0) return []
  const matching = (hasWords: Expression<SqlBool>) =>
    sql.join([...(isShort ? [] : [hasWords]), ...(indexes.length === 0 ? [] : [hasNumber(indexes)])], sql` or `)
  const found = matching(indexedHasAllWords('passengers.search_text', words))
  const met = matching(foldedHasAllWords('passengers.search_text', words))
  const within = withinReach(admin, keeperOf)
  // Names that thousands have are looked for from the newest order on, until there are enough; those of fewer come from
  // the index, whatever their orders. A name of either kind would take long in the way of the other.
  const { rows } = await sql<FoundRow>`
    with found as materialized (
      select id, order_item_id from passengers where (${found}) and cancelled_at is null limit ${sql.lit(MANY)}
    ), many as materialized (select count(*) = ${sql.lit(MANY)} as are from found),
    listed as (
      (select found.id, orders.placed_at from found join order_items on order_items.id = found.order_item_id
        join orders on orders.id = order_items.order_id
        where not (select are from many) and ${within} order by orders.placed_at desc, found.id limit ${limit})
      union all
      (select bearer.id, newest.placed_at
        from (select id, placed_at from orders where (select are from many) and ${within}
          order by placed_at desc, id desc offset 0) newest
        cross join lateral (select passengers.id from order_items
          join passengers on passengers.order_item_id = order_items.id
          where order_items.order_id = newest.id and (${met}) and passengers.cancelled_at is null offset 0) bearer
        order by newest.placed_at desc, bearer.id limit ${limit})
    )
    select passengers.id, passengers.first_name, passengers.last_name, orders.public_id, orders.order_no,
      order_items.snapshot, ${indexes.length === 0 ? sql`false` : hasNumber(indexes)} as is_by_number
    from listed join passengers on passengers.id = listed.id
    join order_items on order_items.id = passengers.order_item_id
    join orders on orders.id = order_items.order_id
    order by listed.placed_at desc, listed.id`.execute(db)
  const travellers = rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    isByNumber: Boolean(row.is_by_number),
    order: { id: row.public_id, orderNo: row.order_no },
    journey: { name: row.snapshot.tourName, departsOn: row.snapshot.departsOn },
  }))
  const byNumber = travellers.filter(({ isByNumber }) => isByNumber).length
  if (byNumber > 0) {
    const act = { action: 'personal-data.search', subject: { kind: 'passengers', id: 'number' } } as const
    await recordAudit(db, { actor: admin, ...act, after: { found: byNumber } }, now)
  }
  return travellers
}

type FoundRow = {
  id: string
  first_name: string
  last_name: string
  public_id: string
  order_no: string
  snapshot: ItemSnapshot
  is_by_number: boolean | null
}

function hasNumber(indexes: readonly string[]): RawBuilder<boolean> {
  const listed = sql.join(indexes)
  return sql<boolean>`(passengers.tckn_index in (${listed}) or passengers.passport_no_index in (${listed}))`
}
