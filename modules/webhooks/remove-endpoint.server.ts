import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { findEndpoint } from './data/endpoints.server.ts'
import { own } from './data/tables.server.ts'

/** Tells a listener nothing any more, also of what it was still to be told. False when there is none. */
export async function removeEndpoint(db: Db, admin: Admin<'settings'>, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const endpoint = await findEndpoint(tx, id)
    if (!endpoint) return false
    await own(tx).updateTable('webhook_endpoints').set({ removed_at: now }).where('id', '=', id).execute()
    const before = { host: new URL(endpoint.url).host, events: endpoint.events }
    await recordAudit(tx, { actor: admin, action: 'webhook.remove', subject: { kind: 'webhook', id }, before }, now)
    return true
  })
}
