import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { providerOf } from './choose-provider.server.ts'
import { findAttemptByRef, providerRefOf } from './data/attempts.server.ts'
import type { AttemptState } from './domain/attempt-state.ts'
import { queryCall, type PaymentGateway } from './gateway.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'

export type AskAgainFailure = { code: 'payment-not-found' | 'provider-unknown' | 'provider-failed' }

/**
 * Asks the provider about an attempt at once, when a person does not want to wait for the next look, and writes what it
 * says by the same rules.
 *
 * Fails with `payment-not-found`, `provider-unknown` for a transfer or a provider without contract, `provider-failed`
 * when it could not be asked; then nothing is changed.
 */
export async function askAgain(
  gateway: PaymentGateway,
  _admin: Admin<'payments'>,
  attemptRef: string,
  now: Date,
): Promise<Result<{ state: AttemptState }, AskAgainFailure>> {
  const attempt = await findAttemptByRef(gateway.db, attemptRef)
  if (!attempt) return fail({ code: 'payment-not-found' })
  const provider = providerOf(gateway, attempt.provider)
  if (!provider) return fail({ code: 'provider-unknown' })
  const snapshot = await provider.query(providerRefOf(attempt), queryCall(gateway, now)).catch((error: unknown) => {
    gateway.log.warn({ err: error, attempt: attemptRef }, 'the provider could not be asked about a payment attempt')
    return undefined
  })
  if (!snapshot) return fail({ code: 'provider-failed' })
  const recorded = await recordSnapshot(gateway.db, attemptRef, snapshot, now)
  return ok({ state: recorded?.state ?? attempt.state })
}
