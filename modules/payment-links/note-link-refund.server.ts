import { money, type Currency } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { hasRefundEvent, noteLinkEvent } from './data/history.server.ts'
import { linksEver } from './data/links.server.ts'
import { linkRefundSent } from './jobs/queues.server.ts'

/** How a refund of a link ended, as the payment side reports it. */
export type SettledLinkRefund = {
  linkId: string
  refundRef: string
  outcome: 'succeeded' | 'failed'
  amountMinor: number
  currency: Currency
}

/**
 * Writes into the history of a link that money has gone back, or that it could not, and has the customer told of what
 * did; also for a link that staff removed. Under the lock of the link's row; told twice, it is written once.
 *
 * @throws Error when there never was such a link.
 */
export async function noteLinkRefund(db: Db, settled: SettledLinkRefund, now: Date): Promise<void> {
  const { linkId, refundRef, outcome, amountMinor, currency } = settled
  await inTransaction(db, async (tx) => {
    const link = await linksEver(tx).where('public_id', '=', linkId).forUpdate().executeTakeFirst()
    if (!link) throw new Error(`no payment link ${linkId}`)
    const kind = outcome === 'succeeded' ? 'refunded' : 'refund-failed'
    if (await hasRefundEvent(tx, { rowId: link.id, kind, refundRef })) return
    const refund = { ref: refundRef, amount: money(amountMinor, currency) }
    await noteLinkEvent(tx, { rowId: link.id, kind, userId: null, refund }, now)
    if (outcome === 'succeeded') await enqueue(tx, linkRefundSent, { linkId, refundRef })
  })
}
