import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** Locks registers in the order of their codes until the transaction ends; false when one is not in use. */
export async function lockRegisters(tx: Db, codes: readonly string[]): Promise<boolean> {
  const rows = await own(tx)
    .selectFrom('cash_registers')
    .select('code')
    .where('code', 'in', codes)
    .where('is_active', '=', true)
    .orderBy('code')
    .forUpdate()
    .execute()
  return rows.length === new Set(codes).size
}

/** Whether one of the registers was closed for a day, or for a later one. */
export async function isDayClosed(tx: Db, codes: readonly string[], day: PlainDate): Promise<boolean> {
  const closing = await own(tx)
    .selectFrom('day_closings')
    .select('id')
    .where('cash_register', 'in', codes)
    .where('closed_on', '>=', day)
    .limit(1)
    .executeTakeFirst()
  return closing !== undefined
}
