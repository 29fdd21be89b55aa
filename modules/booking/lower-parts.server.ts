import { sql } from 'kysely'
import { subtract, type Money } from '#kernel/money.ts'
import { ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { changingParts, openAmount, openParts, replaceParts, type PartsFailure } from './change-parts.server.ts'
import { listFamilyPlaces } from './data/families.server.ts'
import { changeState, type LockedOrder } from './data/orders.server.ts'
import type { PaymentPart } from './data/payment-parts.server.ts'
import { own } from './data/tables.server.ts'
import { lowerShares } from './domain/lower-shares.ts'

const BATCH = 50

/**
 * Lowers what is open to what orders still owe after travellers left, the part that is due last first and in a group the
 * shares of the families of those who left; gives how many orders changed. Parts that stay as they are keep their addresses, and an order of which nothing is owed any more is
 * paid. An order with money under way is left for the next time.
 */
export async function lowerOpenParts(db: Db, now: Date): Promise<number> {
  let lowered = 0
  for (const orderId of await listOrdersToLower(db)) {
    const result = await changingParts<void, PartsFailure>(db, orderId, async (tx, order, parts) =>
      lower(tx, order, parts, now),
    )
    if (result?.ok) lowered += 1
  }
  return lowered
}

async function lower(tx: Db, order: LockedOrder, parts: PaymentPart[], now: Date) {
  const open = openParts(parts)
  const [first] = open
  if (!first || order.state !== 'partially_paid') return ok(undefined)
  const owed: Money = { ...first.amount, minor: Math.max(0, order.owedMinor - order.paidMinor) }
  const less = subtract(openAmount(parts, owed.currency), owed)
  if (less.minor <= 0) return ok(undefined)
  const amounts = lowerShares(open, less, await askedTooMuch(tx, order.id, parts))
  const changed = open.flatMap((part, index) => {
    const amount = amounts[index]
    return amount && amount.minor !== part.amount.minor ? [{ part, amount }] : []
  })
  const add = changed.filter(({ amount }) => amount.minor > 0).map(({ part, amount }) => ({ ...part, amount }))
  const withdraw = changed.map(({ part }) => part)
  const replaced = await replaceParts(tx, order.id, { withdraw, add, ...(add.length > 0 && { replacement: 0 }) }, now)
  if (!replaced.ok) return replaced
  if (owed.minor === 0) await changeState(tx, order, 'paid')
  return ok(undefined)
}

/** How much more each family of a group is asked for than the places cost in which it still travels. */
async function askedTooMuch(tx: Db, orderId: string, parts: readonly PaymentPart[]): Promise<Map<string, number>> {
  const places = await listFamilyPlaces(tx, orderId)
  const asked = (family: string) =>
    parts.reduce((minor, { familyId, amount }) => minor + (familyId === family ? amount.minor : 0), 0)
  return new Map([...places].map(([family, minor]) => [family, asked(family) - minor]))
}

async function listOrdersToLower(db: Db): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('orders')
    .innerJoin('order_payment_parts', 'order_payment_parts.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.state', '=', 'partially_paid')
    .where('orders.reduction_minor', '>', 0)
    .where('order_payment_parts.paid_at', 'is', null)
    .where('order_payment_parts.withdrawn_at', 'is', null)
    .groupBy('orders.id')
    .having(
      sql<boolean>`sum(order_payment_parts.amount_minor) > greatest(0, orders.total_minor - orders.reduction_minor - orders.paid_minor)`,
    )
    .orderBy('orders.id')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}
