import type { Db } from '#platform/db/client.server.ts'
import { changeAttempt, listAttempts, type AttemptRow } from './data/attempts.server.ts'
import { lockPayment } from './data/payments.server.ts'
import { isLive, isPaid } from './domain/attempt-state.ts'

/**
 * Whether money for one of these payments is here or may be on its way, so that they cannot be withdrawn. A transfer that
 * somebody only announced is no money yet. The payments stay locked until the transaction ends.
 *
 * @throws Error when there is no such payment.
 */
export async function isMoneyUnderWay(tx: Db, tokens: readonly string[]): Promise<boolean> {
  const attempts = await lockAttemptsOf(tx, tokens)
  return attempts.some((attempt) => isPaid(attempt.state) || (isLive(attempt.state) && !isOnlyAnnounced(attempt)))
}

/**
 * Awaits the announced transfers of these payments no longer; `reason` stands in their history. Should one come after
 * all, it counts as late and is in excess.
 *
 * @throws Error when there is no such payment.
 */
export async function endAwaitedTransfers(tx: Db, tokens: readonly string[], reason: string, now: Date): Promise<void> {
  for (const attempt of await lockAttemptsOf(tx, tokens))
    if (isOnlyAnnounced(attempt)) await changeAttempt(tx, attempt, 'cancelled', reason, { next_query_at: null }, now)
}

async function lockAttemptsOf(tx: Db, tokens: readonly string[]): Promise<AttemptRow[]> {
  const attempts: AttemptRow[] = []
  for (const token of tokens.toSorted()) {
    const payment = await lockPayment(tx, token)
    if (!payment) throw new Error('no payment to look at')
    attempts.push(...(await listAttempts(tx, payment.id)))
  }
  return attempts
}

function isOnlyAnnounced({ state, captured_minor: received }: AttemptRow): boolean {
  return state === 'pending_transfer' && received === null
}
