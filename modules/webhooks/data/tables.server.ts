import type { Generated, Kysely } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { DeliveryState } from '../domain/delivery.ts'

export type WebhookTables = {
  webhook_endpoints: {
    id: Generated<string>
    url: string
    description: string
    events: string[]
    secret_sealed: string
    is_active: Generated<boolean>
    created_by: string | null
    created_at: Generated<Date>
    removed_at: Date | null
  }
  webhook_deliveries: {
    id: Generated<string>
    endpoint_id: string
    event_id: string
    event_type: string
    body: string
    state: Generated<DeliveryState>
    attempts: Generated<number>
    created_at: Generated<Date>
    finished_at: Date | null
  }
  webhook_attempts: {
    id: Generated<number>
    delivery_id: string
    attempted_at: Date
    took_ms: number
    status: number | null
    failure: string | null
  }
}

export function own(db: Db): Kysely<WebhookTables> {
  return db.withTables<WebhookTables>()
}
