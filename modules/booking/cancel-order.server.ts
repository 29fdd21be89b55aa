import { subtract, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin, Agent } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { endOpenPayments, requestRefund } from '#modules/payments/index.server.ts'
import type { HeldMoney } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import {
  addReduction,
  answerCancelRequest,
  findCancellation,
  insertCancellation,
  markTravellersCancelled,
  type SoldOrder,
} from './data/cancellations.server.ts'
import { writeHistory } from './data/history.server.ts'
import { changeState, lockOrder } from './data/orders.server.ts'
import { listParts, markPartWithdrawn } from './data/payment-parts.server.ts'
import type { Cancellation } from './domain/cancellation.ts'
import { canBecome } from './domain/order.ts'
import { toldAmount, type ToldChange } from './domain/told-change.ts'
import { orderCancelled } from './jobs/queues.server.ts'
import { postCancellation } from './post-cancellation.server.ts'
import { previewCancellation, type CancellationWish } from './preview-cancellation.server.ts'
import { releaseSeats } from './release-seats.server.ts'
import { tellListeners } from './tell-listeners.server.ts'

export type CancelRequest = CancellationWish & {
  /** Names the wish; sent twice, it cancels once. */
  key: string
  reason: string
  /** What staff saw would go back; when it is another amount by now, nothing happens. */
  shownBack?: Money | undefined
}

/** Staff who look after money, or an agent for an order of the own agency. */
export type CancellingUser = Admin<'payments' | 'refunds'> | Agent

export type CancelRefusal =
  | { code: 'order-not-found' }
  | { code: 'nothing-to-cancel' }
  | { code: 'whole-only' }
  | { code: 'babies-alone' }
  | { code: 'payment-in-progress' }
  | { code: 'figures-changed'; back: Money }

/**
 * Cancels an order or some of its travellers: seats go back on sale, what the order costs and what is kept are booked,
 * what the calculation gives back is promised to the customer and sent after the commit, open payments end, the
 * customer's request is answered and a mail is written. All of it happens or nothing; the order and its payments stay
 * locked meanwhile, so no payment comes between.
 *
 * Fails with `order-not-found`; `nothing-to-cancel` when nobody chosen travels any more; `whole-only` when an order that
 * was never sold is cancelled in part; `babies-alone`; `payment-in-progress` while a card may still be charged;
 * `figures-changed` with what would go back now.
 */
export async function cancelOrder(
  db: Db,
  actor: CancellingUser,
  request: CancelRequest,
  now: Date,
): Promise<Result<{ cancellationId: string; isReplay: boolean }, CancelRefusal>> {
  const staffId = actor.isAdmin ? actor.id : undefined
  return inTransaction(db, async (tx) => {
    const locked = await lockOrder(tx, request.orderId)
    if (!locked) return fail({ code: 'order-not-found' })
    const known = await findCancellation(tx, { key: request.key })
    if (known) return ok({ cancellationId: known.id, isReplay: true })

    const preview = await previewCancellation(tx, request)
    if (!preview) return fail({ code: 'order-not-found' })
    const { order, cancellation, held } = preview
    const refusal = refusalOf(request, order, cancellation)
    if (refusal) return fail(refusal)
    if (cancellation.isWhole) {
      const ended = await endOpenPayments(tx, { kind: 'order', ref: order.id }, now)
      if (!ended.ok) return ended
      for (const { id, paidAt } of await listParts(tx, order.id)) if (!paidAt) await markPartWithdrawn(tx, id, now)
    }

    const cancellationId = await write(tx, request, { order, cancellation, staffId }, now)
    await giveBack(tx, { cancellationId, request, cancellation, held, staffId }, now)
    await releaseSeats(tx, order, cancellation)
    if (cancellation.isWhole) await changeState(tx, locked, 'cancelled')
    if (order.isSold) await postCancellation(tx, { orderId: order.id, cancellationId, cancellation }, now)
    await enqueue(tx, orderCancelled, { cancellationId })
    if (cancellation.isWhole) await tellListeners(tx, 'order.cancelled', order.id, now)
    return ok({ cancellationId, isReplay: false })
  })
}

