import type { PairRate } from '#kernel/exchange-rate.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Writes rates that come with a demo season, entered by nobody. */
export async function importExchangeRates(
  db: Db,
  rates: readonly PairRate[],
  { source, validFrom }: { source: string; validFrom: Date },
): Promise<void> {
  const rows = rates.map(({ base, quote, rate: { value, scale } }) => ({
    source,
    base,
    quote,
    rate_value: value,
    rate_scale: scale,
    valid_from: validFrom,
    by_user_id: null,
  }))
  await own(db).insertInto('exchange_rates').values(rows).execute()
}
