import { providerOf } from './choose-provider.server.ts'
import { providerRefOf, type AttemptRow } from './data/attempts.server.ts'
import { queryCall, type PaymentGateway } from './gateway.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'

/**
 * Ends an attempt at its provider, so that another may begin, and writes what is true afterwards. Where the provider
 * cannot end a session the attempt stays as it is.
 */
export async function endSession(gateway: PaymentGateway, attempt: AttemptRow, now: Date): Promise<void> {
  const provider = providerOf(gateway, attempt.provider)
  if (!provider) return
  const snapshot = await provider.abandon(providerRefOf(attempt), queryCall(gateway, now))
  await recordSnapshot(gateway.db, attempt.ref, snapshot, now)
}
