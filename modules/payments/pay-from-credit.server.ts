import { newPlainToken, newReference } from '#kernel/ids.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { insertAttempt } from './data/attempts.server.ts'
import { lockPayment } from './data/payments.server.ts'
import { AGENCY_PROVIDER, creditKey } from './domain/agency-credit.ts'
import { endAwaitedTransfers, isMoneyUnderWay } from './end-awaited-transfers.server.ts'
import { recordSnapshot } from './record-snapshot.server.ts'

export type CreditFailure = { code: 'payment-gone' } | { code: 'payment-in-progress' }

/**
 * Charges all of an open payment to the account of an agency: books, payment page, seller and refunds see it like any
 * other money; what is refunded goes back to the account at once. Whether the agency may owe that much is for the caller
 * to know. Works in the caller's transaction, under the lock of the payment's row.
 *
 * Fails with `payment-gone` when nothing is open any more, `payment-in-progress` while a card may still be charged.
 */
export async function payFromCredit(
  tx: Db,
  { token, agencyId }: { token: string; agencyId: string },
  now: Date,
): Promise<Result<{ attemptRef: string }, CreditFailure>> {
  const payment = await lockPayment(tx, token)
  if (payment?.status !== 'pending') return fail({ code: 'payment-gone' })
  if (await isMoneyUnderWay(tx, [token])) return fail({ code: 'payment-in-progress' })
  await endAwaitedTransfers(tx, [token], 'paid otherwise', now)
  const ref = newPlainToken()
  await insertAttempt(
    tx,
    {
      ref,
      payment_id: payment.id,
      provider: AGENCY_PROVIDER,
      method: 'transfer',
      state: 'created',
      amount_minor: payment.amount_minor,
      surcharge_minor: 0,
      currency: payment.currency,
      installments: 1,
      idempotency_key: creditKey(agencyId, ref),
      request_hash: '',
      transfer_reference: newReference(),
      payer_name: payment.customer_name,
      payer_email: payment.customer_email,
      payer_phone: payment.customer_phone,
      expires_at: now,
      next_query_at: null,
    },
    'paid from the credit of an agency',
    now,
  )
  const amount = money(payment.amount_minor, payment.currency)
  await recordSnapshot(tx, ref, { outcome: 'captured', source: 'manual', amount, providerRef: ref }, now)
  return ok({ attemptRef: ref })
}
