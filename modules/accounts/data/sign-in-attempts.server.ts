import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './tables.server.ts'

const MOST_TRIES = 10
const WINDOW_MS = 15 * 60_000

export type TryKeys = {
  accountKey: string
  addressHash: string
  /** False lets the try pass however often the address has failed. */
  countsAddress?: boolean
}

export type CountedTry = { attemptId: number } | { retryAfterSeconds: number }

/**
 * Counts one try for an account and for an address before the password is looked at, so that tries made at the same
 * moment cannot slip past the limit. Both keys are locked, in key order, until the count is written.
 */
export async function countTry(db: Db, keys: TryKeys, now: Date): Promise<CountedTry> {
  return inTransaction(db, async (tx) => {
    const locks = [`account ${keys.accountKey}`, `address ${keys.addressHash}`].toSorted()
    for (const lock of locks) await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)

    const ofAccount = await tenthLatestFailure(tx, 'account_key', keys.accountKey, now)
    const { countsAddress = true } = keys
    const ofAddress = countsAddress ? await tenthLatestFailure(tx, 'address_hash', keys.addressHash, now) : undefined
    const latest = Math.max(ofAccount?.getTime() ?? 0, ofAddress?.getTime() ?? 0)
    if (latest > 0) return { retryAfterSeconds: Math.max(1, Math.ceil((latest + WINDOW_MS - now.getTime()) / 1000)) }

    const { id } = await own(tx)
      .insertInto('sign_in_attempts')
      .values({ account_key: keys.accountKey, address_hash: keys.addressHash, attempted_at: now, succeeded: false })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { attemptId: id }
  })
}

/** A right password is no failed try. */
export async function forgiveTry(tx: Db, attemptId: number): Promise<void> {
  await own(tx).updateTable('sign_in_attempts').set({ succeeded: true }).where('id', '=', attemptId).execute()
}

async function tenthLatestFailure(
  tx: Db,
  column: 'account_key' | 'address_hash',
  key: string,
  now: Date,
): Promise<Date | undefined> {
  const row = await own(tx)
    .selectFrom('sign_in_attempts')
    .select('attempted_at')
    .where(column, '=', key)
    .where('succeeded', '=', false)
    .where('attempted_at', '>', new Date(now.getTime() - WINDOW_MS))
    .orderBy('attempted_at', 'desc')
    .orderBy('id', 'desc')
    .offset(MOST_TRIES - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.attempted_at
}
