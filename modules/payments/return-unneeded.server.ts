import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { isPaid } from './domain/attempt-state.ts'
import type { RefundRecord } from './domain/refund-record.ts'
import { requestRefund } from './request-refund.server.ts'

/**
 * Gives back by itself what nobody owed: all of a payment for something already paid, what a transfer brought above its
 * amount, and, for `seats-missing`, all of a payment that came too late to be used. Works inside the caller's
 * transaction; the same attempt is given back once. `undefined` when there is nothing to give back.
 */
export async function returnUnneeded(
  tx: Db,
  { attemptRef, cause }: { attemptRef: string; cause: 'excess' | 'seats-missing' },
  now: Date,
): Promise<RefundRecord | undefined> {
  const attempt = await findAttemptByRef(tx, attemptRef)
  const surplus = attempt && isPaid(attempt.state) ? surplusOf(attempt, cause) : 0
  if (!attempt || surplus <= 0) return undefined
  const requested = await requestRefund(
    tx,
    {
      key: `return:${cause}:${attemptRef}`,
      attemptRef,
      amount: money(surplus, attempt.currency),
      cause,
      reason: cause,
    },
    now,
  )
  return requested.ok ? requested.value : undefined
}

function surplusOf(attempt: AttemptRow, cause: 'excess' | 'seats-missing'): number {
  const captured = attempt.captured_minor ?? 0
  if (cause === 'seats-missing' || attempt.flags.includes('excess')) return captured
  return attempt.flags.includes('overpaid') ? captured - attempt.amount_minor : 0
}
