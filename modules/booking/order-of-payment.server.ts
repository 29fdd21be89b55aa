import { add, money, subtract, type Money } from '#kernel/money.ts'
import type { AttemptRecord } from '#modules/payments/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listHistory, type HistoryEntry } from './data/history.server.ts'
import { listCancellations } from './data/list-cancellations.server.ts'
import type { Order } from './data/read-orders.server.ts'
import { readTold } from './data/told-changes.server.ts'
import { remainingOf } from './domain/remaining.ts'
import { orderBefore } from './order-as-of.server.ts'

/** What an order cost, what of it was paid and what was open. */
export type Balance = { total: Money; paid: Money; open: Money }

/**
 * An order as it was once a payment had come, and how it stood then: the same whenever it is asked and whatever has changed
 * since. Without a balance for money that counts for nothing of the order.
 */
export async function orderOfPayment(
  db: Db,
  order: Order,
  attempt: AttemptRecord,
): Promise<{ order: Order; balance: Balance | undefined }> {
  const { arrival, later } = await historySince(db, order, attempt)
  const was = orderBefore(order, later)
  const paid = arrival ? paidAfter(order, arrival) : paidWith(order, attempt)
  if (!paid) return { order: was, balance: undefined }
  const left = new Set(later.map(({ facts }) => facts['cancellationId']))
  const cancellations = (await listCancellations(db, order.id)).filter(({ id }) => !left.has(id))
  const less = cancellations.reduce((minor, { reduction_minor }) => minor + reduction_minor, 0)
  const reduction = money(less, was.total.currency)
  const open = remainingOf({ total: was.total, reduction, paid })
  return { order: was, balance: { total: subtract(was.total, reduction), paid, open } }
}

/** The entry that tells of a payment, of which there is none before its job has run, and those that came after. */
async function historySince(
  db: Db,
  { id }: Order,
  { ref, capturedAt, createdAt }: AttemptRecord,
): Promise<{ arrival: HistoryEntry | undefined; later: HistoryEntry[] }> {
  const history = await listHistory(db, id)
  const index = history.findIndex(({ facts }) => facts['attemptRef'] === ref)
  if (index >= 0) return { arrival: history[index], later: history.slice(index + 1) }
  return { arrival: undefined, later: history.filter(({ at }) => at > (capturedAt ?? createdAt)) }
}

function paidAfter({ total }: Order, { facts }: HistoryEntry): Money | undefined {
  const { is } = readTold(facts).changes.find(({ what }) => what === 'paid') ?? {}
  return is && 'minor' in is ? money(is.minor, total.currency) : undefined
}

/** What is paid when the job of a payment has run; one whose part is paid counts already. */
function paidWith(order: Order, { paymentToken, captured, surcharge, flags }: AttemptRecord): Money | undefined {
  if (flags.includes('mismatch') || flags.includes('excess')) return undefined
  const part = order.parts.find((each) => each.paymentToken === paymentToken)
  if (!part || part.paidAt !== null) return order.paid
  const price = Math.min(part.amount.minor, order.remaining.minor, (captured?.minor ?? 0) - surcharge.minor)
  return add(order.paid, money(price, order.paid.currency))
}
