import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listLinkEvents } from './data/history.server.ts'
import { linksThatExist, toLink, withoutRowId } from './data/links.server.ts'
import type { LinkEvent, PaymentLink } from './domain/payment-link.ts'

/** A link with its history, the newest event first; `undefined` when there is none or it was removed. */
export async function findPaymentLink(
  db: Db,
  _admin: Admin<'payments'>,
  id: string,
): Promise<(PaymentLink & { history: LinkEvent[] }) | undefined> {
  const row = await linksThatExist(db).where('public_id', '=', id).executeTakeFirst()
  return row && { ...withoutRowId(toLink(row)), history: await listLinkEvents(db, row.id) }
}
