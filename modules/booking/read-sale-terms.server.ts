import type { BasisPoints } from '#kernel/money.ts'
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { legalTermsSetting } from './documents/legal-terms.server.ts'
import { cancellationPeriods, type AgreedTerms, type CancellationPeriod } from './domain/cancellation-terms.ts'
import { readPriceRules } from './settings.server.ts'

/** What holds for whoever buys a departure today. */
export type SaleTerms = {
  taxRate: BasisPoints
  isTaxIncluded: boolean
  /** What a cancellation gives back now and until when; `undefined` once the journey has begun. */
  refund: Pick<CancellationPeriod, 'percent' | 'until'> | undefined
}

/** What a page that sells a departure says besides its prices: tax, and what comes back, as the cancellation itself counts. */
export async function readSaleTerms(db: Db, terms: AgreedTerms, today: PlainDate): Promise<SaleTerms> {
  const { taxRate, isTaxIncluded } = await readPriceRules(db)
  const periods = cancellationPeriods(terms, await readSetting(db, legalTermsSetting))
  const days = daysBetween(today, terms.departsOn)
  return { taxRate, isTaxIncluded, refund: periods.find(({ fromDays }) => days >= fromDays) }
}
