import { providerOf } from './choose-provider.server.ts'
import { changeAttempt, findAttemptByRef, providerRefOf, withFlags, type AttemptRow } from './data/attempts.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import { isLive } from './domain/attempt-state.ts'
import { nextQueryAt, SESSION_GRACE_MS } from './domain/retry-schedule.ts'
import type { Snapshot } from './domain/snapshot.ts'
import { endUnanswered, isUnanswered } from './end-unanswered.server.ts'
import { queryCall, type PaymentGateway } from './gateway.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

const BATCH = 20

/**
 * Looks after every attempt whose time has come: asks the provider about those without an answer, ends those that
 * expired on the bank's page, looks once more at those that were given up while that page was still open, gives up
 * transfers that did not come, and after a day without an answer puts an attempt on the list for people. Safe to run
 * often and in several processes; a provider that fails on one attempt does not stop the others.
 */
export async function reconcilePayments(gateway: PaymentGateway, now: Date): Promise<void> {
  for (const attempt of await listDue(gateway, now)) {
    if (await takeTurn(gateway, attempt, now)) await settle(gateway, attempt, now)
  }
}

async function listDue({ db }: PaymentGateway, now: Date): Promise<AttemptRow[]> {
  const rows = await own(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('next_query_at', '<=', now)
    .orderBy('next_query_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
  return rows.map(withFlags)
}

/** Whoever moves the next question forward asks this one; another process then finds nothing due. */
async function takeTurn({ db }: PaymentGateway, attempt: AttemptRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await own(db)
    .updateTable('payment_attempts')
    .set({ query_count: attempt.query_count + 1, next_query_at: nextTurn(attempt, now) })
    .where('id', '=', attempt.id)
    .where('query_count', '=', attempt.query_count)
    .where('state', '=', attempt.state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** The end of the session is not slept through. */
function nextTurn(attempt: AttemptRow, now: Date): Date | null {
  const next = nextQueryAt(attempt.query_count, now, Math.random()) ?? null
  const isBeforeExpiry = attempt.expires_at > now
  return isBeforeExpiry && (next === null || next > attempt.expires_at) ? attempt.expires_at : next
}

async function settle(gateway: PaymentGateway, attempt: AttemptRow, now: Date): Promise<void> {
  const isExpired = attempt.expires_at <= now
  if (attempt.method === 'transfer') {
    if (isExpired) await recordSnapshot(gateway.db, attempt.ref, { outcome: 'expired', source: 'query' }, now)
    return
  }
  const snapshot = await lookUp(gateway, attempt, isExpired, now).catch((error: unknown): Snapshot => {
    gateway.log.warn({ err: error, attempt: attempt.ref }, 'the provider could not be asked about a payment attempt')
    return { outcome: 'indeterminate', source: 'query' }
  })
  const recorded = await recordSnapshot(gateway.db, attempt.ref, snapshot, now)
  if (!isLive(attempt.state) && snapshot.outcome !== 'indeterminate') await askNoMore(gateway, attempt.ref)
  const isLastQuestion = nextQueryAt(attempt.query_count, now, 0) === undefined
  if (recorded && isLive(recorded.state) && isLastQuestion) await callPerson(gateway, attempt.ref, now)
}

/** An attempt that was given up is looked at once more, as often as it takes to get an answer. */
async function askNoMore({ db }: PaymentGateway, ref: string): Promise<void> {
  await own(db).updateTable('payment_attempts').set({ next_query_at: null }).where('ref', '=', ref).execute()
}

async function lookUp(gateway: PaymentGateway, attempt: AttemptRow, isExpired: boolean, now: Date): Promise<Snapshot> {
  const provider = providerOf(gateway, attempt.provider)
  if (!provider) return { outcome: 'indeterminate', source: 'query' }
  const ref = providerRefOf(attempt)
  if (isUnanswered(attempt, provider, now)) return endUnanswered(gateway, provider, attempt, now)
  if (isExpired) {
    // Ended at the provider first: what was not charged by then never will be.
    const ended = await provider.abandon(ref, queryCall(gateway, now))
    return isOver(ended, attempt, now) ? { ...ended, outcome: 'expired' } : ended
  }
  const seen = await provider.query(ref, queryCall(gateway, now))
  // An attempt that is still `created` died with its process, and the provider may yet hear of it.
  const isForgotten = attempt.state === 'created' && (seen.outcome === 'not_found' || seen.outcome === 'pending')
  return isForgotten ? { ...seen, outcome: 'indeterminate' } : seen
}

/** A session that its provider cannot end may still charge for a while after its time. */
function isOver({ outcome }: Snapshot, attempt: AttemptRow, now: Date): boolean {
  if (outcome === 'cancelled') return true
  return outcome === 'pending' && now.getTime() > attempt.expires_at.getTime() + SESSION_GRACE_MS
}

async function callPerson({ db, log }: PaymentGateway, ref: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPaymentOfAttempt(tx, ref)
    const attempt = await findAttemptByRef(tx, ref)
    if (!attempt || !isLive(attempt.state) || attempt.flags.includes('human')) return
    await changeAttempt(
      tx,
      attempt,
      attempt.state,
      'no answer for a day',
      { flags: [...attempt.flags, 'human'], next_query_at: null },
      now,
    )
  })
  log.error({ attempt: ref }, 'a payment attempt has had no answer for a day; a person must ask the provider')
}
