import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { openPaymentElsewhere } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { subjectOf, type PaidOrder } from './carry-money.server.ts'
import { firstToken } from './change-parts.server.ts'
import { findHoldEnd } from './data/orders.server.ts'
import { insertPart, type PaymentPart } from './data/payment-parts.server.ts'
import { spreadRest } from './domain/spread-rest.ts'

export type DatedPart = Pick<PaymentPart, 'amount' | 'dueOn'>

/**
 * In which parts those who leave pay what is open of theirs: on the days of the plan of the order they leave, in its
 * proportion. Where that has none, all at once, or on `lastResort` where the seats are sold.
 */
export function planOfLeaving(open: readonly PaymentPart[], rest: Money, lastResort: PlainDate | null): DatedPart[] {
  if (rest.minor === 0) return []
  const own = open.filter(({ payer }) => payer === null)
  const { amounts } = spreadRest(
    own.map(({ amount }) => ({ amount, isShare: false })),
    rest,
  )
  const parts = own.map(({ dueOn }, index) => ({ amount: amounts[index] ?? money(0, rest.currency), dueOn }))
  const planned = parts.filter(({ amount }) => amount.minor > 0)
  return planned.length > 0 ? planned : [{ amount: rest, dueOn: lastResort }]
}

/** Opens the parts of an order that was split from another one; the first one waits as long as its seats do. */
export async function openPlan(
  tx: Db,
  { like, order, parts }: { like: string; order: PaidOrder; parts: readonly DatedPart[] },
  now: Date,
): Promise<void> {
  const token = await firstToken(tx, like)
  const holdEnd = (await findHoldEnd(tx, order.orderId)) ?? null
  for (const [index, { amount, dueOn }] of parts.entries()) {
    const opened = await openPaymentElsewhere(tx, token, {
      ...subjectOf(order),
      amount,
      expiresAt: index === 0 ? holdEnd : null,
      customer: order.customer,
    })
    await insertPart(tx, {
      orderId: order.orderId,
      amount,
      dueOn,
      paymentToken: opened.token,
      payer: null,
      createdAt: now,
    })
  }
}
