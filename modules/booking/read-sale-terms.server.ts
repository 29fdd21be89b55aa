import type { BasisPoints, Currency } from '#kernel/money.ts'
import { daysBetween, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { legalTermsSetting } from './documents/legal-terms.server.ts'
import { cancellationPeriods, type AgreedTerms, type CancellationPeriod } from './domain/cancellation-terms.ts'
import { depositAsked, type DepositAsked, type DepositTour } from './domain/payment-plan.ts'
import { depositTermsSetting, readPriceRules } from './settings.server.ts'

/** What holds for whoever buys a departure today. */
export type SaleTerms = {
  taxRate: BasisPoints
  isTaxIncluded: boolean
  /** What a cancellation gives back now and until when; `undefined` once the journey has begun. */
  refund: Pick<CancellationPeriod, 'percent' | 'until'> | undefined
  /** `undefined` where the order will take none. */
  deposit: DepositAsked | undefined
}

type SoldTour = AgreedTerms & Pick<DepositTour, 'kind' | 'depositPercent'> & { currency: Currency }

/** What a page that sells a departure says besides its prices, each by the rule that the order itself will follow. */
export async function readSaleTerms(db: Db, tour: SoldTour, today: PlainDate): Promise<SaleTerms> {
  const { taxRate, isTaxIncluded } = await readPriceRules(db)
  const periods = cancellationPeriods(tour, await readSetting(db, legalTermsSetting))
  const days = daysBetween(today, tour.departsOn)
  return {
    taxRate,
    isTaxIncluded,
    refund: periods.find(({ fromDays }) => days >= fromDays),
    deposit: depositAsked(tour, await readSetting(db, depositTermsSetting), today),
  }
}
