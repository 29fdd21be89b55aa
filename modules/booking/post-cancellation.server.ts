import { add, money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sumOfTours, type Cancellation } from './domain/cancellation.ts'

/**
 * Books that travellers of a sold order do not travel: the sale and its discount are taken back, the customer owes less,
 * and what is kept of the price becomes a fee. Once a cancellation.
 */
export async function postCancellation(
  tx: Db,
  { orderId, cancellationId, cancellation }: { orderId: string; cancellationId: string; cancellation: Cancellation },
  now: Date,
): Promise<void> {
  const { discount, reduction } = cancellation
  const price = sumOfTours(cancellation, 'price')
  // When nobody is left, fees of earlier cancellations that were never paid are given up too: then this is below zero.
  const fee = price.minor - reduction.minor
  const gross = add(price, discount)
  if (gross.minor === 0 && reduction.minor === 0) return
  const subject = { kind: 'order' as const, ref: orderId }
  await postEntry(
    tx,
    {
      key: `cancellation:${orderId}:${cancellationId}`,
      kind: 'cancellation',
      on: dayInIstanbul(now),
      subject,
      lines: [
        { account: { kind: 'sales' }, debit: gross },
        { account: { kind: 'discounts' }, credit: discount },
        { account: { kind: 'receivable', subject }, credit: reduction },
        { account: { kind: 'cancellation-fees' }, debit: money(Math.max(0, -fee), reduction.currency) },
        { account: { kind: 'cancellation-fees' }, credit: money(Math.max(0, fee), reduction.currency) },
      ],
    },
    now,
  )
}
