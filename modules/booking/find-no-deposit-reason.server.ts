import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PaymentPart } from './data/payment-parts.server.ts'
import { own } from './data/tables.server.ts'
import { findDepositStanding } from './find-deposit-standing.server.ts'

export type NoDepositReason = 'too-late' | 'not-all'

/** The one part of an order that its customer still pays whole and at once; undefined where it is paid otherwise. */
export function partPaidAtOnce(parts: readonly PaymentPart[]): PaymentPart | undefined {
  const [part, ...others] = parts
  const isAtOnce = part && others.length === 0 && part.paidAt === null && part.dueOn === null && part.payer === null
  return isAtOnce ? part : undefined
}

/**
 * Why an order of tours that take deposits is paid at once, by the terms of today: who read of a deposit on their pages
 * finds it gone. Null where none of them takes any, or one is still enough.
 */
export async function findNoDepositReason(
  db: Db,
  { orderId, amount }: { orderId: string; amount: Money },
  now: Date,
): Promise<NoDepositReason | null> {
  const items = await own(db)
    .selectFrom('order_items')
    .select(['snapshot', 'seats', 'line_total_minor'])
    .where('order_id', '=', orderId)
    .execute()
  const today = dayInIstanbul(now)
  const ids = items.map(({ snapshot }) => snapshot.tourId)
  const tours = await findDeparturesForSale(db, ids, today)
  const lines = items.map(({ snapshot, seats, line_total_minor: minor }) => ({
    tourId: snapshot.tourId,
    quantity: seats,
    lineTotal: money(minor, amount.currency),
  }))
  const { kind } = await findDepositStanding(db, { total: amount, lines, tours }, today)
  return kind === 'too-late' || kind === 'not-all' ? kind : null
}
