import type { ExpressionBuilder } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { foldForSearch } from '#kernel/text.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { foldedHasAllWords } from '#platform/db/search-sql.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { indexesOfNumber } from './data/identity-numbers.server.ts'
import { own, type BookingTables } from './data/tables.server.ts'

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
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'passengers.order_item_id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select((each) => [
      'passengers.id',
      'passengers.first_name',
      'passengers.last_name',
      'orders.public_id',
      'orders.order_no',
      'order_items.snapshot',
      (indexes.length === 0 ? each.lit(false) : hasNumber(indexes)(each)).as('is_by_number'),
    ])
    .where((each) =>
      each.or([
        ...(isShort ? [] : [foldedHasAllWords('passengers.search_text', words)]),
        ...(indexes.length === 0 ? [] : [hasNumber(indexes)(each)]),
      ]),
    )
    .where('passengers.cancelled_at', 'is', null)
    .where(withinReach(admin, keeperOf))
    .orderBy('orders.placed_at', 'desc')
    .orderBy('passengers.id')
    .limit(limit)
    .execute()
  const found = rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    isByNumber: Boolean(row.is_by_number),
    order: { id: row.public_id, orderNo: row.order_no },
    journey: { name: row.snapshot.tourName, departsOn: row.snapshot.departsOn },
  }))
  const byNumber = found.filter(({ isByNumber }) => isByNumber).length
  if (byNumber > 0) {
    const act = { action: 'personal-data.search', subject: { kind: 'passengers', id: 'number' } } as const
    await recordAudit(db, { actor: admin, ...act, after: { found: byNumber } }, now)
  }
  return found
}

type Passengers = ExpressionBuilder<BookingTables, 'passengers'>

function hasNumber(indexes: readonly string[]) {
  return ({ or, eb }: Passengers) =>
    or([eb('passengers.tckn_index', 'in', indexes), eb('passengers.passport_no_index', 'in', indexes)])
}
