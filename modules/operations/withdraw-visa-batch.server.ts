import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { changeTravellers, type TravellersFailure } from './change-travellers.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { readVisaBatches } from './data/visa-rows.server.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type WithdrawBatchFailure = TravellersFailure | { code: 'batch-not-found' } | { code: 'batch-answered' }

/**
 * Takes a batch back: whoever in it still waits for an answer goes back to the step before, and the batch stays to be read.
 * Answers that have come stay as they are. Fails with `edit-conflict`, `batch-not-found` when it does not stand on that day
 * or was taken back before, or `batch-answered` when nobody in it waits any more.
 */
export async function withdrawVisaBatch(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { batchId: string },
  now: Date,
): Promise<Result<undefined, WithdrawBatchFailure>> {
  const { date, batchId } = request
  if (!isUuid(batchId)) return fail({ code: 'batch-not-found' })
  return inTransaction(db, async (tx) => {
    const { version, travellers } = await findWorkspace(tx, admin, date, now)
    const passengerIds = travellers.map(({ id }) => id)
    const batch = (await readVisaBatches(tx, { date, passengerIds })).find(({ id }) => id === batchId)
    if (!batch || batch.isWithdrawn) return fail({ code: 'batch-not-found' })
    const waiting = batch.rows.filter(({ state }) => state === 'sent')
    if (waiting.length === 0) return fail({ code: 'batch-answered' })
    if (version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })

    // Before the visas are moved, so that one that goes back to refused is no answer; also of those who left the day.
    await own(tx)
      .updateTable('visa_rows')
      .set({ state: 'withdrawn' })
      .where('batch_id', '=', batchId)
      .where('state', '=', 'sent')
      .execute()
    const here = waiting.filter(({ passengerId }) => passengerIds.includes(passengerId))
    let seen = version + 1
    for (const [visa, rows] of Map.groupBy(here, ({ stepBefore }) => stepBefore)) {
      const change = { visa }
      const of = { date, version: seen, passengerIds: rows.map(({ passengerId }) => passengerId) }
      const moved = await changeTravellers(tx, admin, { ...of, change }, now)
      if (!moved.ok) return moved
      seen += 1
    }
    await own(tx).updateTable('visa_batches').set({ withdrawn_at: now }).where('id', '=', batchId).execute()
    const subject = { kind: 'departure-date', id: date } as const
    const after = { batch: batch.number, withdrawn: waiting.length }
    await recordAudit(tx, { actor: admin, action: 'operation.visa-batch', subject, after }, now)
    return ok(undefined)
  })
}
