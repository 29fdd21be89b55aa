import { sum, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listForDesk } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { atDayRates } from './at-day-rates.server.ts'
import { currencyOf } from './data/orders.server.ts'
import type { AmountAtRate } from './find-foreign-balance.server.ts'
import { findDueBack } from './weigh-refund.server.ts'

/** What can go back over the desk, and what that is in the currencies whose rates of the day are known. */
export type DeskRefund = {
  /** The first promise, which is given whole; null where nothing is promised. */
  promised: { amount: Money; others: AmountAtRate[] } | null
  /** All that can go back, promises included. */
  refundable: Money
  others: AmountAtRate[]
  /** What was paid above the price and nobody has promised back. */
  due: Money
  /** Whether more than is promised and due needs to be told what it means for the order. */
  needsMeaning: boolean
}

/** What of an order can go back out of a register, at the rates of a day; `undefined` when nothing can. */
export async function findDeskRefund(
  db: Db,
  admin: Admin<'payments'>,
  { orderId, on }: { orderId: string; on: PlainDate },
): Promise<DeskRefund | undefined> {
  const { promised, held } = await listForDesk(db, { kind: 'order', ref: orderId })
  const [first] = promised
  const amounts = [...promised, ...held.map(({ refundable, came }) => ({ amount: refundable, came }))]
  if (amounts.length === 0) return undefined
  const currency = await currencyOf(db, orderId)
  const { amount: due, needsMeaning } = await findDueBack(db, admin, { orderId })
  const others = await atDayRates(db, currency, amounts, on)
  return {
    promised: first
      ? {
          amount: first.amount,
          others: others.flatMap(({ rate, amounts: [amount] }) => (amount ? [{ amount, rate }] : [])),
        }
      : null,
    due,
    needsMeaning,
    refundable: sum(
      amounts.map(({ amount }) => amount),
      currency,
    ),
    others: others.map(({ rate, total }) => ({ amount: total, rate })),
  }
}