function refusalOf(request: CancelRequest, order: SoldOrder, cancellation: Cancellation): CancelRefusal | undefined {
  if (!canBecome(order.state, 'cancelled') || cancellation.tours.length === 0) return { code: 'nothing-to-cancel' }
  if (!order.isSold && !cancellation.isWhole) return { code: 'whole-only' }
  if (leavesBabiesAlone(order, cancellation)) return { code: 'babies-alone' }
  const { shownBack } = request
  if (shownBack && subtract(shownBack, cancellation.back).minor !== 0)
    return { code: 'figures-changed', back: cancellation.back }
  return undefined
}

/** Babies have no seat of their own: somebody has to hold them. */
function leavesBabiesAlone({ departures }: SoldOrder, { tours }: Cancellation): boolean {
  const leaving = tours.flatMap(({ travellerIds }) => travellerIds)
  return departures.some(({ travellers }) => {
    const staying = travellers.filter(({ id, isCancelled }) => !isCancelled && !leaving.includes(id))
    return staying.length > 0 && staying.every(({ fare }) => fare === 'baby')
  })
}

async function write(
  tx: Db,
  request: CancelRequest,
  { order, cancellation, staffId }: { order: SoldOrder; cancellation: Cancellation; staffId: string | undefined },
  now: Date,
): Promise<string> {
  const travellerIds = cancellation.tours.flatMap((tour) => tour.travellerIds)
  await markTravellersCancelled(tx, travellerIds, now)
  await addReduction(tx, order.id, cancellation.reduction.minor)
  const id = await insertCancellation(tx, {
    order_id: order.id,
    idempotency_key: request.key,
    cancelled_by: request.by,
    reason: request.reason,
    is_whole: cancellation.isWhole,
    notice_at: request.notice,
    reduction_minor: cancellation.reduction.minor,
    back_minor: cancellation.back.minor,
    kept_minor: cancellation.kept.minor,
    calculation: toJson(cancellation),
    staff_id: staffId ?? null,
    created_at: now,
  })
  await writeHistory(tx, order.id, {
    kind: cancellation.isWhole ? 'cancelled' : 'travellers-cancelled',
    facts: {
      cancellationId: id,
      by: request.by,
      staff: staffId,
      reason: request.reason,
      travellerIds,
      changes: toldCancellation(order, cancellation),
    },
    at: now,
  })
  await answerCancelRequest(tx, order.id, 'cancelled', now)
  if (staffId !== undefined) {
    const { isWhole, reduction, back, kept } = cancellation
    const after = { by: request.by, isWhole, travellers: travellerIds.length, reduction, back, kept }
    const act = { action: 'order.cancel', subject: { kind: 'order', id: order.id }, after } as const
    await recordAudit(tx, { actor: { id: staffId }, ...act }, now)
  }
  return id
}

function toldCancellation({ total, reduction: before }: SoldOrder, { reduction, back }: Cancellation): ToldChange[] {
  const owed = total.minor - before.minor
  return [
    ...toldAmount('total', owed, owed - reduction.minor),
    ...(back.minor > 0 ? [{ what: 'back' as const, is: { minor: back.minor } }] : []),
  ]
}

/** With the whole order goes also what came for it and was never explained. */
async function giveBack(
  tx: Db,
  {
    cancellationId,
    request,
    cancellation,
    held,
    staffId,
  }: {
    cancellationId: string
    request: CancelRequest
    cancellation: Cancellation
    held: HeldMoney[]
    staffId: string | undefined
  },
  now: Date,
): Promise<void> {
  const common = { reason: request.reason, by: staffId }
  const unexplained = held.filter(({ isUnexplained, refundable }) => isUnexplained && refundable.minor > 0)
  const wishes = [
    ...cancellation.refunds.map((part) => ({ ...part, cause: 'cancellation' as const })),
    ...(cancellation.isWhole
      ? unexplained.map(({ attemptRef, refundable }) => ({ attemptRef, amount: refundable, cause: 'excess' as const }))
      : []),
  ]
  for (const wish of wishes) {
    const requested = await requestRefund(tx, { ...common, ...wish, key: `${cancellationId}:${wish.attemptRef}` }, now)
    if (!requested.ok) throw new Error(`the refund of ${wish.attemptRef} was refused: ${requested.error.code}`)
  }
}
