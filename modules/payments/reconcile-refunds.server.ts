import { providerOf } from './choose-provider.server.ts'
import { findAttemptByRef } from './data/attempts.server.ts'
import { findRefund, type RefundRow } from './data/refunds.server.ts'
import { own } from './data/tables.server.ts'
import { isOpenRefund } from './domain/refund-state.ts'
import { nextQueryAt } from './domain/retry-schedule.ts'
import { queryCall, type PaymentGateway } from './gateway.server.ts'
import { recordRefund, type RefundSight } from './record-refund.server.ts'
import { refundRequestOf, sendRefund, sightOf } from './send-refund.server.ts'

const BATCH = 20

/**
 * Looks after every refund whose time has come: sends those that were never sent, asks the provider about those without
 * an answer, and after a day puts them on the list for people. Safe to run often and in several processes.
 */
export async function reconcileRefunds(gateway: PaymentGateway, now: Date): Promise<void> {
  for (const refund of await listDue(gateway, now)) {
    if (await takeTurn(gateway, refund, now)) await settle(gateway, refund, now)
  }
}

async function listDue({ db }: PaymentGateway, now: Date): Promise<RefundRow[]> {
  return own(db)
    .selectFrom('refunds')
    .selectAll()
    .where('next_query_at', '<=', now)
    .orderBy('next_query_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
}

/** Whoever moves the next question forward asks this one; another process then finds nothing due. */
async function takeTurn({ db }: PaymentGateway, refund: RefundRow, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await own(db)
    .updateTable('refunds')
    .set({
      query_count: refund.query_count + 1,
      next_query_at: nextQueryAt(refund.query_count, now, Math.random()) ?? null,
    })
    .where('id', '=', refund.id)
    .where('query_count', '=', refund.query_count)
    .where('state', '=', refund.state)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function settle(gateway: PaymentGateway, refund: RefundRow, now: Date): Promise<void> {
  if (refund.state === 'requested') {
    await sendRefund(gateway, refund.ref, now)
  } else {
    const sight = await lookUp(gateway, refund, now).catch((error: unknown): RefundSight => {
      gateway.log.warn({ err: error, refund: refund.ref }, 'the provider could not be asked about a refund')
      return { outcome: 'indeterminate', source: 'query' }
    })
    await recordRefund(gateway.db, refund.ref, sight, now)
  }
  if (nextQueryAt(refund.query_count, now, 0) === undefined) await callPerson(gateway, refund.ref, now)
}

async function lookUp(gateway: PaymentGateway, refund: RefundRow, now: Date): Promise<RefundSight> {
  const attempt = await findAttemptByRef(gateway.db, await attemptRefOf(gateway, refund))
  const provider = attempt && providerOf(gateway, attempt.provider)
  if (!attempt || !provider) return { outcome: 'indeterminate', source: 'query' }
  const request = await refundRequestOf(gateway.db, refund, attempt)
  return sightOf(await provider.queryRefund(request, queryCall(gateway, now)), 'query')
}

async function attemptRefOf({ db }: PaymentGateway, refund: RefundRow): Promise<string> {
  const { ref } = await own(db)
    .selectFrom('payment_attempts')
    .select('ref')
    .where('id', '=', refund.attempt_id)
    .executeTakeFirstOrThrow()
  return ref
}

async function callPerson({ db, log }: PaymentGateway, ref: string, now: Date): Promise<void> {
  const refund = await findRefund(db, ref)
  if (!refund || !isOpenRefund(refund.state)) return
  await own(db)
    .updateTable('refunds')
    .set({ needs_person: true, next_query_at: null, updated_at: now })
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .execute()
  log.error({ refund: ref }, 'a refund has had no answer for a day; a person must ask the provider')
}
