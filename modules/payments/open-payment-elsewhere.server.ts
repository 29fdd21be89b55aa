import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findPayment } from './data/payments.server.ts'
import { LocalisedColumn, SummaryColumn } from './data/summary.server.ts'
import type { OtherSubject } from './move-payment.server.ts'
import { openPayment, type NewPayment } from './open-payment.server.ts'

/**
 * Opens a payment for something else that is of the same kind as what an earlier one was opened for: title, picture, days and
 * language are the same, whom it is for, and what it contains, the caller says. Works in the caller's transaction.
 *
 * @throws Error when there is no such payment.
 */
export async function openPaymentElsewhere(
  tx: Db,
  like: string,
  to: OtherSubject & { amount: Money; expiresAt: Date | null; customer: NewPayment['customer'] },
): Promise<{ token: string }> {
  const { orderPath, ...opened } = to
  const known = await findPayment(tx, like)
  if (!known) throw new Error('no payment to open another one like')
  const { remaining: _remaining, ...summary } = SummaryColumn.parse(known.summary)
  return openPayment(tx, {
    ...opened,
    title: LocalisedColumn.parse(known.title),
    summary: { ...summary, orderPath },
    locale: known.locale,
    allowsInstallments: known.allows_installments,
    unprovenUntil: known.unproven_until,
  })
}
