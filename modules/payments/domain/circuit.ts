/** How a provider has answered lately. */
export type ProviderHealth = { failures: number; lastFailureAt: Date | null }

/** After so many silences in a row nobody is sent there. */
const FAILURES = 5

const REST_MS = 30_000

/**
 * Whether a provider should be left alone. After half a minute one customer may try again: an answer closes the circuit,
 * and another silence opens it for the next half minute.
 */
export function isCircuitOpen({ failures, lastFailureAt }: ProviderHealth, now: Date): boolean {
  return failures >= FAILURES && lastFailureAt !== null && now.getTime() - lastFailureAt.getTime() < REST_MS
}
