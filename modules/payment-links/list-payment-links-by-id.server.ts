import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { linksThatExist, toLink, withoutRowId } from './data/links.server.ts'
import type { PaymentLink } from './domain/payment-link.ts'

/** Some links by their ids, the newest first; those that do not exist or were removed are left out. */
export async function listPaymentLinksById(
  db: Db,
  _admin: Admin<'payments'>,
  ids: readonly string[],
): Promise<PaymentLink[]> {
  if (ids.length === 0) return []
  const rows = await linksThatExist(db).where('public_id', 'in', ids).orderBy('created_at', 'desc').execute()
  return rows.map((row) => withoutRowId(toLink(row)))
}
