import { money, toDecimalText, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { amountOf, changeAttempt, findAttemptByRef } from './data/attempts.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { isPaid } from './domain/attempt-state.ts'
import { postPartOfTransfer } from './post-capture.server.ts'
import { own } from './data/tables.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'

export type TransferConfirmation = {
  attemptRef: string
  received: Money
  note: string
  /** Names the money itself, such as a line of a bank statement; it is recorded once, whoever finds it how often. */
  key?: string | undefined
  /** The account of ours on which it was seen, where that is known. */
  iban?: string | undefined
  /** The member of staff who found it, for the audit log; nobody when a rule did. */
  by?: string | undefined
}

export type ConfirmTransferFailure =
  | { code: 'payment-not-found' }
  | { code: 'not-awaiting' }
  | { code: 'currency' }
  | { code: 'recorded-already' }

/**
 * Records money that staff found on the account. When the parts that came add up, the payment is completed and the
 * seller is told; until then it stays open and the rest is returned. What came is in the books at once. More than was
 * asked is flagged as excess. A transfer that was given up still counts, as late. Opens a transaction unless it is given
 * one.
 *
 * Fails with `payment-not-found` when the attempt is no bank transfer of ours or was taken back, `not-awaiting` when it is paid already,
 * `currency` when the money is of another one, `recorded-already` when money with this key was recorded before.
 * @throws RangeError when the amount is not above zero.
 */
export async function confirmTransfer(
  db: Db,
  confirmation: TransferConfirmation,
  now: Date,
): Promise<Result<{ rest: Money }, ConfirmTransferFailure>> {
  if (confirmation.received.minor <= 0) throw new RangeError('received money must be above zero')
  return inTransaction(db, (tx) => confirmIn(tx, confirmation, now))
}

async function confirmIn(
  tx: Db,
  { attemptRef, received, note, key, iban, by }: TransferConfirmation,
  now: Date,
): Promise<Result<{ rest: Money }, ConfirmTransferFailure>> {
  const payment = await lockPaymentOfAttempt(tx, attemptRef)
  const attempt = payment && (await findAttemptByRef(tx, attemptRef))
  if (key !== undefined && (await isRecorded(tx, key))) return fail({ code: 'recorded-already' })
  if (!payment || attempt?.method !== 'transfer' || attempt.state === 'reversed')
    return fail({ code: 'payment-not-found' })
  if (isPaid(attempt.state)) return fail({ code: 'not-awaiting' })
  if (received.currency !== attempt.currency) return fail({ code: 'currency' })

  if (key !== undefined) {
    const receipt = { key, attempt_id: attempt.id, amount_minor: received.minor, currency: received.currency }
    await own(tx)
      .insertInto('transfer_receipts')
      .values({ ...receipt, received_at: now })
      .execute()
  }
  const total = money((attempt.captured_minor ?? 0) + received.minor, received.currency)
  await changeAttempt(
    tx,
    attempt,
    attempt.state,
    `manual: received ${toDecimalText(received)} ${received.currency}. ${note}`.trim(),
    { captured_minor: total.minor },
    now,
  )
  const rest = money(Math.max(0, amountOf(attempt).minor - total.minor), total.currency)
  if (rest.minor > 0) await postPartOfTransfer(tx, payment, attempt, { received, total, iban }, now)
  else await recordSnapshot(tx, attemptRef, { outcome: 'captured', source: 'manual', amount: total, iban }, now)
  if (by !== undefined) {
    const subject = { kind: 'payment', id: attemptRef } as const
    const before = { total: money(attempt.captured_minor ?? 0, total.currency) }
    const after = { total, received, rest }
    await recordAudit(tx, { actor: { id: by }, action: 'payment.receive', subject, before, after }, now)
  }
  return ok({ rest })
}

async function isRecorded(tx: Db, key: string): Promise<boolean> {
  const receipt = await own(tx).selectFrom('transfer_receipts').select('key').where('key', '=', key).executeTakeFirst()
  return receipt !== undefined
}
