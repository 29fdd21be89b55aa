import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { cancelPayment, completeByHand, reopenPayment } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { completeLocked } from './complete-payment-link.server.ts'
import { noteLinkEvent } from './data/history.server.ts'
import type { StoredLink } from './data/links.server.ts'
import { own } from './data/tables.server.ts'
import type { LinkStatus } from './domain/link-status.ts'

export type MoveFailure = { code: 'status-transition' } | { code: 'note-required' } | { code: 'payment-in-progress' }

/**
 * Takes an allowed step with a link whose row the caller has locked, and the same step with its payment.
 *
 * Fails with `status-transition` when the payment was paid meanwhile, `note-required` for a completion without a reason,
 * `payment-in-progress` while somebody is paying; then nothing is written.
 */
export async function moveLink(
  tx: Db,
  admin: Admin<'payments'>,
  link: StoredLink,
  { to, reason }: { to: LinkStatus; reason: string },
  now: Date,
): Promise<Result<void, MoveFailure>> {
  const note = reason.trim()
  if (to === 'completed') {
    const completed = await completeByHand(tx, admin, { token: link.token, note }, now)
    if (!completed.ok) return fail({ code: completionRefusal[completed.error.code] })
    await completeLocked(tx, link, { userId: admin.id, note }, now)
    return ok(undefined)
  }
  const moved =
    to === 'cancelled'
      ? await cancelPayment(tx, { kind: 'link', ref: link.id }, now)
      : await reopenPayment(tx, link.token)
  if (!moved.ok)
    return fail({ code: moved.error.code === 'payment-in-progress' ? 'payment-in-progress' : 'status-transition' })
  await own(tx)
    .updateTable('payment_links')
    .set({ status: to, version: link.version + 1 })
    .where('id', '=', link.rowId)
    .execute()
  const kind = to === 'cancelled' ? 'cancelled' : 'reopened'
  await noteLinkEvent(tx, { rowId: link.rowId, kind, from: link.status, userId: admin.id, note }, now)
  return ok(undefined)
}

const completionRefusal = {
  'already-paid': 'status-transition',
  'payment-gone': 'status-transition',
  'payment-in-progress': 'payment-in-progress',
  'note-required': 'note-required',
} as const
