import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { HistoryKind } from '../domain/order.ts'
import { own } from './tables.server.ts'

export type HistoryEntry = { kind: HistoryKind; facts: Record<string, unknown>; at: Date }

/** Adds to what happened to an order; entries are never changed or removed. */
export async function writeHistory(tx: Db, orderId: string, ...entries: readonly HistoryEntry[]): Promise<void> {
  await historyInsert(tx, orderId, entries).execute()
}

/** The same, to be written together with others. */
export function historyInsert(tx: Db, orderId: string, entries: readonly HistoryEntry[]) {
  const rows = entries.map(({ kind, facts, at }) => ({
    order_id: orderId,
    kind,
    facts: toJson(facts),
    happened_at: at,
  }))
  return own(tx).insertInto('order_history').values(rows)
}

export async function listHistory(db: Db, orderId: string): Promise<HistoryEntry[]> {
  const rows = await own(db)
    .selectFrom('order_history')
    .select(['kind', 'facts', 'happened_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(200)
    .execute()
  return rows.map(({ kind, facts, happened_at }) => ({ kind, facts, at: happened_at }))
}
