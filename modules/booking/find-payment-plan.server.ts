import { money, subtract, sum, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openParts } from './change-parts.server.ts'
import { findOffer, isDepositPlan } from './choose-deposit.server.ts'
import { findPartByToken, findReplacementToken, listParts, type PaymentPart } from './data/payment-parts.server.ts'
import { own } from './data/tables.server.ts'
import { findNoDepositReason, partPaidAtOnce, type NoDepositReason } from './find-no-deposit-reason.server.ts'

/** What the page of one payment tells of the order's other parts. */
export type PartOfPlan = {
  /** Deposit or everything: there while the customer may still choose. */
  choice: { deposit: Money; full: Money; rest: Money; dueOn: PlainDate; isDeposit: boolean } | null
  /** Why an unpaid order of tours that take deposits is paid at once. */
  noDeposit: NoDepositReason | null
  /** Paid before, in other parts. */
  paidBefore: Money
  /** Still to pay in other parts, and the first day on which some of it is due. Null when this is the last part. */
  remaining: { amount: Money; dueOn: PlainDate } | null
  dueOn: PlainDate | null
  /** Somebody else pays this share: it tells nothing of the order. */
  isShare: boolean
}

/** Where the payment of a part leads now; `moved` when another one stands in its place. */
export type PlaceInPlan = { kind: 'here'; part: PartOfPlan } | { kind: 'moved'; paymentToken: string }

/**
 * How a payment of an order stands among the order's other parts; `undefined` when it is no part of an order. A withdrawn
 * payment of the customer says which one took its place; a share that was taken back does not.
 */
export async function findPlaceInPlan(db: Db, paymentToken: string, now: Date): Promise<PlaceInPlan | undefined> {
  const part = await findPartByToken(db, paymentToken)
  if (!part) return undefined
  if (part.isWithdrawn) {
    const token = part.replacedBy === null ? undefined : await findReplacementToken(db, paymentToken)
    return token === undefined ? undefined : { kind: 'moved', paymentToken: token }
  }
  const parts = await listParts(db, part.orderId)
  const others = parts.filter(({ id }) => id !== part.id)
  const later = openParts(others)
  const dueOn = later.map((each) => each.dueOn ?? dayInIstanbul(now)).toSorted()[0]
  const isShare = part.payer !== null
  const choice = isShare ? null : await findChoice(db, part.orderId, parts, part.id, now)
  const whole = choice ? undefined : partPaidAtOnce(parts)
  return {
    kind: 'here',
    part: {
      choice,
      noDeposit: whole ? await findNoDepositReason(db, whole, now) : null,
      paidBefore: await findPaidBefore(db, part),
      remaining:
        dueOn && !isShare
          ? {
              amount: sum(
                later.map(({ amount }) => amount),
                part.amount.currency,
              ),
              dueOn,
            }
          : null,
      dueOn: part.dueOn,
      isShare,
    },
  }
}

/** What was paid without this part and has not gone back. */
async function findPaidBefore(db: Db, { orderId, amount, paidAt }: PaymentPart): Promise<Money> {
  const { paid_minor: paid } = await own(db)
    .selectFrom('orders')
    .select('paid_minor')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return money(Math.max(0, paidAt === null ? paid : paid - amount.minor), amount.currency)
}

async function findChoice(
  db: Db,
  orderId: string,
  parts: Awaited<ReturnType<typeof listParts>>,
  partId: string,
  now: Date,
): Promise<PartOfPlan['choice']> {
  const offer = await findOffer(db, orderId)
  if (!offer || offer.rest_due_on <= dayInIstanbul(now) || parts[0]?.id !== partId) return null
  const isDeposit = isDepositPlan(parts, offer)
  if (!isDeposit && parts.length !== 1) return null
  if (openParts(parts).length !== parts.length) return null
  const order = await own(db)
    .selectFrom('orders')
    .select(['state', 'total_minor'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (order?.state !== 'awaiting_payment') return null
  const full = money(order.total_minor, offer.currency)
  const deposit = money(offer.deposit_minor, offer.currency)
  return { deposit, full, rest: subtract(full, deposit), dueOn: offer.rest_due_on, isDeposit }
}
