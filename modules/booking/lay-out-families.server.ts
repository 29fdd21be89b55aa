import { add, money, zero, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openParts, replaceParts, type WantedPart } from './change-parts.server.ts'
import { insertFamilies, joinFamilies } from './data/families.server.ts'
import { writeHistory } from './data/history.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { own } from './data/tables.server.ts'
import { findOffer } from './choose-deposit.server.ts'
import type { TravellerToCome } from './domain/checkout.ts'
import { familyShares, splitShares } from './domain/family-shares.ts'

/** A group that orders together, family by family. */
export type GroupOfOrder = {
  families: readonly { name: string; phone: string }[]
  /** Everybody, with the family by its index. */
  travellers: readonly (TravellerToCome & { family: number })[]
  /** Whose place is free first: an index of `travellers`. */
  leader: number
  /** How many places are free, and what that is worth. */
  free: { places: number; discount: Money }
}

/**
 * Divides an order that was just written among the families of its group, inside the caller's transaction: everybody
 * belongs to one, and in the place of its one payment each family has its own, split into deposit and rest where the order
 * can be booked with a deposit. What is to be paid first is due on the last day on which the seats wait. The parts are
 * together the price. A family that owes nothing has none.
 *
 * @throws Error when the order is not new any more.
 */
export async function layOutFamilies(
  tx: Db,
  {
    orderId,
    total,
    priceOf,
    holdUntil,
  }: { orderId: string; total: Money; priceOf: (fare: string) => Money; holdUntil: Date },
  { families, travellers, leader, free }: GroupOfOrder,
  now: Date,
): Promise<void> {
  const ids = await insertFamilies(tx, orderId, families)
  await joinFamilies(
    tx,
    orderId,
    travellers.map(({ family }) => ids[family] ?? ''),
  )
  if (free.places > 0)
    await own(tx).updateTable('orders').set({ free_places: free.places }).where('id', '=', orderId).execute()

  const { currency } = total
  const prices = families.map((_family, at) =>
    travellers
      .filter(({ family }) => family === at)
      .reduce((whole, { fare }) => add(whole, priceOf(fare)), zero(currency)),
  )
  const first = travellers[leader]
  const shares = familyShares({
    prices,
    discount: free.discount,
    leader: { family: first?.family ?? 0, price: first ? priceOf(first.fare) : zero(currency) },
  })
  const deposit = await findOffer(tx, orderId)
  const lastDay = dayInIstanbul(holdUntil)
  const optionDay = deposit && deposit.rest_due_on < lastDay ? deposit.rest_due_on : lastDay
  const split = splitShares(shares, deposit ? money(deposit.deposit_minor, currency) : null)
  const wanted = split.flatMap(({ now: atOnce, later }, at): WantedPart[] => {
    const of = { payer: { name: families[at]?.name ?? '', email: '' }, familyId: ids[at] ?? '' }
    return [
      { ...of, amount: atOnce, dueOn: optionDay },
      { ...of, amount: later, dueOn: deposit?.rest_due_on ?? null },
    ].filter(({ amount }) => amount.minor > 0)
  })
  const withdraw = openParts(await listParts(tx, orderId))
  const replaced = await replaceParts(tx, orderId, { withdraw, add: wanted, replacement: 0 }, now)
  if (!replaced.ok) throw new Error(`the payment of a new order cannot be divided: ${replaced.error.code}`)
  await writeHistory(tx, orderId, { kind: 'shared-by-families', facts: { families: families.length }, at: now })
}
