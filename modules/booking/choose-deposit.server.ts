import { money, subtract } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changingParts, openParts, replaceParts, type PartsFailure, type WantedPart } from './change-parts.server.ts'
import { writeHistory } from './data/history.server.ts'
import { findPartByToken } from './data/payment-parts.server.ts'
import { own } from './data/tables.server.ts'

export type DepositChoice = 'deposit' | 'full'

export type ChoiceFailure = PartsFailure | { code: 'payment-not-found' } | { code: 'not-offered' }

/**
 * Lets a customer who has not paid yet pay the deposit first and the rest later, or all at once; gives the address of
 * the payment that is made now. The same choice again changes nothing. Seats stay held as long as before.
 *
 * Fails with `payment-not-found`; `not-offered` when the order takes no deposit, is no longer unpaid, or has a plan of
 * staff; `payment-in-progress` and `already-paid` when money is under way; `too-many-parts`.
 */
export async function chooseDeposit(
  db: Db,
  { paymentToken, choice }: { paymentToken: string; choice: DepositChoice },
  now: Date,
): Promise<Result<{ paymentToken: string }, ChoiceFailure>> {
  const part = await findPartByToken(db, paymentToken)
  if (!part) return fail({ code: 'payment-not-found' })
  const changed = await changingParts<{ paymentToken: string }, ChoiceFailure>(
    db,
    part.orderId,
    async (tx, order, parts) => {
      const offer = await findOffer(tx, order.id)
      if (order.state !== 'awaiting_payment' || !offer || offer.rest_due_on <= dayInIstanbul(now))
        return fail({ code: 'not-offered' })
      const total = money(order.totalMinor, offer.currency)
      const deposit = money(offer.deposit_minor, offer.currency)
      const [first] = parts
      const isDeposit = isDepositPlan(parts, offer)
      if (!first || openParts(parts).length !== parts.length || !(isDeposit || parts.length === 1))
        return fail({ code: 'not-offered' })
      if ((choice === 'deposit') === isDeposit) return ok({ paymentToken: first.paymentToken })

      const add: WantedPart[] =
        choice === 'full'
          ? [{ amount: total, dueOn: null, payer: null }]
          : [
              { amount: deposit, dueOn: null, payer: null },
              { amount: subtract(total, deposit), dueOn: offer.rest_due_on, payer: null },
            ]
      const replaced = await replaceParts(tx, order.id, { withdraw: parts, add, replacement: 0 }, now)
      if (!replaced.ok) return replaced
      await writeHistory(tx, order.id, {
        kind: choice === 'deposit' ? 'deposit-chosen' : 'full-chosen',
        facts: {},
        at: now,
      })
      const [atOnce] = replaced.value
      return atOnce ? ok({ paymentToken: atOnce.paymentToken }) : fail({ code: 'payment-not-found' })
    },
  )
  return changed ?? fail({ code: 'payment-not-found' })
}

/** Whether parts are the deposit that was offered and its rest. */
export function isDepositPlan(
  parts: readonly { amount: { minor: number }; dueOn: string | null }[],
  offer: { deposit_minor: number; rest_due_on: string },
): boolean {
  const [first, second] = parts
  return (
    parts.length === 2 &&
    first?.amount.minor === offer.deposit_minor &&
    first.dueOn === null &&
    second?.dueOn === offer.rest_due_on
  )
}

/** The deposit an order was offered when it was placed. */
export async function findOffer(db: Db, orderId: string) {
  const row = await own(db)
    .selectFrom('orders')
    .select(['currency', 'deposit_minor', 'rest_due_on'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row && row.deposit_minor !== null && row.rest_due_on !== null
    ? { currency: row.currency, deposit_minor: row.deposit_minor, rest_due_on: row.rest_due_on }
    : undefined
}
