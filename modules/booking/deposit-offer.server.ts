import type { PlainDate } from '#kernel/plain-date.ts'
import { sum } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { offerDeposit, type DepositOffer } from './domain/payment-plan.ts'
import type { Quote } from './quote-cart.server.ts'
import { depositTermsSetting } from './settings.server.ts'

/** The deposit with which a quoted cart can be booked today; `undefined` when all of it is due at once. */
export async function findDepositOffer(db: Db, quote: Quote, today: PlainDate): Promise<DepositOffer | undefined> {
  const tours = quote.departures.map((departure) => {
    const lines = quote.lines.filter(({ tourId }) => tourId === departure.id)
    return {
      ...departure,
      travellers: lines.reduce((count, { quantity }) => count + quantity, 0),
      lineTotal: sum(
        lines.map(({ lineTotal }) => lineTotal),
        quote.currency,
      ),
    }
  })
  return offerDeposit(quote.total, tours, await readSetting(db, depositTermsSetting), today)
}
