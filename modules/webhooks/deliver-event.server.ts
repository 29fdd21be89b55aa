import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { openField } from '#platform/field-cipher/field-cipher.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { postOutside } from '#platform/outgoing/post-outside.server.ts'
import { secretColumn } from './data/endpoints.server.ts'
import { own } from './data/tables.server.ts'
import { pauseAfter } from './domain/delivery.ts'
import { webhookDue } from './jobs/queues.server.ts'
import { signBody } from '#platform/signed-body/signed-body.server.ts'

export type WebhookWork = {
  db: Db
  /** Listeners in private networks are told too: where the site itself is in one. */
  allowsPrivate: boolean
}

/**
 * Makes one try to tell a listener. An answer from 200 to 299 ends it; anything else is tried again after growing
 * pauses, for about two days. Every try is written down. Nothing is sent that was delivered already, or whose listener
 * is gone.
 */
export async function deliverEvent({ db, allowsPrivate }: WebhookWork, deliveryId: string, now: Date): Promise<void> {
  const due = await findDue(db, deliveryId)
  if (!due) return
  const secret = openField(db, secretColumn, due.endpoint_id, due.secret_sealed)
  const startedAt = performance.now()
  const answer = await postOutside(new URL(due.url), {
    body: due.body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Kafile-Webhooks/1',
      'Kafile-Event': due.event_type,
      'Kafile-Delivery': deliveryId,
      'Kafile-Signature': signBody(secret, due.body, now),
    },
    allowsPrivate,
  })
  const tookMs = Math.round(performance.now() - startedAt)
  const status = answer.kind === 'answered' ? answer.status : null
  const attempt = {
    attempted_at: now,
    took_ms: tookMs,
    status,
    failure: answer.kind === 'failed' ? answer.reason : null,
  }
  await noteAttempt(db, deliveryId, attempt)
}

async function findDue(db: Db, deliveryId: string) {
  return own(db)
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .select([
      'webhook_deliveries.body',
      'webhook_deliveries.event_type',
      'webhook_deliveries.endpoint_id',
      'webhook_endpoints.url',
      'webhook_endpoints.secret_sealed',
    ])
    .where('webhook_deliveries.id', '=', deliveryId)
    .where('webhook_deliveries.state', '=', 'pending')
    .where('webhook_endpoints.is_active', '=', true)
    .where('webhook_endpoints.removed_at', 'is', null)
    .executeTakeFirst()
}

type Attempt = { attempted_at: Date; took_ms: number; status: number | null; failure: string | null }

async function noteAttempt(db: Db, deliveryId: string, attempt: Attempt): Promise<void> {
  const isGood = attempt.status !== null && attempt.status >= 200 && attempt.status < 300
  await inTransaction(db, async (tx) => {
    await own(tx)
      .insertInto('webhook_attempts')
      .values({ delivery_id: deliveryId, ...attempt })
      .execute()
    const { attempts } = await own(tx)
      .updateTable('webhook_deliveries')
      .set((delivery) => ({ attempts: delivery('attempts', '+', 1) }))
      .where('id', '=', deliveryId)
      .returning('attempts')
      .executeTakeFirstOrThrow()
    const pauseMs = isGood ? undefined : pauseAfter(attempts)
    if (pauseMs !== undefined) {
      const startAfter = new Date(attempt.attempted_at.getTime() + pauseMs)
      await enqueue(tx, webhookDue, { deliveryId }, { startAfter })
      return
    }
    await own(tx)
      .updateTable('webhook_deliveries')
      .set({ state: isGood ? 'delivered' : 'failed', finished_at: attempt.attempted_at })
      .where('id', '=', deliveryId)
      .execute()
  })
}
