import { newPlainToken } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { insertAttempt } from './data/attempts.server.ts'
import { foreignColumns } from './data/foreign-money.server.ts'
import { lockPayment } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import type { ForeignMoney } from './domain/foreign-money.ts'
import { recordSnapshot } from './record-snapshot.server.ts'

/** Money on one of our accounts: `key` names it, so that it counts once; `iban` is the account it came to. */
export type ReceivedTransfer = { key: string; iban: string }

/**
 * Records that all of an open payment came by a transfer that staff found on the account, as an attempt of its own: page,
 * receipt, refunds and listeners know it like any other money, and it is in the books at once. Works in the caller's
 * transaction; a key counts once, the database refuses a second attempt of its name.
 *
 * @throws Error when there is no such payment, or it is not open.
 */
export async function recordReceivedTransfer(
  tx: Db,
  { token, key, iban, foreign = null }: ReceivedTransfer & { token: string; foreign?: ForeignMoney | null },
  now: Date,
): Promise<{ attemptRef: string }> {
  const payment = await lockPayment(tx, token)
  if (payment?.status !== 'pending') throw new Error('no open payment to put a transfer on')
  const ref = newPlainToken()
  const { amount_minor, currency } = payment
  const attempt = await insertAttempt(
    tx,
    {
      ref,
      payment_id: payment.id,
      provider: 'bank_transfer',
      method: 'transfer',
      state: 'created',
      amount_minor,
      surcharge_minor: 0,
      currency,
      installments: 1,
      idempotency_key: `transfer:${key}`,
      request_hash: '',
      transfer_reference: null,
      payer_name: payment.customer_name,
      payer_email: payment.customer_email,
      payer_phone: payment.customer_phone,
      expires_at: now,
      next_query_at: null,
      ...foreignColumns(foreign),
    },
    'found on the account',
    now,
  )
  await own(tx)
    .insertInto('transfer_receipts')
    .values({ key, attempt_id: attempt.id, amount_minor, currency, received_at: now })
    .execute()
  const amount = money(amount_minor, currency)
  await recordSnapshot(tx, ref, { outcome: 'captured', source: 'manual', amount, iban }, now)
  return { attemptRef: ref }
}
