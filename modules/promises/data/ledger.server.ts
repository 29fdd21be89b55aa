import type { Db } from '#platform/db/client.server.ts'
import type { PromisedFacts } from '../promise-state.ts'
import { own } from './tables.server.ts'

/** What departures have promised, by their ids, the earliest first. One question. */
export async function readLedgers(db: Db, departureIds: readonly string[]): Promise<Map<string, PromisedFacts[]>> {
  if (departureIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('promised_facts')
    .select(['id', 'departure_id as departureId', 'since', 'facts'])
    .where('departure_id', 'in', departureIds)
    .orderBy('departure_id')
    .orderBy('since')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ departureId }) => departureId)
}

/** The last notice of each order about a departure, by the orders' ids. */
export async function readLastNotices(db: Db, departureId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map<string, never>()
  const rows = await own(db)
    .selectFrom('promise_notices')
    .distinctOn('order_id')
    .select(['id', 'order_id as orderId', 'facts_before as factsBefore', 'facts_after as factsAfter'])
    .select('confirmed_at as confirmedAt')
    .where('departure_id', '=', departureId)
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('told_at', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.orderId, row]))
}
