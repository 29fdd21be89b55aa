import type { Selectable } from 'kysely'
import type { ExchangeRate } from '#kernel/exchange-rate.ts'
import { currencies, type Currency } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own, type LedgerTables } from './data/tables.server.ts'

export type KnownExchangeRate = {
  base: Currency
  quote: Currency
  rate: ExchangeRate
  source: string
  validFrom: Date
}

/** The rate in force at a moment; of two from the same moment, the one entered last. */
export async function findExchangeRate(
  db: Db,
  { base, quote }: { base: Currency; quote: Currency },
  at: Date,
): Promise<KnownExchangeRate | undefined> {
  const row = await own(db)
    .selectFrom('exchange_rates')
    .select(columns)
    .where('base', '=', base)
    .where('quote', '=', quote)
    .where('valid_from', '<=', at)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toRate(row)
}

/** The rates to one currency that are in force at a moment, in the order of `currencies`. */
export async function listExchangeRates(db: Db, quote: Currency, at: Date): Promise<KnownExchangeRate[]> {
  const rows = await own(db)
    .selectFrom('exchange_rates')
    .distinctOn('base')
    .select(columns)
    .where('quote', '=', quote)
    .where('valid_from', '<=', at)
    .orderBy('base')
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(currencies.length)
    .execute()
  return rows.map(toRate).toSorted((a, b) => currencies.indexOf(a.base) - currencies.indexOf(b.base))
}

const columns = ['base', 'quote', 'rate_value', 'rate_scale', 'source', 'valid_from'] as const

type RateRow = Pick<Selectable<LedgerTables['exchange_rates']>, (typeof columns)[number]>

function toRate(row: RateRow): KnownExchangeRate {
  return {
    base: row.base,
    quote: row.quote,
    rate: { value: row.rate_value, scale: row.rate_scale },
    source: row.source,
    validFrom: row.valid_from,
  }
}
