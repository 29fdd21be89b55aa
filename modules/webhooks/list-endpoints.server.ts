import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findEndpoint, listEndpointRows, type WebhookEndpoint } from './data/endpoints.server.ts'
import type { EndpointSort } from './domain/endpoint-sort.ts'

/** All listeners, the newest first unless asked otherwise; never more than twenty, never a secret. */
export async function listEndpoints(
  db: Db,
  _admin: Admin<'settings'>,
  sort?: EndpointSort,
): Promise<WebhookEndpoint[]> {
  return listEndpointRows(db, sort)
}

export async function findWebhookEndpoint(
  db: Db,
  _admin: Admin<'settings'>,
  id: string,
): Promise<WebhookEndpoint | undefined> {
  return findEndpoint(db, id)
}
