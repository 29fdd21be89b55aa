import { newPlainToken } from '#kernel/ids.ts'
import { toDecimalText } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changeAttempt, findAttemptByRef, insertAttempt, type AttemptRow } from './data/attempts.server.ts'
import { lockPayment, lockPaymentOfAttempt } from './data/payments.server.ts'
import { surchargePromised } from './data/refunds.server.ts'
import { own } from './data/tables.server.ts'
import { agencyOf, creditKey } from './domain/agency-credit.ts'
import { isPaid } from './domain/attempt-state.ts'
import { divideMoney } from './domain/divide-money.ts'

/**
 * Puts a part of what an attempt brought on another open payment, whose whole amount it is: from then on it is an attempt of
 * its own, with its part of the card's surcharge and of the money as which it came. No money moves; a refund of either goes
 * the way it came, and neither can be taken off what it was put on any more. Works in the caller's transaction; the books
 * are the caller's.
 *
 * @throws Error when the attempt holds less than that, or all of it and nothing has gone back: then its payment moves.
 */
export async function dividePayment(
  tx: Db,
  { attemptRef, toToken }: { attemptRef: string; toToken: string },
  now: Date,
): Promise<void> {
  const from = await lockPaymentOfAttempt(tx, attemptRef)
  const to = await lockPayment(tx, toToken)
  const attempt = await findAttemptByRef(tx, attemptRef)
  if (!from || !to || !attempt || !isPaid(attempt.state) || attempt.state === 'disputed')
    throw new Error(`there is no money of ${attemptRef} to be divided`)
  if (to.status !== 'pending' || to.currency !== attempt.currency) throw new Error('no open payment for divided money')
  const parts = divideMoney(
    {
      captured: attempt.captured_minor ?? 0,
      refunded: attempt.reserved_minor,
      surcharge: attempt.surcharge_minor,
      surchargeGone: await surchargePromised(tx, attempt.id),
      foreign: attempt.foreign_minor,
      difference: attempt.foreign_difference_minor,
    },
    to.amount_minor,
  )
  if (!parts || parts.gross >= attempt.amount_minor) throw new Error(`${attemptRef} does not hold so much`)
  await shrink(tx, attempt, parts)
  const child = await insertChild(tx, attempt, { payment: to, parts }, now)
  const words = `${toDecimalText({ minor: parts.gross, currency: attempt.currency })} ${attempt.currency}`
  await changeAttempt(tx, attempt, attempt.state, `${words} went along to ${to.reference} (${child.ref})`, {}, now)
  await own(tx)
    .updateTable('payments')
    .set({ status: 'completed', paid_at: attempt.captured_at ?? now })
    .where('id', '=', to.id)
    .execute()
}

type Parts = NonNullable<ReturnType<typeof divideMoney>>

async function shrink(tx: Db, attempt: AttemptRow, { gross, surcharge, foreign, difference }: Parts): Promise<void> {
  await own(tx)
    .updateTable('payment_attempts')
    .set((row) => ({
      amount_minor: row('amount_minor', '-', gross),
      captured_minor: row('captured_minor', '-', gross),
      surcharge_minor: row('surcharge_minor', '-', surcharge),
      ...(foreign !== null && {
        foreign_minor: row('foreign_minor', '-', foreign),
        foreign_difference_minor: row('foreign_difference_minor', '-', difference ?? 0),
      }),
    }))
    .where('id', '=', attempt.id)
    .execute()
}

async function insertChild(
  tx: Db,
  attempt: AttemptRow,
  { payment, parts }: { payment: { id: string; reference: string }; parts: Parts },
  now: Date,
): Promise<AttemptRow> {
  const ref = newPlainToken()
  const agency = agencyOf(attempt)
  const child = await insertAttempt(
    tx,
    {
      ref,
      payment_id: payment.id,
      provider: attempt.provider,
      method: attempt.method,
      state: 'captured',
      amount_minor: parts.gross,
      surcharge_minor: parts.surcharge,
      currency: attempt.currency,
      installments: attempt.installments,
      idempotency_key: agency === undefined ? `divided:${ref}` : creditKey(agency, ref),
      request_hash: '',
      transfer_reference: null,
      payer_name: attempt.payer_name,
      payer_email: attempt.payer_email,
      payer_phone: attempt.payer_phone,
      expires_at: attempt.expires_at,
      next_query_at: null,
      foreign_minor: parts.foreign,
      foreign_currency: attempt.foreign_currency,
      foreign_difference_minor: parts.difference,
      foreign_rate_base: attempt.foreign_rate_base,
      foreign_rate_quote: attempt.foreign_rate_quote,
      foreign_rate_value: attempt.foreign_rate_value,
      foreign_rate_scale: attempt.foreign_rate_scale,
      foreign_rate_source: attempt.foreign_rate_source,
      foreign_rate_on: attempt.foreign_rate_on,
    },
    `a part of ${attempt.ref}`,
    now,
  )
  await own(tx)
    .updateTable('payment_attempts')
    .set({
      split_from: attempt.split_from ?? attempt.id,
      captured_minor: parts.gross,
      captured_at: attempt.captured_at,
      card_brand: attempt.card_brand,
      card_last4: attempt.card_last4,
    })
    .where('id', '=', child.id)
    .execute()
  return child
}
