import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { foreignOf } from './data/foreign-money.server.ts'
import { own } from './data/tables.server.ts'
import type { ForeignMoney } from './domain/foreign-money.ts'

/** A payment or a refund that an entry of a cash register became: its name, and what it counts for. */
export type CashMoney = { ref: string; counted: Money; foreign: ForeignMoney | null }

/**
 * What entries of cash registers became, by the ids of the entries; reversed payments included. An entry that gave money
 * back may be several refunds.
 */
export async function listCashMoney(db: Db, transactionIds: readonly string[]): Promise<Map<string, CashMoney[]>> {
  if (transactionIds.length === 0) return new Map()
  const ids = [...new Set(transactionIds)]
  const attempts = await own(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('provider', '=', 'cash')
    .where('provider_ref', 'in', ids)
    .execute()
  const entryOf = new Map(attempts.map(({ id, provider_ref }) => [id, provider_ref]))
  const divided = entryOf.size === 0 ? [] : await listParts(db, [...entryOf.keys()])
  const refunds = await own(db)
    .selectFrom('refunds')
    .selectAll()
    .where('method', '=', 'cash')
    .where('provider_ref', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const parts = divided.map((row) => ({ ...row, provider_ref: entryOf.get(row.split_from ?? '') ?? null }))
  const all = [...attempts, ...parts, ...refunds].map((row) => ({
    entry: row.provider_ref ?? '',
    what: { ref: row.ref, counted: money(row.amount_minor, row.currency), foreign: foreignOf(row) },
  }))
  return new Map(
    [...Map.groupBy(all, ({ entry }) => entry)].map(([entry, rows]) => [entry, rows.map(({ what }) => what)]),
  )
}

/** What went along from such payments to other orders. */
async function listParts(db: Db, ids: readonly string[]) {
  return own(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('split_from', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
