import { providerRefOf, type AttemptRow } from './data/attempts.server.ts'
import type { Snapshot } from './domain/snapshot.ts'
import { queryCall, type PaymentGateway } from './gateway.server.ts'
import type { PaymentProvider } from './providers/provider.server.ts'

/** By then a request that starts a payment has been answered or given up, or its program is gone. */
export const START_IS_OVER_MS = 25_000

/** Whether an attempt never left `created` although its start is over, at a provider that charges nothing unseen. */
export function isUnanswered(attempt: AttemptRow, provider: PaymentProvider, now: Date): boolean {
  return (
    attempt.state === 'created' &&
    provider.traits.repeatsStart &&
    now.getTime() - attempt.created_at.getTime() >= START_IS_OVER_MS
  )
}

/**
 * Ends at its provider an attempt that died with its program between our books and the bank's answer, and tells what is
 * true afterwards. What the provider does not know was never heard there, and never will be.
 */
export async function endUnanswered(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  attempt: AttemptRow,
  now: Date,
): Promise<Snapshot> {
  const snapshot = await provider.abandon(providerRefOf(attempt), queryCall(gateway, now))
  return snapshot.outcome === 'not_found' ? { ...snapshot, outcome: 'cancelled' } : snapshot
}
