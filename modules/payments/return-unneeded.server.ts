import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findAttemptByRef, type AttemptRow } from './data/attempts.server.ts'
import { isPaid } from './domain/attempt-state.ts'
import type { RefundRecord } from './domain/refund-record.ts'
import { requestRefund } from './request-refund.server.ts'

/**
 * Gives back by itself what nobody owed: with `isAll` whatever is left of a payment that was not needed or came too late,
 * otherwise what a transfer brought above its amount, and `unowed` of what was agreed when less was owed by then. Works inside the caller's transaction; the same attempt is given
 * back once. `undefined` when there is nothing to give back.
 */
export async function returnUnneeded(
  tx: Db,
  {
    attemptRef,
    cause,
    isAll,
    unowed,
  }: { attemptRef: string; cause: 'excess' | 'seats-missing'; isAll: boolean; unowed?: Money },
  now: Date,
): Promise<RefundRecord | undefined> {
  const attempt = await findAttemptByRef(tx, attemptRef)
  if (!attempt || !isPaid(attempt.state)) return undefined
  const left = (attempt.captured_minor ?? 0) - attempt.reserved_minor
  const surplus = isAll ? left : Math.min(left, surplusOf(attempt) + (unowed?.minor ?? 0))
  if (surplus <= 0) return undefined
  const amount = money(surplus, attempt.currency)
  const key = `return:${cause}:${attemptRef}`
  const requested = await requestRefund(tx, { key, attemptRef, amount, cause, reason: cause }, now)
  return requested.ok ? requested.value : undefined
}

function surplusOf({ flags, captured_minor: captured, amount_minor: amount }: AttemptRow): number {
  return flags.includes('overpaid') ? (captured ?? 0) - amount : 0
}
