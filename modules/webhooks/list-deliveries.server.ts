import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { DeliveryState } from './domain/delivery.ts'

export type WebhookDelivery = {
  id: string
  eventId: string
  eventType: string
  state: DeliveryState
  attempts: number
  createdAt: Date
  finishedAt: Date | null
  /** The latest try, if any: the status of the answer, or why none came. */
  lastAttempt: { at: Date; status: number | null; failure: string | null; tookMs: number } | null
}

/** What a listener was told, the newest first, a page at a time. */
export async function listDeliveries(
  db: Db,
  _admin: Admin<'settings'>,
  { endpointId, page, pageSize }: { endpointId: string; page: number; pageSize: number },
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const ofEndpoint = own(db).selectFrom('webhook_deliveries').where('endpoint_id', '=', endpointId)
  const { total } = await ofEndpoint
    .select((deliveries) => deliveries.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await ofEndpoint
    .select(['id', 'event_id', 'event_type', 'state', 'attempts', 'created_at', 'finished_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  const latest = await latestAttempts(
    db,
    rows.map(({ id }) => id),
  )
  return { deliveries: rows.map((row) => toDelivery(row, latest.get(row.id))), total }
}

async function latestAttempts(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, Attempt>()
  const rows = await own(db)
    .selectFrom('webhook_attempts')
    .distinctOn('delivery_id')
    .select(['delivery_id', 'attempted_at', 'status', 'failure', 'took_ms'])
    .where('delivery_id', 'in', ids)
    .orderBy('delivery_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.delivery_id, row]))
}

type Attempt = { attempted_at: Date; status: number | null; failure: string | null; took_ms: number }

function toDelivery(
  row: {
    id: string
    event_id: string
    event_type: string
    state: DeliveryState
    attempts: number
    created_at: Date
    finished_at: Date | null
  },
  last: Attempt | undefined,
): WebhookDelivery {
  return {
    id: row.id,
    eventId: row.event_id,
    eventType: row.event_type,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    finishedAt: row.finished_at,
    lastAttempt: last
      ? { at: last.attempted_at, status: last.status, failure: last.failure, tookMs: last.took_ms }
      : null,
  }
}
