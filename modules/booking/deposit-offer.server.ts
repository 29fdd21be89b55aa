import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { depositTours, offerDeposit, type DepositOffer } from './domain/payment-plan.ts'
import type { Quote } from './quote-cart.server.ts'
import { depositTermsSetting } from './settings.server.ts'

/** The deposit with which a quoted cart can be booked today; `undefined` when all of it is due at once. */
export async function findDepositOffer(db: Db, quote: Quote, today: PlainDate): Promise<DepositOffer | undefined> {
  const terms = await readSetting(db, depositTermsSetting)
  return offerDeposit(quote.total, depositTours(quote.lines, quote.departures), terms, today)
}
