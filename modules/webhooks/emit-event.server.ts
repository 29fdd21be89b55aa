import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { MOST_ENDPOINTS } from './data/endpoints.server.ts'
import { own } from './data/tables.server.ts'
import type { WebhookEvent } from './domain/event.ts'
import { webhookDue } from './jobs/queues.server.ts'

/**
 * Tells everybody who listens for such an event, after the commit of the caller's transaction and never without it. The
 * body is written now and stays the same for every try. Without listeners nothing is written. Who has asked already who
 * listens is not made to ask again.
 */
export async function emitEvent(
  tx: Db,
  { type, data }: WebhookEvent,
  now: Date,
  known?: readonly Listener[],
): Promise<void> {
  const listeners = known ?? (await listListeners(tx, type))
  if (listeners.length === 0) return
  const eventId = randomUUID()
  const told = typeof data === 'function' ? await data() : data
  const body = JSON.stringify({ id: `evt_${eventId}`, type, createdAt: now.toISOString(), data: told })
  for (const { id } of listeners) {
    const delivery = await own(tx)
      .insertInto('webhook_deliveries')
      .values({ endpoint_id: id, event_id: eventId, event_type: type, body, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, webhookDue, { deliveryId: delivery.id })
  }
}

/** A program that is told of an event. */
export type Listener = { id: string }

/** Who listens for events of a type. One query. */
export async function listListeners(db: Db, type: WebhookEvent['type']): Promise<Listener[]> {
  return own(db)
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('is_active', '=', true)
    .where('removed_at', 'is', null)
    .where((endpoint) => endpoint(endpoint.val<string>(type), '=', endpoint.fn.any('events')))
    .orderBy('id')
    .limit(MOST_ENDPOINTS)
    .execute()
}
