/** The provider of attempts that a partner agency pays from its credit: no money moves, its account is charged. */
export const AGENCY_PROVIDER = 'agency'

/** The agency whose account an attempt was charged to; `undefined` for all other money. */
export function agencyOf({
  provider,
  idempotency_key: key,
}: {
  provider: string
  idempotency_key: string
}): string | undefined {
  return provider === AGENCY_PROVIDER ? key.split(':')[1] : undefined
}

/** The key under which an attempt names its agency. */
export function creditKey(agencyId: string, ref: string): string {
  return `${AGENCY_PROVIDER}:${agencyId}:${ref}`
}
