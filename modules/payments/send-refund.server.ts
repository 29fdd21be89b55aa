import { money } from '#kernel/money.ts'
import { changeRefund, findRefund, type RefundRow } from './data/refunds.server.ts'
import { providerRefOf, type AttemptRow } from './data/attempts.server.ts'
import { listFamily } from './data/family.server.ts'
import { noteAnswer, noteSilence } from './data/provider-health.server.ts'
import { CREATED_GRACE_MS } from './domain/retry-schedule.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { providerOf } from './choose-provider.server.ts'
import { Rejected, type RefundRequest, type RefundSnapshot } from './providers/provider.server.ts'
import { lockRefund, recordRefund, type RefundSight } from './record-refund.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { NotSent } from '#platform/outgoing/ask-over-http.server.ts'

/**
 * Sends a requested refund to its provider and writes what came of it. That it is being sent is committed before the
 * provider hears of it, so whoever comes second, or after a crash, does not send it again; what is left without an
 * answer is asked about by the reconcile job.
 */
export async function sendRefund(gateway: PaymentGateway, ref: string, now: Date): Promise<void> {
  const claimed = await claim(gateway, ref, now)
  if (!claimed) return
  const { provider, request } = claimed
  const call = { now, signal: AbortSignal.timeout(gateway.chargeTimeoutMs) }
  try {
    const snapshot = await provider.refund(request, call)
    await recordRefund(gateway.db, ref, sightOf(snapshot, 'send'), now)
    await noteAnswer(gateway.db, provider.id)
  } catch (error) {
    if (error instanceof Rejected) {
      await recordRefund(gateway.db, ref, { outcome: 'refused', source: 'send', words: error.message }, now)
      await noteAnswer(gateway.db, provider.id)
      return
    }
    gateway.log.error({ err: error, refund: ref, provider: provider.id }, 'a refund was left without an answer')
    const outcome = error instanceof NotSent ? 'not-sent' : 'indeterminate'
    await recordRefund(gateway.db, ref, { outcome, source: 'send' }, now)
    await noteSilence(gateway.db, provider.id, now)
  }
}

/**
 * What a provider is told about a refund; what went back before does not count this one. Money that was divided between
 * orders since is one charge to it.
 */
export async function refundRequestOf(db: Db, refund: RefundRow, attempt: AttemptRow): Promise<RefundRequest> {
  const family = await listFamily(db, attempt)
  const [charged] = family
  const all = (minorOf: (each: AttemptRow) => number) =>
    money(
      family.reduce((minor, each) => minor + minorOf(each), 0),
      attempt.currency,
    )
  return {
    ...providerRefOf(charged),
    amount: all((each) => each.amount_minor),
    refundRef: refund.ref,
    back: money(refund.amount_minor, refund.currency),
    captured: all((each) => each.captured_minor ?? 0),
    refundedBefore: all((each) => each.refunded_minor),
    capturedAt: charged.captured_at ?? charged.created_at,
    reason: refund.reason,
  }
}

/** An adapter says `refused` with the reason `not_found` when the provider has never heard of a refund. */
export function sightOf({ outcome, reason, providerRef }: RefundSnapshot, source: RefundSight['source']): RefundSight {
  const isUnheardOf = outcome === 'refused' && reason === 'not_found'
  return { outcome: isUnheardOf ? 'not-found' : outcome, source, providerRef, words: reason }
}

async function claim(gateway: PaymentGateway, ref: string, now: Date) {
  const claimed = await inTransaction(gateway.db, async (tx) => {
    const locked = await lockRefund(tx, ref)
    if (locked?.refund.state !== 'requested' || locked.refund.method !== 'provider') return undefined
    if (locked.attempt.state === 'disputed') return undefined
    const provider = providerOf(gateway, locked.attempt.provider)
    if (!provider) {
      gateway.log.error(
        { refund: ref, provider: locked.attempt.provider },
        'a refund belongs to a provider that is not set up',
      )
      return undefined
    }
    const isClaimed = await changeRefund(
      tx,
      locked.refund,
      'processing',
      'sent to the provider',
      { sent_at: now, next_query_at: new Date(now.getTime() + CREATED_GRACE_MS) },
      now,
    )
    return isClaimed ? { provider, attempt: locked.attempt } : undefined
  })
  const refund = claimed && (await findRefund(gateway.db, ref))
  return refund && { provider: claimed.provider, request: await refundRequestOf(gateway.db, refund, claimed.attempt) }
}
