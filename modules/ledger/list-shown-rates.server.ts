import type { ExchangeRate } from '#kernel/exchange-rate.ts'
import type { Currency } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listExchangeRates } from './find-exchange-rate.server.ts'

/** What pages that read rates are told when one was entered. */
export const RATES_TAG = 'exchange-rates'

/** What one unit of a currency costs in lira now, and of which day that is. */
export type ShownRate = { base: Currency; rate: ExchangeRate; on: PlainDate }

/** The rates to the lira that are in force now, for pages that are kept. */
export function listShownRates(db: Db): Promise<ShownRate[]> {
  return noted(['listShownRates'], [RATES_TAG], async () => {
    const rates = await listExchangeRates(db, 'TRY', new Date())
    return rates.map(({ base, rate, validFrom }) => ({ base, rate, on: dayInIstanbul(validFrom) }))
  })
}
