import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { noteOfferEvent } from './data/offers.server.ts'
import { own } from './data/tables.server.ts'
import { offerToMail } from './jobs/queues.server.ts'
import { ownedBy, type OfferScope } from './scope.server.ts'

/** Answers the customer's questions about an offer, on its page and by mail. Fails with `offer-not-found`, `reason-missing` without words. */
export async function answerQuestion(
  db: Db,
  scope: OfferScope,
  { id, words }: { id: string; words: string },
  now: Date,
): Promise<Result<void, { code: 'offer-not-found' | 'reason-missing' }>> {
  const text = words.trim().slice(0, 2000)
  if (text === '') return fail({ code: 'reason-missing' })
  return inTransaction(db, async (tx) => {
    const offer = await own(tx)
      .selectFrom('agent_offers')
      .select('id')
      .where('id', '=', id)
      .where(ownedBy(scope))
      .executeTakeFirst()
    if (!offer) return fail({ code: 'offer-not-found' })
    const eventId = await noteOfferEvent(tx, { offerId: id, kind: 'answer', words: text, userId: scope.userId }, now)
    await enqueue(tx, offerToMail, { offerId: id, eventId, kind: 'answer' })
    return ok(undefined)
  })
}
