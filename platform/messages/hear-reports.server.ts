import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import type { MessageReport } from './message-report.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import { noteArrived } from '#platform/undelivered/note-undelivered.server.ts'
import { statesBefore } from './message-states.ts'
import { deliverMessage } from './queue-message.server.ts'
import { own } from './tables.server.ts'

/**
 * Takes what a provider says of tries: late, twice and out of order is harmless, and so is what is not ours. A report that
 * names our try settles one whose answer was lost. What arrived ends its message; what failed sends it on its next way.
 */
export async function hearReports(
  db: Db,
  way: MessageWay,
  reports: readonly MessageReport[],
  now: Date,
): Promise<void> {
  for (const report of reports) await hear(db, way, report, now)
}

async function hear(db: Db, way: MessageWay, report: MessageReport, now: Date): Promise<void> {
  const { providerRef, attemptId, state, at, failure } = report
  await inTransaction(db, async (tx) => {
    const heard = await own(tx)
      .updateTable('message_attempts')
      .set({
        state,
        failure,
        provider_ref: providerRef,
        ...(state === 'accepted' && { accepted_at: at }),
        ...(state === 'delivered' && { delivered_at: at }),
        ...(state === 'read' && { read_at: at, delivered_at: sql<Date>`coalesce(delivered_at, ${at})` }),
        ...(state === 'failed' && { failed_at: at }),
      })
      .where('way', '=', way)
      .where('state', 'in', statesBefore(state))
      .where((attempt) =>
        attempt.or([
          attempt('provider_ref', '=', providerRef),
          ...(attemptId === undefined
            ? []
            : [attempt.and([attempt('id', '=', attemptId), attempt('provider_ref', 'is', null)])]),
        ]),
      )
      .returning('message_id')
      .executeTakeFirst()
    if (!heard || state === 'accepted') return
    if (state === 'failed') return enqueue(tx, deliverMessage, { messageId: heard.message_id })
    await own(tx)
      .updateTable('messages')
      .set({ state: 'reached', ended_at: now })
      .where('id', '=', heard.message_id)
      .where('state', 'in', ['open', 'lost'])
      .execute()
    const message = await own(tx)
      .selectFrom('messages')
      .select(['about', 'mail'])
      .where('id', '=', heard.message_id)
      .executeTakeFirst()
    if (message) await noteArrived(tx, { about: message.about, words: message.mail.subject })
  })
}
