import { sql, type Selectable } from 'kysely'
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

/**
 * The rate in force at a moment; of two from the same moment, the one entered last. It is asked for before it is known
 * what it is the rate of.
 */
export async function findExchangeRate(
  db: Db,
  { base, quote }: { base: Currency | Promise<Currency>; quote: Currency },
  at: Date,
): Promise<KnownExchangeRate | undefined> {
  const [wanted, rates] = await Promise.all([base, listExchangeRates(db, quote, at)])
  return rates.find((rate) => rate.base === wanted)
}

/** The rates to one currency that are in force at a moment, in the order of `currencies`. One query. */
export async function listExchangeRates(db: Db, quote: Currency, at: Date): Promise<KnownExchangeRate[]> {
  const rows = await own(db)
    .selectFrom(sql<{ asked: Currency }>`unnest(${sql.val(currencies)}::text[])`.as<'bases'>(sql`bases(asked)`))
    .innerJoinLateral(
      (rates) =>
        rates
          .selectFrom('exchange_rates')
          .select(columns)
          .whereRef('base', '=', 'bases.asked')
          .where('quote', '=', quote)
          .where('valid_from', '<=', at)
          .orderBy('valid_from', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select(columns)
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
