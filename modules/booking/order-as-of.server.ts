import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listHistory, type HistoryEntry } from './data/history.server.ts'
import type { Order } from './data/read-orders.server.ts'
import { readTold } from './data/told-changes.server.ts'
import type { ToldChange } from './domain/told-change.ts'

/** What is taken off for those who left is no part of a total, and with a split an order begins. */
const withoutTotal = new Set(['cancelled', 'travellers-cancelled', 'joined-into', 'split-from'])

/** An order as it was at a moment, for mails and papers about money of the past: see `orderBefore`. */
export async function orderAsOf(db: Db, order: Order, at: Date): Promise<Order> {
  const history = await listHistory(db, order.id)
  return orderBefore(
    order,
    history.filter((entry) => entry.at > at),
  )
}

/**
 * An order with the journey that was booked and what it cost before these entries, the last of its history; its people, and
 * what was paid, are as they are now. What is taken off for those who left is not in the total, as in that of every order.
 */
export function orderBefore(order: Order, later: readonly HistoryEntry[]): Order {
  const told = later.map(({ kind, facts }) => ({ kind, changes: readTold(facts).changes }))
  const prices = told.filter(({ kind }) => !withoutTotal.has(kind)).flatMap(({ changes }) => changes)
  const risen = prices.reduce((minor, change) => minor + risenBy(change), 0)
  const changes = told.flatMap((each) => each.changes)
  return { ...order, total: money(order.total.minor - risen, order.total.currency), tours: toursBefore(order, changes) }
}

function risenBy({ what, was, is }: ToldChange): number {
  if (what !== 'total') return 0
  return (is && 'minor' in is ? is.minor : 0) - (was && 'minor' in was ? was.minor : 0)
}

/** Only an order of one journey is moved to another. */
function toursBefore({ tours }: Order, changes: readonly ToldChange[]): Order['tours'] {
  const [tour, ...others] = tours
  if (!tour || others.length > 0) return tours
  const [left] = changes.flatMap(({ was }) => (was && 'journey' in was ? [was.journey] : []))
  return left ? [{ ...tour, tourName: left.name, departsOn: left.departsOn, returnsOn: left.returnsOn }] : tours
}
