import { money, type Currency, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import {
  dividePayment,
  listHeldMoney,
  movePayment,
  openPaymentElsewhere,
  type NewPayment,
} from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findPartByToken, insertPart, markPartPaid, movePart, shrinkPart } from './data/payment-parts.server.ts'
import type { OrderNamesAndKeys } from './data/split-rows.server.ts'

/** An order as its payments know it. */
export type PaidOrder = OrderNamesAndKeys & { customer: NewPayment['customer'] }

export function subjectOf({ orderId, publicId, orderNo, accessToken }: OrderNamesAndKeys) {
  return {
    subject: { kind: 'order' as const, ref: orderId },
    reference: orderNo,
    orderPath: `/order/${publicId}?t=${accessToken}`,
  }
}

/** What of the money that came for an order can go along to another one: neither disputed nor promised back. */
export async function findMovable(db: Db, orderId: string, currency: Currency): Promise<Money> {
  const sources = await listSources(db, orderId)
  return money(
    sources.reduce((minor, { most }) => minor + most, 0),
    currency,
  )
}

/** Whether money is here that nobody has explained: it has to be dealt with first. */
export async function hasUnexplainedMoney(db: Db, orderId: string): Promise<boolean> {
  const held = await listHeldMoney(db, { kind: 'order', ref: orderId })
  return held.some(({ isUnexplained, refundable }) => isUnexplained && refundable.minor > 0)
}

/**
 * Has money that came for one order count for another one, under the locks of both: payments as they are as long as they fit
 * whole, and a part of one more. What was paid stays what was paid; the books are the caller's.
 *
 * @throws Error when less of it can go along.
 */
export async function carryMoney(
  tx: Db,
  { from, to, amount }: { from: string; to: PaidOrder; amount: Money },
  now: Date,
): Promise<void> {
  const sources = await listSources(tx, from)
  let left = amount.minor
  const moved = new Set<string>()
  for (const { token, whole } of sources) {
    if (whole === undefined || whole > left) continue
    await movePayment(tx, token, subjectOf(to))
    await movePart(tx, token, to.orderId)
    moved.add(token)
    left -= whole
  }
  for (const source of sources.filter(({ token }) => !moved.has(token))) {
    const part = money(Math.min(source.most, left), amount.currency)
    if (part.minor > 0) await dividePart(tx, source, { to, part }, now)
    left -= part.minor
  }
  if (left > 0) throw new Error(`${left} of what came for order ${from} is not there to go along`)
}

async function dividePart(
  tx: Db,
  { token, attemptRef, dueOn }: Source,
  { to, part }: { to: PaidOrder; part: Money },
  now: Date,
): Promise<void> {
  const opening = { ...subjectOf(to), amount: part, expiresAt: null, customer: to.customer }
  const { token: paymentToken } = await openPaymentElsewhere(tx, token, opening)
  const added = { orderId: to.orderId, amount: part, dueOn, paymentToken, payer: null, createdAt: now }
  const id = await insertPart(tx, added)
  await dividePayment(tx, { attemptRef, toToken: paymentToken }, now)
  await shrinkPart(tx, token, part.minor)
  await markPartPaid(tx, id, now)
}

type Source = {
  token: string
  attemptRef: string
  dueOn: PlainDate | null
  /** What the payment counts for, when it can move as it is. */
  whole: number | undefined
  most: number
}

/** Where money can be taken from, the largest payment first. */
async function listSources(db: Db, orderId: string): Promise<Source[]> {
  const held = await listHeldMoney(db, { kind: 'order', ref: orderId })
  const sources: Source[] = []
  for (const each of held) {
    if (each.isUnexplained) continue
    const part = await findPartByToken(db, each.paymentToken)
    const net = each.refundable.minor - each.surcharge.minor
    if (!part || part.isWithdrawn || net <= 0) continue
    const isWhole = each.refundable.minor === each.captured.minor && net === part.amount.minor
    sources.push({
      token: each.paymentToken,
      attemptRef: each.attemptRef,
      dueOn: part.dueOn,
      whole: isWhole ? net : undefined,
      most: isWhole ? net : Math.min(net, part.amount.minor - 1),
    })
  }
  return sources.toSorted((a, b) => b.most - a.most)
}
