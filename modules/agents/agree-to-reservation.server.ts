import { fail, ok, type Result } from '#kernel/result.ts'
import { agreeToOrder, type OrderAgreement } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { lockByToken } from './answer-offer.server.ts'
import { noteOfferEvent } from './data/offers.server.ts'
import { noteReservationEvent } from './data/reservations.server.ts'
import { own } from './data/tables.server.ts'
import { offerToMail } from './jobs/queues.server.ts'

/** A customer who agrees to what the agency has reserved. */
export type ReservationAgreement = Omit<OrderAgreement, 'orderId'> & { token: string }

/**
 * The customer of a reservation that the agency made itself has read its texts and agrees, at the address of its offer.
 * From now on it can be paid and confirmed. Agreed twice, the second one gets `status-transition`.
 *
 * Fails with `offer-not-found`, `agreements` when a needed tick is missing, `status-transition` when there is nothing to
 * agree to any more.
 */
export async function agreeToReservation(
  db: Db,
  { token, ...agreement }: ReservationAgreement,
  now: Date,
): Promise<Result<void, { code: 'offer-not-found' | 'agreements' | 'status-transition' }>> {
  return inTransaction(db, async (tx) => {
    const offer = await lockByToken(tx, token)
    if (!offer || offer.state === 'draft') return fail({ code: 'offer-not-found' })
    const waiting = await own(tx)
      .selectFrom('agent_reservations')
      .select(['id', 'order_id'])
      .where('offer_id', '=', offer.id)
      .where('state', '=', 'requested')
      .where('agreed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!waiting) return fail({ code: 'status-transition' })
    const agreed = await agreeToOrder(tx, { ...agreement, orderId: waiting.order_id }, now)
    if (!agreed.ok) return fail({ code: agreed.error.code === 'agreements' ? 'agreements' : 'status-transition' })
    await own(tx)
      .updateTable('agent_reservations')
      .set((eb) => ({ agreed_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', waiting.id)
      .execute()
    await noteReservationEvent(tx, { reservationId: waiting.id, kind: 'agreed' }, now)
    const eventId = await noteOfferEvent(tx, { offerId: offer.id, kind: 'agreed' }, now)
    await enqueue(tx, offerToMail, { offerId: offer.id, eventId, kind: 'agreed' })
    return ok(undefined)
  })
}
