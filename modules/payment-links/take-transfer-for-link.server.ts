import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import {
  endAwaitedTransfers,
  isMoneyUnderWay,
  recordReceivedTransfer,
  type ReceivedTransfer,
} from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { completeLocked } from './complete-payment-link.server.ts'
import { lockLink } from './data/links.server.ts'

export type LinkMoneyRefusal =
  | { code: 'link-not-found' }
  | { code: 'nothing-owed' }
  | { code: 'link-currency' }
  | { code: 'link-whole'; owed: Money }
  | { code: 'payment-in-progress' }

/** Whether money of this amount pays a link: all of what it asks for, in its own currency, and nothing else. */
export function checkLinkMoney(
  owed: Money,
  amount: Money,
): Result<void, Extract<LinkMoneyRefusal, { code: 'link-currency' | 'link-whole' }>> {
  if (amount.currency !== owed.currency) return fail({ code: 'link-currency' })
  return amount.minor === owed.minor ? ok(undefined) : fail({ code: 'link-whole', owed })
}

/**
 * Puts money that came to an account on a link, inside the caller's transaction and under the lock of the link: its payment,
 * the entry in the books and the completed link. A transfer that was only announced for it is awaited no longer, and
 * a link whose time is over is paid like any other. When it refuses, nothing is written.
 *
 * Fails with `link-not-found`; `nothing-owed` when it was paid or cancelled; `link-currency` and `link-whole` as
 * `checkLinkMoney` does; `payment-in-progress` while other money is on its way.
 * @throws Error of the database when money with this key was recorded before.
 */
export async function takeTransferForLink(
  tx: Db,
  { linkId, amount, key, iban }: ReceivedTransfer & { linkId: string; amount: Money },
  now: Date,
): Promise<Result<{ attemptRef: string }, LinkMoneyRefusal>> {
  const link = await lockLink(tx, linkId)
  if (!link) return fail({ code: 'link-not-found' })
  if (link.status !== 'pending') return fail({ code: 'nothing-owed' })
  const fits = checkLinkMoney(link.price, amount)
  if (!fits.ok) return fits
  if (await isMoneyUnderWay(tx, [link.token])) return fail({ code: 'payment-in-progress' })
  await endAwaitedTransfers(tx, [link.token], 'paid otherwise', now)
  const recorded = await recordReceivedTransfer(tx, { token: link.token, key, iban }, now)
  await completeLocked(tx, link, { userId: null, note: '' }, now)
  return ok(recorded)
}
