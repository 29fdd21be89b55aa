import type { Currency, Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { depositStanding, depositTours, type DepositStanding, type DepositTour } from './domain/payment-plan.ts'
import { depositTermsSetting } from './settings.server.ts'

/** What is sold, as far as a deposit depends on it. */
export type DepositSale = {
  total: Money
  lines: readonly { tourId: string; quantity: number; lineTotal: Money }[]
  tours: readonly (Omit<DepositTour, 'travellers' | 'lineTotal'> & { id: string; currency: Currency })[]
}

/** Whether a deposit is enough to book what is sold, by the terms of the agency, or why it is not. */
export async function findDepositStanding(
  db: Db,
  { total, lines, tours }: DepositSale,
  today: PlainDate,
): Promise<DepositStanding> {
  return depositStanding(total, depositTours(lines, tours), await readSetting(db, depositTermsSetting), today)
}
