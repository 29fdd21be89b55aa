import type { Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { listAttempts } from './data/attempts.server.ts'
import { lockPayment } from './data/payments.server.ts'
import { LocalisedColumn } from './data/summary.server.ts'
import { own } from './data/tables.server.ts'
import { holdsMoney, isLive } from './domain/attempt-state.ts'

export type PaymentChange = {
  title: Localised
  amount: Money
  customer: { name: string; email: string; phone: string }
  expiresAt: Date | null
}

export type ChangePaymentFailure = { code: 'price-locked' } | { code: 'payment-in-progress' }

/**
 * Writes what a payment asks for anew, inside the caller's transaction and under the lock of the payment's row, where
 * attempts to pay queue as well: whoever pays, pays one price.
 *
 * Fails with `price-locked` when the amount would change and the payment is no longer open, `payment-in-progress` when it
 * would change while somebody is paying or money of a wrong amount is here; then nothing is changed.
 * @throws Error when there is no such payment.
 */
export async function changePayment(
  tx: Db,
  token: string,
  change: PaymentChange,
): Promise<Result<void, ChangePaymentFailure>> {
  const payment = await lockPayment(tx, token)
  if (!payment) throw new Error('no payment to change')
  const { amount, customer } = change
  if (amount.minor !== payment.amount_minor || amount.currency !== payment.currency) {
    if (payment.status !== 'pending') return fail({ code: 'price-locked' })
    const attempts = await listAttempts(tx, payment.id)
    if (attempts.some(({ state }) => isLive(state) || holdsMoney(state))) return fail({ code: 'payment-in-progress' })
  }
  await own(tx)
    .updateTable('payments')
    .set({
      title: toJson(LocalisedColumn.parse(change.title)),
      amount_minor: amount.minor,
      currency: amount.currency,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      expires_at: change.expiresAt,
    })
    .where('id', '=', payment.id)
    .execute()
  return ok(undefined)
}
