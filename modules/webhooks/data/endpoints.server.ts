import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import type { EncryptedColumn } from '#platform/field-cipher/encrypted-column.ts'
import type { EndpointSort } from '../domain/endpoint-sort.ts'
import { eventTypes, type EventType } from '../domain/event.ts'
import { own } from './tables.server.ts'

export const secretColumn: EncryptedColumn = { table: 'webhook_endpoints', column: 'secret_sealed', rowColumn: 'id' }

/** For the command that changes keys. */
export const sealedWebhookColumns: readonly EncryptedColumn[] = [secretColumn]

export type WebhookEndpoint = {
  id: string
  url: string
  description: string
  events: EventType[]
  isActive: boolean
  createdAt: Date
}

const columns = ['id', 'url', 'description', 'events', 'is_active', 'created_at'] as const

export async function listEndpointRows(db: Db, sort: EndpointSort = '-created'): Promise<WebhookEndpoint[]> {
  const rows = await own(db)
    .selectFrom('webhook_endpoints')
    .select(columns)
    .where('removed_at', 'is', null)
    .orderBy(inOrder(sort, columnsOf, sql`id`))
    .limit(MOST_ENDPOINTS)
    .execute()
  return rows.map(toEndpoint)
}

const columnsOf: OrderColumns<'url' | 'description' | 'created'> = {
  url: [sql`url`],
  description: [sql`description collate app_tr`],
  created: [sql`created_at`],
}

export async function findEndpoint(db: Db, id: string): Promise<WebhookEndpoint | undefined> {
  if (!isRowId(id)) return undefined
  const row = await own(db)
    .selectFrom('webhook_endpoints')
    .select(columns)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row && toEndpoint(row)
}

/** More would make every order slow. */
export const MOST_ENDPOINTS = 20

export function isRowId(text: string): boolean {
  return z.uuid().safeParse(text).success
}

function toEndpoint(row: {
  id: string
  url: string
  description: string
  events: string[]
  is_active: boolean
  created_at: Date
}): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: eventTypes.filter((type) => row.events.includes(type)),
    isActive: row.is_active,
    createdAt: row.created_at,
  }
}
