import { forgetPayers, listUnsettledSubjects } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Stands where the address of a customer stood. */
export const ERASED_EMAIL = 'erased@invalid'

/** The links that were sent to a proven address, without the keys that open them. */
export async function readLinksOf(db: Db, email: string) {
  return own(db)
    .selectFrom('payment_links')
    .select(['title', 'amount_minor', 'currency', 'status', 'customer_name', 'customer_phone', 'created_at', 'paid_at'])
    .where((row) => row(row.fn<string>('lower', ['customer_email']), '=', email.toLowerCase()))
    .orderBy('created_at')
    .execute()
}

/**
 * Takes the person out of the links that were sent to an address, inside the caller's transaction; amounts and titles
 * stay for the books. Links that are open or have money under way are left. Gives how many those are.
 */
export async function forgetLinkCustomer(tx: Db, email: string): Promise<{ held: number }> {
  const rows = await own(tx)
    .selectFrom('payment_links')
    .select(['id', 'status'])
    .where((row) => row(row.fn<string>('lower', ['customer_email']), '=', email.toLowerCase()))
    .orderBy('id')
    .forUpdate()
    .execute()
  const unsettled = await listUnsettledSubjects(
    tx,
    'link',
    rows.map(({ id }) => id),
  )
  const free = rows.filter(({ id, status }) => status !== 'pending' && !unsettled.has(id)).map(({ id }) => id)
  if (free.length > 0) {
    await own(tx)
      .updateTable('payment_links')
      .set({ customer_name: '—', customer_email: ERASED_EMAIL, customer_phone: '', note: '' })
      .where('id', 'in', free)
      .execute()
    // Where a link was sent to is an address or a number of theirs.
    const sendings = own(tx).updateTable('payment_link_history').set({ note: '' }).where('kind', '=', 'sent')
    await sendings.where('link_id', 'in', free).execute()
    await forgetPayers(tx, 'link', free)
  }
  return { held: rows.length - free.length }
}
