import { locales, type Localised } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { changePayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import { lockLink, withoutRowId, type StoredLink } from './data/links.server.ts'
import { own } from './data/tables.server.ts'
import { compareLinks, isPriceChanged } from './domain/compare-links.ts'
import { mayBecome, type LinkStatus } from './domain/link-status.ts'
import type { LinkCustomer, PaymentLink } from './domain/payment-link.ts'
import { moveLink, type MoveFailure } from './move-link.server.ts'

/** What is left out stays as it is. */
export type LinkChange = {
  title?: string | undefined
  price?: Money | undefined
  customer?: LinkCustomer | undefined
  expiresAt?: Date | null | undefined
  note?: string | undefined
  status?: LinkStatus | undefined
  /** Why the status changes; whoever completes a link by hand says where the money was seen. */
  reason?: string | undefined
}

export type ChangeLinkFailure =
  | { code: 'link-not-found' }
  | { code: 'edit-conflict' }
  | { code: 'price-locked' }
  | MoveFailure

/**
 * Changes a link and the payment it asks for, with the line in its history, in one transaction of its own or of the
 * caller. `version` is the one that was seen: of two who change the same one, the second is refused. A link completed by
 * hand is entered as a transfer that has come, in the books too.
 *
 * Fails with `link-not-found`; `edit-conflict` when somebody changed the link meanwhile; `price-locked` when the price
 * would change and the link is not pending before and after; `status-transition` for a step that is not allowed or an
 * outcome that the payment has overtaken; `note-required` for a completion without a reason; `payment-in-progress` when
 * price or status would change while somebody is paying. Then nothing has changed.
 */
export async function changePaymentLink(
  db: Db,
  admin: Admin<'payments'>,
  request: { id: string; version: number; change: LinkChange },
  now: Date,
): Promise<Result<PaymentLink, ChangeLinkFailure>> {
  return inTransaction(db, (tx) => changeIn(tx, admin, request, now))
}

async function changeIn(
  tx: Db,
  admin: Admin<'payments'>,
  { id, version, change }: { id: string; version: number; change: LinkChange },
  now: Date,
): Promise<Result<PaymentLink, ChangeLinkFailure>> {
  const link = await lockLink(tx, id)
  if (!link) return fail({ code: 'link-not-found' })
  if (link.version !== version) return fail({ code: 'edit-conflict' })
  const wanted = { ...link, ...withoutGaps(change) }
  const to = change.status ?? link.status
  if (to !== link.status && !mayBecome(link.status, to)) return fail({ code: 'status-transition' })
  if (isPriceChanged(link, wanted) && to !== 'pending') return fail({ code: 'price-locked' })

  // What can be refused comes first; after a step was taken the fields are free to change.
  const moved =
    to === link.status ? ok(undefined) : await moveLink(tx, admin, link, { to, reason: change.reason ?? '' }, now)
  if (!moved.ok) return moved
  const written = await writeFields(tx, admin, link, wanted, now)
  if (!written.ok) return written
  const after = await lockLink(tx, id)
  if (!after) throw new Error(`no payment link ${id} after its change`)
  return ok(withoutRowId(after))
}

async function writeFields(
  tx: Db,
  admin: Admin<'payments'>,
  link: StoredLink,
  { title, price, customer, expiresAt, note }: StoredLink,
  now: Date,
): Promise<Result<void, { code: 'price-locked' | 'payment-in-progress' }>> {
  const changes = compareLinks(link, { title, price, customer, expiresAt, note })
  if (changes.length === 0) return ok(undefined)
  const changed = await changePayment(tx, link.token, {
    title: Object.fromEntries(locales.map((locale) => [locale, title])) as Localised,
    amount: price,
    customer,
    expiresAt,
  })
  if (!changed.ok) return changed
  await own(tx)
    .updateTable('payment_links')
    .set((columns) => ({
      title,
      amount_minor: price.minor,
      currency: price.currency,
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      expires_at: expiresAt,
      note,
      version: columns('version', '+', 1),
    }))
    .where('id', '=', link.rowId)
    .execute()
  await noteLinkEvent(tx, { rowId: link.rowId, kind: 'changed', userId: admin.id, changes }, now)
  return ok(undefined)
}

function withoutGaps({ title, price, customer, expiresAt, note }: LinkChange) {
  return {
    ...(title !== undefined && { title }),
    ...(price !== undefined && { price }),
    ...(customer !== undefined && { customer }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(note !== undefined && { note }),
  }
}
