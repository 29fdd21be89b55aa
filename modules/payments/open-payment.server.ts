import { newToken } from '#kernel/ids.ts'
import type { Locale, Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { LocalisedColumn, SummaryColumn } from './data/summary.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentSubject, PaymentSummary } from './domain/payment-page.ts'

export type NewPayment = {
  subject: PaymentSubject
  /** What people call it: the order number or the number of the link. */
  reference: string
  title: Localised
  summary: PaymentSummary
  amount: Money
  locale: Locale
  /** Card installments are not allowed for journeys abroad. */
  allowsInstallments: boolean
  customer: { name: string; email: string; phone: string }
  expiresAt: Date | null
  /** How long a transfer is awaited at most until `trustPayer` says that the customer can be reached; without it, as any. */
  unprovenUntil?: Date | null
}

/**
 * Opens something to be paid, inside the caller's transaction, and returns the token that is its address: 128 random
 * bits. Nothing is charged and nobody is told.
 *
 * @throws ZodError when title or summary are not as described; the database's error when the amount is not above zero.
 */
export async function openPayment(tx: Db, payment: NewPayment): Promise<{ token: string }> {
  const { token, insert } = paymentToOpen(tx, payment)
  await insert.execute()
  return { token }
}

/** The same, to be written together with others. */
export function paymentToOpen(tx: Db, payment: NewPayment) {
  const token = newToken()
  const insert = own(tx)
    .insertInto('payments')
    .values({
      token,
      subject_kind: payment.subject.kind,
      subject_ref: payment.subject.ref,
      reference: payment.reference,
      title: toJson(LocalisedColumn.parse(payment.title)),
      summary: toJson(SummaryColumn.parse(payment.summary)),
      locale: payment.locale,
      amount_minor: payment.amount.minor,
      currency: payment.amount.currency,
      allows_installments: payment.allowsInstallments,
      customer_name: payment.customer.name,
      customer_email: payment.customer.email,
      customer_phone: payment.customer.phone,
      expires_at: payment.expiresAt,
      paid_at: null,
      unproven_until: payment.unprovenUntil ?? null,
    })
  return { token, insert }
}
