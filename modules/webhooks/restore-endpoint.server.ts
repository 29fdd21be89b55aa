import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { findEndpoint, isRowId, listEndpointRows, MOST_ENDPOINTS } from './data/endpoints.server.ts'
import { own } from './data/tables.server.ts'

/** How long a removed listener can be brought back. */
const UNDO_MINUTES = 15

/**
 * Tells a removed listener again of what happens, under its address, secret and history; what happened meanwhile it is
 * not told. Fails with `nothing-to-restore` a quarter of an hour after it was removed, and with `place-taken` when there
 * are as many listeners as there may be.
 */
export async function restoreEndpoint(
  db: Db,
  admin: Admin<'settings'>,
  id: string,
  now: Date,
): Promise<Result<void, { code: 'nothing-to-restore' | 'place-taken' }>> {
  if (!isRowId(id)) return fail({ code: 'nothing-to-restore' })
  return inTransaction(db, async (tx) => {
    if ((await listEndpointRows(tx)).length >= MOST_ENDPOINTS) return fail({ code: 'place-taken' })
    const restored = await own(tx)
      .updateTable('webhook_endpoints')
      .set({ removed_at: null })
      .where('id', '=', id)
      .where('removed_at', '>', new Date(now.getTime() - UNDO_MINUTES * 60_000))
      .executeTakeFirst()
    const endpoint = restored.numUpdatedRows > 0n ? await findEndpoint(tx, id) : undefined
    if (!endpoint) return fail({ code: 'nothing-to-restore' })
    const after = { host: new URL(endpoint.url).host, events: endpoint.events }
    await recordAudit(tx, { actor: admin, action: 'webhook.restore', subject: { kind: 'webhook', id }, after }, now)
    return ok(undefined)
  })
}
