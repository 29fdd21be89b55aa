import { z } from 'zod'
import { plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { isOpenRefund } from '#modules/payments/index.ts'
import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { listHistory, writeHistory, type HistoryEntry } from './data/history.server.ts'
import { changeState, lockOrder } from './data/orders.server.ts'
import { refundedOfPaid } from './domain/refunded-of-paid.ts'
import { refundSent } from './jobs/queues.server.ts'
import { openBalanceAgain } from './open-balance-again.server.ts'

/** How a refund of an order ended, as the payment side reports it. */
export type SettledRefund = {
  orderId: string
  refundRef: string
  outcome: 'succeeded' | 'failed'
  amountMinor: number
}

/**
 * Writes down that money of an order has gone back, or that it could not, and has the customer told. What went
 * back is not paid any more: unless the price fell with it, the order owes it again from today. A cancelled
 * order is refunded once everything that was promised has gone back. The same refund changes nothing a second time. Opens a
 * transaction unless it is given one.
 *
 * @throws Error when there is no such order.
 */
export async function noteRefund(db: Db, refund: SettledRefund, now: Date): Promise<void> {
  return inTransaction(db, (tx) => noteIn(tx, refund, now))
}

async function noteIn(tx: Db, refund: SettledRefund, now: Date): Promise<void> {
  const order = await lockOrder(tx, refund.orderId)
  if (!order) throw new Error(`no order ${refund.orderId}`)
  const kind = refund.outcome === 'succeeded' ? 'refunded' : 'refund-failed'
  const history = await listHistory(tx, order.id)
  if (history.some((entry) => entry.kind === kind && entry.facts['refundRef'] === refund.refundRef)) return

  const facts = { refundRef: refund.refundRef, amountMinor: refund.amountMinor }
  await writeHistory(tx, order.id, { kind, facts, at: now })
  if (kind === 'refund-failed') return
  await enqueue(tx, refundSent, { orderId: order.id, refundRef: refund.refundRef })
  const refunds = await listRefundsOfSubject(tx, { kind: 'order', ref: order.id })
  const sent = refunds.find(({ ref }) => ref === refund.refundRef)
  if (sent) {
    const dueOn = dueBeforePriceFell(history, refund.refundRef)
    await openBalanceAgain(tx, order, { amountMinor: refundedOfPaid(sent), dueOn }, now)
  }
  const isAllBack = !refunds.some(
    ({ state, needsPerson }) => isOpenRefund(state) || (state === 'failed' && needsPerson),
  )
  if (order.state === 'cancelled' && isAllBack) await changeState(tx, order, 'refunded')
}

/** With a refund by which the price fell, what was still to be paid stays so and is due when it was. */
function dueBeforePriceFell(history: readonly HistoryEntry[], refundRef: string): PlainDate | null {
  const fell = PriceFell.safeParse(
    history.findLast(({ facts }) => PriceFell.safeParse(facts).data?.refunds.refs.includes(refundRef))?.facts,
  )
  return fell.success && fell.data.refunds.dueOn !== null ? plainDate(fell.data.refunds.dueOn) : null
}

const PriceFell = z.object({ refunds: z.object({ refs: z.array(z.string()), dueOn: z.string().nullable() }) })
