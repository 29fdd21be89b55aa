import { add, isSame, sum, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { takeTransferBack, type TransferBackRefusal } from '#modules/booking/index.server.ts'
import { takeTransferOffLink } from '#modules/payment-links/index.server.ts'
import { findCountedTransfer, reversePartOfTransfer } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { changeLine, codeKeyOf, type LineRow } from './data/lines.server.ts'
import { listShares, listSharesByCode, markShareUndone, restBeside, type StoredShare } from './data/shares.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import { postSuspense } from './post-suspense.server.ts'

export type UndoRequest = { lineId: string; version: number; shareId: string; note: string }

export type UndoFailure =
  | { code: 'line-not-found' | 'changed-meanwhile' | 'note-required' | 'by-hand-too' }
  | TransferBackRefusal

type BookedShare = StoredShare & { attemptRef: string }

/**
 * Takes a share of a line off its order or link by counter entries; both entries stay. What was paid is owed again, its
 * customer is told, and the line waits for a decision about what it brought; what stood in suspense beside the share goes on
 * standing there, with it. Money that a code put on an announced transfer goes back with whatever other lines brought for
 * the same transfer, for it was paid by all of them; of a transfer that has not come whole only the part of this line does.
 * Opens a transaction unless it is given one; callers queue on the lines.
 *
 * Fails with `line-not-found`; `changed-meanwhile` when somebody decided since `version`; `note-required`; `by-hand-too`
 * when a part of the transfer was recorded on its order by hand, for no line brought that; and as `takeTransferBack` does.
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
  const asked = (await listShares(tx, lineId)).find(({ id }) => id === shareId)
  const belonging = () => (asked?.isByCode ? listSharesByCode(tx, asked.attemptRef ?? '') : [])
  const lines = await lockLines(tx, [lineId, ...(await belonging()).map((share) => share.lineId)])
  const together = await belonging()
  const line = lines.find(({ id }) => id === lineId)
  if (!line) return fail({ code: 'line-not-found' })
  const isLocked = together.every((share) => lines.some(({ id }) => id === share.lineId))
  if (line.version !== version || !isLocked) return fail({ code: 'changed-meanwhile' })
  const note = typed.trim()
  if (note === '') return fail({ code: 'note-required' })
  if (!isBooked(asked)) return fail({ code: 'not-counted' })

  const back = asked.isByCode
    ? await takeBackByCode(tx, admin, { line, share: asked, together, note }, now)
    : await takeBack(tx, admin, { share: asked, note }, now)
  if (!back.ok) return back
  for (const share of back.value.shares)
    for (const of of lines.filter(({ id }) => id === share.lineId))
      await openLine(tx, admin, { line: of, share, note }, now)
  return ok({ rest: restBeside(line, await listShares(tx, lineId)) })
}

/** Lines are locked in the order of their keys, so that two who take back what belongs together wait for each other. */
async function lockLines(tx: Db, ids: readonly string[]): Promise<LineRow[]> {
  return own(tx)
    .selectFrom('bank_lines')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute()
}

function isBooked(share: StoredShare | undefined): share is BookedShare {
  return share?.state === 'booked' && share.attemptRef !== null
}

type TakenBack = Result<{ shares: readonly StoredShare[] }, UndoFailure>

async function takeBack(
  tx: Db,
  admin: Admin<'payments'>,
  { share, note }: { share: BookedShare; note: string },
  now: Date,
): Promise<TakenBack> {
  const { subject, attemptRef } = share
  const back =
    subject.kind === 'order'
      ? await takeTransferBack(tx, admin, { orderId: subject.ref, attemptRef, note }, now)
      : await takeTransferOffLink(tx, admin, { linkId: subject.ref, attemptRef, note }, now)
  return back.ok ? ok({ shares: [share] }) : back
}

async function takeBackByCode(
  tx: Db,
  admin: Admin<'payments'>,
  {
    line,
    share,
    together,
    note,
  }: { line: LineRow; share: BookedShare; together: readonly StoredShare[]; note: string },
  now: Date,
): Promise<TakenBack> {
  const { attemptRef } = share
  const transfer = await findCountedTransfer(tx, attemptRef)
  if (!transfer) {
    const part = { attemptRef, key: codeKeyOf(line), note, by: admin.id }
    return (await reversePartOfTransfer(tx, part, now)) ? ok({ shares: [share] }) : fail({ code: 'not-counted' })
  }
  const amounts = together.map(({ amount }) => amount)
  if (!isSame(sum(amounts, transfer.captured.currency), transfer.captured)) return fail({ code: 'by-hand-too' })
  const back = await takeBack(tx, admin, { share, note }, now)
  return back.ok ? ok({ shares: together }) : back
}

/** The line of a share that was taken back waits for a decision again. */
async function openLine(
  tx: Db,
  admin: Admin<'payments'>,
  { line, share, note }: { line: LineRow; share: StoredShare; note: string },
  now: Date,
): Promise<void> {
  const before = { state: line.state, rest: restBeside(line, await listShares(tx, line.id)) }
  await markShareUndone(tx, share.id)
  const rest = add(before.rest, share.amount)
  const state = line.state === 'suspense' ? 'suspense' : 'to_decide'
  await postSuspense(tx, line, { before, after: { state, rest } }, admin.id, now)
  const change = { state, attempt_ref: null, first_by: admin.id, second_by: null, note } as const
  await changeLine(tx, line, change, admin.id, now)
  const subject = { kind: 'payment', id: share.attemptRef ?? '' } as const
  const after = { bankLine: line.id, [share.subject.kind]: share.subject.ref, amount: share.amount }
  await recordAudit(tx, { actor: admin, action: 'payment.take-back', subject, after }, now)
}
