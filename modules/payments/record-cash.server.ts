import { newPlainToken } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { insertAttempt } from './data/attempts.server.ts'
import { foreignColumns } from './data/foreign-money.server.ts'
import { lockPayment } from './data/payments.server.ts'
import type { ForeignMoney } from './domain/foreign-money.ts'
import { recordSnapshot } from './record-snapshot.server.ts'

/**
 * Records that all of an open payment was taken over the desk, as an attempt of its own: page, receipt, refunds and
 * listeners know it like any other money. Nothing is posted: the entry of the register, whose id names the attempt at
 * the provider `cash`, is in the books already. Works in the caller's transaction; an entry counts once, the database
 * refuses a second attempt of its name.
 *
 * @throws Error when there is no such payment, or it is not open.
 */
export async function recordCash(
  tx: Db,
  { token, transactionId, foreign = null }: { token: string; transactionId: string; foreign?: ForeignMoney | null },
  now: Date,
): Promise<{ attemptRef: string }> {
  const payment = await lockPayment(tx, token)
  if (payment?.status !== 'pending') throw new Error('no open payment to take cash for')
  const ref = newPlainToken()
  await insertAttempt(
    tx,
    {
      ref,
      payment_id: payment.id,
      provider: 'cash',
      method: 'cash',
      state: 'created',
      amount_minor: payment.amount_minor,
      surcharge_minor: 0,
      currency: payment.currency,
      installments: 1,
      idempotency_key: `cash:${transactionId}`,
      request_hash: '',
      transfer_reference: null,
      payer_name: payment.customer_name,
      payer_email: payment.customer_email,
      payer_phone: payment.customer_phone,
      expires_at: now,
      next_query_at: null,
      ...foreignColumns(foreign),
    },
    'taken at the desk',
    now,
  )
  const amount = money(payment.amount_minor, payment.currency)
  await recordSnapshot(
    tx,
    ref,
    { outcome: 'captured', source: 'manual', amount, providerRef: transactionId, paymentRef: transactionId },
    now,
  )
  return { attemptRef: ref }
}
