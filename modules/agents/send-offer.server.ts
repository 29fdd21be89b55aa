import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { noteOfferEvent, setOfferState } from './data/offers.server.ts'
import { own } from './data/tables.server.ts'
import { offerToMail } from './jobs/queues.server.ts'
import { ownedBy, type OfferScope } from './scope.server.ts'

export type SendOfferFailure = { code: 'offer-not-found' | 'status-transition' | 'offer-expired' }

/**
 * Sends an offer: from now on its address shows it, and its customer gets a mail with the offer as a PDF if an address
 * is known. Sent again, it is mailed again. Uses the caller's transaction or opens one.
 *
 * Fails with `offer-not-found`, `status-transition` when it was answered, `offer-expired` when its last day is past.
 */
export async function sendOffer(
  db: Db,
  scope: OfferScope,
  id: string,
  now: Date,
): Promise<Result<void, SendOfferFailure>> {
  return inTransaction(db, async (tx) => {
    const known = await own(tx)
      .selectFrom('agent_offers')
      .select(['state', 'email', 'valid_until'])
      .where('id', '=', id)
      .where(ownedBy(scope))
      .forUpdate()
      .executeTakeFirst()
    if (!known) return fail({ code: 'offer-not-found' })
    if (known.state !== 'draft' && known.state !== 'sent') return fail({ code: 'status-transition' })
    if (known.valid_until < dayInIstanbul(now)) return fail({ code: 'offer-expired' })
    await setOfferState(tx, id, 'sent', { sent_at: now })
    const eventId = await noteOfferEvent(
      tx,
      { offerId: id, kind: 'sent', words: known.email, userId: scope.userId },
      now,
    )
    if (known.email !== '') await enqueue(tx, offerToMail, { offerId: id, eventId, kind: 'offer' })
    await recordAudit(
      tx,
      { actor: { id: scope.userId }, action: 'offer.send', subject: { kind: 'offer', id }, after: { state: 'sent' } },
      now,
    )
    return ok(undefined)
  })
}
