import { add, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { takeTransferBack, type TransferBackRefusal } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { changeLine } from './data/lines.server.ts'
import { listShares, markShareUndone, restBeside } from './data/shares.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import { postSuspense } from './post-suspense.server.ts'

export type UndoRequest = { lineId: string; version: number; shareId: string; note: string }

export type UndoFailure = { code: 'line-not-found' | 'changed-meanwhile' | 'note-required' } | TransferBackRefusal

/**
 * Takes a share of a line off its order by a counter entry; both entries stay. The order owes the money again, its customer
 * is told, and the line waits for a decision about what it brought; what stood in suspense beside the share goes on
 * standing there, with it. Opens a transaction unless it is given one; callers queue on the line.
 *
 * Fails with `line-not-found`; `changed-meanwhile` when somebody decided since `version`; `note-required`; and as
 * `takeTransferBack` does.
 */
export async function undoShare(
  db: Db,
  admin: Admin<'payments'>,
  request: UndoRequest,
  now: Date,
): Promise<Result<{ rest: Money }, UndoFailure>> {
  if (!isId(request.lineId)) return fail({ code: 'line-not-found' })
  return inTransaction(db, (tx) => undoIn(tx, admin, request, now))
}

async function undoIn(
  tx: Db,
  admin: Admin<'payments'>,
  { lineId, version, shareId, note: typed }: UndoRequest,
  now: Date,
): Promise<Result<{ rest: Money }, UndoFailure>> {
  const line = await own(tx)
    .selectFrom('bank_lines')
    .selectAll()
    .where('id', '=', lineId)
    .forUpdate()
    .executeTakeFirst()
  if (!line) return fail({ code: 'line-not-found' })
  if (line.version !== version) return fail({ code: 'changed-meanwhile' })
  const note = typed.trim()
  if (note === '') return fail({ code: 'note-required' })
  const shares = await listShares(tx, lineId)
  const share = shares.find(({ id }) => id === shareId)
  if (share?.state !== 'booked' || share.attemptRef === null) return fail({ code: 'not-counted' })

  const { orderId, attemptRef, amount } = share
  const back = await takeTransferBack(tx, admin, { orderId, attemptRef, note }, now)
  if (!back.ok) return back
  const before = { state: line.state, rest: restBeside(line, shares) }
  await markShareUndone(tx, shareId)
  const rest = add(before.rest, amount)
  const state = line.state === 'suspense' ? 'suspense' : 'to_decide'
  await postSuspense(tx, line, { before, after: { state, rest } }, admin.id, now)
  const change = { state, attempt_ref: null, first_by: admin.id, second_by: null, note } as const
  await changeLine(tx, line, change, admin.id, now)
  const subject = { kind: 'payment', id: attemptRef }
  const after = { bankLine: lineId, order: orderId, amount }
  await recordAudit(tx, { actor: admin, action: 'payment.take-back', subject, after }, now)
  return ok({ rest })
}
