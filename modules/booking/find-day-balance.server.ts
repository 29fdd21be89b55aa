import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { DayRate } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { atDayRates } from './at-day-rates.server.ts'
import { listPayableOrdersById } from './list-payable-orders.server.ts'

/** What an order owes, and what that is in the currencies whose rates of the day are known. */
export type DayBalance = {
  orderNo: string
  customer: string
  owed: Money
  others: { amount: Money; rate: DayRate }[]
}

/** What an order owes at the rates of a day; `undefined` when it takes no money. */
export async function findDayBalance(
  db: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  { orderId, on }: { orderId: string; on: PlainDate },
): Promise<DayBalance | undefined> {
  const [order] = await listPayableOrdersById(db, admin, [orderId])
  if (!order) return undefined
  const { orderNo, customer, remaining: owed } = order
  const rates = await atDayRates(db, owed.currency, [{ amount: owed, came: null }], on)
  return { orderNo, customer, owed, others: rates.map(({ rate, total: amount }) => ({ amount, rate })) }
}
