import type { Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { DayRate } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { atDayRates } from './at-day-rates.server.ts'
import { openParts } from './change-parts.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { listPayableOrdersById } from './list-payable-orders.server.ts'

/** What an order owes, which part of it is due first, and what both are in the currencies whose rates of the day are known. */
export type DayBalance = {
  /** The public id, as addresses name the order. */
  id: string
  orderNo: string
  customer: string
  owed: Money
  /** Never more than is owed; a day of null is at once, and a payer of null is the customer. */
  next: { amount: Money; dueOn: PlainDate | null; payer: string | null }
  others: { amount: Money; next: Money; rate: DayRate }[]
}

/** What an order owes at the rates of a day; `undefined` when it takes no money. */
export async function findDayBalance(
  db: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  { orderId, on }: { orderId: string; on: PlainDate },
): Promise<DayBalance | undefined> {
  const [order] = await listPayableOrdersById(db, admin, [orderId])
  if (!order) return undefined
  const { id, orderNo, customer, remaining: owed, nextPart } = order
  const [first] = openParts(await listParts(db, orderId))
  const amount = nextPart ?? owed
  const rates = await atDayRates(
    db,
    owed.currency,
    [owed, amount].map((each) => ({ amount: each, came: null })),
    on,
  )
  return {
    id,
    orderNo,
    customer,
    owed,
    next: { amount, dueOn: first?.dueOn ?? null, payer: first?.payer?.name ?? null },
    others: rates.flatMap(({ rate, amounts: [all, next] }) => (all && next ? [{ amount: all, next, rate }] : [])),
  }
}
