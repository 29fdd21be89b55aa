import { fail, ok, type Result } from '#kernel/result.ts'
import { listStaffMembers, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { noteAnswer, noteCall } from './data/request-events.server.ts'
import { tableOf } from './data/staff-requests.server.ts'
import { own } from './data/tables.server.ts'
import type { RequestState } from './domain/reservation-request.ts'
import { mayMove, type CallOutcome, type RequestKind, type StaffRequest } from './domain/staff-request.ts'
import { requestAnswered } from './jobs/message-queues.server.ts'
import { findStaffRequest } from './list-staff-requests.server.ts'

/** What is left out stays as it is. */
export type RequestChange = {
  state?: RequestState | undefined
  /** `null` when nobody looks after it any more. */
  assigneeId?: string | null | undefined
  note?: string | undefined
  /** A letter to the visitor, in their language; it is sent by mail and finishes the request. */
  answer?: string | undefined
  /** Somebody rang now. */
  hasCalled?: boolean | undefined
  /** What came of the last call, or of one by hand; and when to ring again, which takes no other day back. */
  call?: { outcome: CallOutcome; againAt: Date | null } | undefined
  /** The key of the order that came of it, which finishes the request. */
  orderId?: string | undefined
}

/** `now` is the request as it is, so that whoever came second sees both. */
export type ChangeRequestFailure =
  | { code: 'request-not-found' }
  | { code: 'edit-conflict'; now: StaffRequest }
  | { code: 'status-transition' }
  | { code: 'assignee-not-found' }
  | { code: 'no-address' }

/**
 * Looks after a request in the version that was seen: state, who does it, notes, a call and what came of it, an answer by mail,
 * the order it became. Whoever takes it up without naming somebody takes it for themselves.
 *
 * Fails with `request-not-found`; `edit-conflict` when somebody changed it meanwhile; `status-transition`;
 * `assignee-not-found`; `no-address` when an answer has nowhere to go. Then nothing has changed and nothing is sent.
 */
export async function changeRequest(
  db: Db,
  admin: Admin<'orders'>,
  request: { kind: RequestKind; id: string; version: number; change: RequestChange },
  now: Date,
): Promise<Result<StaffRequest, ChangeRequestFailure>> {
  return inTransaction(db, async (tx) => {
    const { kind, id, version, change } = request
    const table = tableOf[kind]
    await own(tx).selectFrom(table).select('id').where('public_id', '=', id).forUpdate().execute()
    const before = await findStaffRequest(tx, admin, { kind, id })
    if (!before) return fail({ code: 'request-not-found' })
    if (before.version !== version) return fail({ code: 'edit-conflict', now: before })
    const checked = await checkChange(tx, admin, before, change)
    if (!checked.ok) return checked

    const { state, assigneeId } = checked.value
    const row = await own(tx)
      .updateTable(table)
      .set((columns) => ({
        state,
        assignee_id: assigneeId,
        staff_note: change.note ?? before.note,
        version: columns('version', '+', 1),
        ...(change.answer !== undefined && { answer: change.answer, answered_at: now }),
      }))
      .where('public_id', '=', id)
      .returning('id')
      .executeTakeFirstOrThrow()
    const subject = { kind, key: row.id, userId: admin.id }
    if (change.hasCalled || change.call) await keepCall(tx, subject, change.call, now)
    if (change.orderId !== undefined)
      await own(tx).updateTable(table).set({ order_id: change.orderId }).where('id', '=', row.id).execute()
    if (change.answer !== undefined) {
      const eventId = await noteAnswer(tx, { ...subject, words: change.answer }, now)
      await enqueue(tx, requestAnswered, { kind, requestId: row.id, version: version + 1, eventId })
    }
    const orderId = change.orderId ?? before.orderId
    await recordAudit(
      tx,
      {
        actor: admin,
        action: change.answer === undefined ? 'request.change' : 'request.answer',
        subject: { kind: `${kind}-request`, id },
        before: audited(before),
        after: { state, assigneeId, hasCalled: change.hasCalled ?? false, ...change.call, orderId },
      },
      now,
    )
    const after = await findStaffRequest(tx, admin, { kind, id })
    if (!after) throw new Error(`no ${kind} request ${id} after its change`)
    return ok(after)
  })
}

/** A call by hand is noted with what came of it; that of a call through the exchange is added to it. */
async function keepCall(
  tx: Db,
  { kind, key, userId }: { kind: RequestKind; key: string; userId: string },
  call: RequestChange['call'],
  now: Date,
): Promise<void> {
  const isNew = await noteCall(tx, { kind, key, userId, outcome: call?.outcome ?? null }, now)
  if (kind !== 'call') return
  await own(tx)
    .updateTable('call_requests')
    .set((columns) => ({
      ...(isNew && { calls: columns('calls', '+', 1), called_at: now }),
      ...(call && { call_again_at: call.againAt }),
    }))
    .where('id', '=', key)
    .execute()
}

async function checkChange(
  tx: Db,
  admin: Admin<'orders'>,
  before: StaffRequest,
  { state: wanted, assigneeId: asked, answer, hasCalled, call, orderId }: RequestChange,
): Promise<Result<{ state: RequestState; assigneeId: string | null }, ChangeRequestFailure>> {
  if (answer !== undefined && before.email === null) return fail({ code: 'no-address' })
  const isFinished = answer !== undefined || orderId !== undefined
  const isTakenUp = (hasCalled === true || call !== undefined) && before.state === 'new'
  const state = wanted ?? (isFinished ? 'done' : isTakenUp ? 'in_progress' : before.state)
  if (!mayMove(before.state, state)) return fail({ code: 'status-transition' })
  if (typeof asked === 'string') {
    const staff = await listStaffMembers(tx, admin)
    if (!staff.some(({ id }) => id === asked)) return fail({ code: 'assignee-not-found' })
  }
  const isMine = asked === undefined && before.assignee === null && before.state === 'new' && state !== 'new'
  const assigneeId = asked === undefined ? (before.assignee?.id ?? (isMine ? admin.id : null)) : asked
  return ok({ state, assigneeId })
}

/** Requests are about people: what they say stays out of the log. */
function audited({ state, assignee, calls, orderId, version }: StaffRequest) {
  return { state, assigneeId: assignee?.id ?? null, calls, orderId, version }
}
