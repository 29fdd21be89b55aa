import { newToken } from '#kernel/ids.ts'
import { locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { openPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { own } from './data/tables.server.ts'

export type NewPaymentLink = {
  /** In the language of the link, as staff typed it. */
  title: string
  price: Money
  customer: { name: string; email: string; phone: string }
  locale: Locale
  /** For staff; the customer does not see it. */
  note: string
  expiresAt: Date | null
  /** Card installments are not allowed for journeys abroad. */
  allowsInstallments: boolean
}

/**
 * Opens a link and the payment it asks for, in one transaction of its own or of the caller, with the first line of its
 * history. Nobody is told. `id` is how staff and calls name the link, `token` the address at which it is paid.
 *
 * @throws the database's error when the price is not above zero or the title is empty.
 */
export async function openPaymentLink(
  db: Db,
  admin: Admin<'payments'>,
  link: NewPaymentLink,
  now: Date,
): Promise<{ id: string; token: string }> {
  return inTransaction(db, (tx) => openIn(tx, admin, link, now))
}

async function openIn(
  tx: Db,
  admin: Admin<'payments'>,
  link: NewPaymentLink,
  now: Date,
): Promise<{ id: string; token: string }> {
  const publicId = `pl_${newToken()}`
  const { token } = await openPayment(tx, {
    subject: { kind: 'link', ref: publicId },
    reference: publicId,
    title: Object.fromEntries(locales.map((locale) => [locale, link.title])) as Localised,
    summary: {},
    amount: link.price,
    locale: link.locale,
    allowsInstallments: link.allowsInstallments,
    customer: link.customer,
    expiresAt: link.expiresAt,
  })
  const { id } = await own(tx)
    .insertInto('payment_links')
    .values({
      public_id: publicId,
      token,
      title: link.title,
      amount_minor: link.price.minor,
      currency: link.price.currency,
      customer_name: link.customer.name,
      customer_email: link.customer.email,
      customer_phone: link.customer.phone,
      locale: link.locale,
      note: link.note,
      expires_at: link.expiresAt,
      created_by: admin.id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteLinkEvent(tx, { rowId: id, kind: 'created', userId: admin.id }, now)
  return { id: publicId, token }
}
