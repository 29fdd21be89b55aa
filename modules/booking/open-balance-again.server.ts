import { money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openAmount, openParts, replaceParts } from './change-parts.server.ts'
import { changeState, currencyOf, setPaid, type LockedOrder } from './data/orders.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { isBooked } from './domain/order.ts'

/**
 * Takes money off what an order has paid, under its lock: it went back, or never was there. An order that goes on owes it
 * again, as a part of its own that is due on `dueOn` or today; one that has ended only has paid less. `ended` is the part
 * whose own payment is over and gives its address to the new one; the share of a family stays the family's.
 *
 * @throws Error when the order has too many parts already.
 */
export async function openBalanceAgain(
  tx: Db,
  order: LockedOrder,
  { amountMinor, dueOn, ended }: { amountMinor: number; dueOn?: PlainDate | null; ended?: string },
  now: Date,
): Promise<void> {
  const paidMinor = Math.max(0, order.paidMinor - amountMinor)
  await setPaid(tx, order.id, paidMinor)
  const isOpen = isBooked(order.state)
  if (!isOpen && ended === undefined) return
  const currency = await currencyOf(tx, order.id)
  const parts = await listParts(tx, order.id)
  const withdraw = parts.filter(({ id }) => id === ended)
  const others = openParts(parts).filter(({ id }) => id !== ended)
  const missing = order.owedMinor - paidMinor - openAmount(others, currency).minor
  const today = dayInIstanbul(now)
  const [over] = withdraw
  const again = {
    amount: money(missing, currency),
    dueOn: dueOn && dueOn > today ? dueOn : today,
    payer: over?.familyId ? over.payer : null,
    familyId: over?.familyId ?? null,
  }
  const add = isOpen && missing > 0 ? [again] : []
  const replaced = await replaceParts(tx, order.id, { withdraw, add, ...(add.length > 0 && { replacement: 0 }) }, now)
  if (!replaced.ok) throw new Error(`what order ${order.id} owes could not be opened again: ${replaced.error.code}`)
  if (order.state === 'paid' && add.length > 0) await changeState(tx, order, 'partially_paid')
}
