import { fail, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import {
  placeAgreedOrder,
  type AgreedOrder,
  type AgreedOrderRefusal,
  type PlacedOrder,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { noteOfferEvent, setOfferState, type Offer } from './data/offers.server.ts'
import { own } from './data/tables.server.ts'
import { GROUP_OPTION_HOURS, HOUSE_OPTION_HOURS } from './domain/offer.ts'
import { groupOfOffer } from './groups/group-of-offer.server.ts'
import { offerBecameOrder, offerToMail } from './jobs/queues.server.ts'
import { holdEnd, type Sale } from './place-reservation.server.ts'

/**
 * Places the order of an offer of our own that its customer accepts, inside the caller's transaction, which has locked the
 * offer: at the prices of the offer, with seats that wait two days for their money. Whoever wrote it is mailed, and what
 * it answered learns of the order.
 *
 * The people of a group are named in it, and its families pay for themselves within a week.
 *
 * Fails as `placeAgreedOrder` does, and with `status-transition` when the list of the group is another one by now.
 */
export async function placeHouseOrder(
  tx: Db,
  offer: Offer,
  sale: Sale & { told?: AgreedOrder['told'] },
  now: Date,
): Promise<Result<PlacedOrder, AgreedOrderRefusal | { code: 'status-transition' }>> {
  const group = await groupOfOffer(tx, offer, now)
  if (group === 'changed') return fail({ code: 'status-transition' })
  const staff = sale.told?.staff
  const { lines } = sale
  const ordered = await placeAgreedOrder(
    tx,
    {
      ...sale,
      holderId: null,
      keeperId: offer.createdBy ?? staff?.id ?? null,
      group,
      lines: lines.map(({ tourId, fare, quantity }) => ({ tourId, fare, quantity })),
      agreedPrices: lines.map(({ tourId, fare, price }) => ({ tourId, fare, price })),
      holdUntil: await holdEnd(tx, sale, group ? GROUP_OPTION_HOURS : HOUSE_OPTION_HOURS, now),
    },
    now,
  )
  if (!ordered.ok) return ordered
  const order = ordered.value
  await setOfferState(tx, offer.id, 'accepted', { answered_at: now })
  await own(tx).updateTable('agent_offers').set({ order_id: order.orderId }).where('id', '=', offer.id).execute()
  const accepted = {
    offerId: offer.id,
    kind: 'accepted' as const,
    words: sale.told?.agreedBy ?? '',
    userId: staff?.id ?? null,
  }
  const eventId = await noteOfferEvent(tx, accepted, now)
  // Nobody is told of their own act.
  if (!staff || staff.id !== offer.createdBy)
    await enqueue(tx, offerToMail, { offerId: offer.id, eventId, kind: 'accepted' })
  if (offer.request) await enqueue(tx, offerBecameOrder, { ...offer.request, orderId: order.orderId })
  const after = { orderNo: order.orderNo, total: order.total, ...(sale.told && { texts: sale.told.texts }) }
  const act = { action: 'offer.accept', subject: { kind: 'offer', id: offer.id }, after } as const
  await recordAudit(tx, { actor: staff ? { id: staff.id } : 'system', ...act }, now)
  return ordered
}
