import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { restoreRow } from './removed-rows.server.ts'

/** `place-taken`: something else has the place of the row, or what it belonged to is gone. */
export type TakeBackFailure = { code: 'nothing-to-restore' | 'place-taken' }

/**
 * Takes a deletion back in a transaction of its own, together with what `then` does with the row that is there again.
 * Fails with `nothing-to-restore` a quarter of an hour after it was removed or when it is back, and with `place-taken`.
 */
export async function takeBack<Value>(
  db: Db,
  { table, undo }: { table: string; undo: string },
  now: Date,
  then: (tx: Db, record: Record<string, unknown>) => Promise<Value>,
): Promise<Result<Value, TakeBackFailure>> {
  return inTransaction(db, async (tx) => {
    const record = await restoreRow(tx, table, undo, now)
    if (record === 'taken') return fail({ code: 'place-taken' })
    return record ? ok(await then(tx, record)) : fail({ code: 'nothing-to-restore' })
  })
}
