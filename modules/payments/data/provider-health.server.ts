import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { ProviderHealth } from '../domain/circuit.ts'
import { own } from './tables.server.ts'

/** What is known of each provider that ever failed to answer. */
export async function readHealth(db: Db): Promise<Map<string, ProviderHealth>> {
  const rows = await own(db).selectFrom('payment_provider_health').selectAll().execute()
  return new Map(
    rows.map((row) => [row.provider, { failures: row.failures, lastFailureAt: row.last_failure_at }] as const),
  )
}

export async function noteSilence(db: Db, provider: string, now: Date): Promise<void> {
  await own(db)
    .insertInto('payment_provider_health')
    .values({ provider, failures: 1, last_failure_at: now })
    .onConflict((known) =>
      known
        .column('provider')
        .doUpdateSet({ failures: sql`payment_provider_health.failures + 1`, last_failure_at: now }),
    )
    .execute()
}

/** Writes only where there is something to forget: the usual answer costs no write. */
export async function noteAnswer(db: Db, provider: string): Promise<void> {
  await own(db)
    .updateTable('payment_provider_health')
    .set({ failures: 0, last_failure_at: null })
    .where('provider', '=', provider)
    .where('failures', '>', 0)
    .execute()
}
