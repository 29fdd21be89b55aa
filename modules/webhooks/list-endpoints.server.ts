import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findEndpoint, listEndpointRows, type WebhookEndpoint } from './data/endpoints.server.ts'

/** All listeners, the newest first; never more than twenty, never a secret. */
export async function listEndpoints(db: Db, _admin: Admin<'settings'>): Promise<WebhookEndpoint[]> {
  return listEndpointRows(db)
}

export async function findWebhookEndpoint(
  db: Db,
  _admin: Admin<'settings'>,
  id: string,
): Promise<WebhookEndpoint | undefined> {
  return findEndpoint(db, id)
}
