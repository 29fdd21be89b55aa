import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { confirmTransfer, findTransfer, type ConfirmTransferFailure } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { assignLine, type AssignFailure } from './assign-line.server.ts'
import { changeLine, codeKeyOf, type LineRow } from './data/lines.server.ts'
import { dropProposedShares, insertShare, restOf } from './data/shares.server.ts'
import { isId } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import { lineNote } from './domain/line-note.ts'
import { mayBecome, type LineState } from './domain/line-state.ts'
import { needsSecondPerson } from './domain/needs-second-person.ts'
import type { LineShare } from './domain/split-line.ts'
import { postSuspense } from './post-suspense.server.ts'
import { secondPersonAboveSetting } from './settings.server.ts'

export type Decision =
  /** The money pays the transfer with this reference code. */
  | { kind: 'payment'; reference: string }
  /** The money is for these orders and links; what they do not take stays unexplained. Only a person can say so. */
  | { kind: 'orders'; shares: readonly LineShare[]; by: Admin<'payments'> }
  /** The money is no payment of a customer; the note says what it is. */
  | { kind: 'explained'; note: string }
  /** Nobody knows yet what the money is. */
  | { kind: 'suspense'; note: string }

export type DecisionRequest = { lineId: string; version: number; decision: Decision }

export type DecisionFailure =
  | ConfirmTransferFailure
  | AssignFailure
  | { code: 'line-not-found' | 'changed-meanwhile' | 'decided-already' | 'note-required' | 'second-person-needed' }

/** Who decides: a member of staff, or the rule that confirms what is certain. */
export type Decider = { by: Admin<'payments'> | 'rule' }

/**
 * Decides what the money of a line is. A payment is confirmed in the same transaction, so that two people, or one who
 * presses twice, record it once; callers queue on the line. Above the amount of the setting the first person only
 * proposes, and a second one has to choose the same transfer. Opens a transaction unless it is given one.
 *
 * Fails with `line-not-found`; `changed-meanwhile` when somebody decided since `version`; `decided-already` when the
 * line is matched or went out; `note-required`; `second-person-needed` when the proposer agrees with themself; `no-share`,
 * `share-twice` or `more-than-line` when the money cannot be divided like that; and with what `confirmTransfer` refuses, or
 * what an order or a link does, with its subject. When it refuses, nothing is written.
 */
export async function decideLine(
  db: Db,
  decider: Decider,
  request: DecisionRequest,
  now: Date,
): Promise<Result<{ state: LineState; rest: Money | null }, DecisionFailure>> {
  if (!isId(request.lineId)) return fail({ code: 'line-not-found' })
  return inTransaction(db, (tx) => decideIn(tx, decider, request, now))
}

type Decided = Result<{ state: LineState; rest: Money | null }, DecisionFailure>

async function decideIn(tx: Db, { by }: Decider, request: DecisionRequest, now: Date): Promise<Decided> {
  const { lineId, version, decision } = request
  const line = await own(tx)
    .selectFrom('bank_lines')
    .selectAll()
    .where('id', '=', lineId)
    .forUpdate()
    .executeTakeFirst()
  if (!line) return fail({ code: 'line-not-found' })
  if (!mayBecome(line.state, 'matched')) return fail({ code: 'decided-already' })
  if (line.version !== version) return fail({ code: 'changed-meanwhile' })
  const userId = by === 'rule' ? null : by.id
  if (decision.kind === 'payment') return pay(tx, line, decision.reference, by, now)
  if (decision.kind === 'orders') return assignLine(tx, line, decision.shares, decision.by, now)

  const note = decision.note.trim()
  if (note === '') return fail({ code: 'note-required' })
  const change = { state: decision.kind, attempt_ref: null, first_by: userId, second_by: null, note }
  await dropProposedShares(tx, line.id)
  await moveTo(tx, line, decision.kind, userId, now)
  await changeLine(tx, line, change, userId, now)
  return ok({ state: decision.kind, rest: null })
}

async function pay(tx: Db, line: LineRow, reference: string, by: Decider['by'], now: Date): Promise<Decided> {
  const transfer = await findTransfer(tx, reference)
  if (!transfer) return fail({ code: 'payment-not-found' })
  const userId = by === 'rule' ? null : by.id
  const received = await restOf(tx, line)
  const proposal = line.state === 'second_person' && line.attempt_ref === transfer.attemptRef ? line.first_by : null
  const isTwoNeeded = needsSecondPerson(received, await readSetting(tx, secondPersonAboveSetting))
  if (isTwoNeeded && proposal !== null && proposal === userId) return fail({ code: 'second-person-needed' })
  const matched = { attempt_ref: transfer.attemptRef, first_by: proposal ?? userId, note: '' }
  if (isTwoNeeded && proposal === null) {
    if (transfer.state === 'paid') return fail({ code: 'not-awaiting' })
    if (transfer.rest.currency !== received.currency) return fail({ code: 'currency' })
    await dropProposedShares(tx, line.id)
    await moveTo(tx, line, 'second_person', userId, now)
    await changeLine(tx, line, { ...matched, state: 'second_person', second_by: null }, userId, now)
    return ok({ state: 'second_person', rest: null })
  }

  const note = lineNote({ id: line.id, on: line.booked_on }, by === 'rule' ? undefined : by.email)
  const { attemptRef } = transfer
  const key = codeKeyOf(line)
  const confirmation = { attemptRef, received, note, key, iban: line.account_iban, by: userId ?? undefined }
  const confirmed = await confirmTransfer(tx, confirmation, now)
  if (!confirmed.ok) return confirmed
  await dropProposedShares(tx, line.id)
  await moveTo(tx, line, 'matched', userId, now)
  const { subject } = transfer
  const share = { id: crypto.randomUUID(), lineId: line.id, subject, amount: received, attemptRef, isByCode: true }
  await insertShare(tx, share, now)
  const second_by = proposal === null || proposal === userId ? null : userId
  await changeLine(tx, line, { ...matched, state: 'matched', second_by }, userId, now)
  return ok({ state: 'matched', rest: confirmed.value.rest })
}

/** Writes in the books what the move of a line to another state means for money that is on no order. */
async function moveTo(tx: Db, line: LineRow, state: LineState, userId: string | null, now: Date): Promise<void> {
  const rest = await restOf(tx, line)
  await postSuspense(tx, line, { before: { state: line.state, rest }, after: { state, rest } }, userId, now)
}
