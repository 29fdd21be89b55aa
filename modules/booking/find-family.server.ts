import type { ExpressionBuilder } from 'kysely'
import { isToken } from '#kernel/ids.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import {
  findFamilyByToken,
  listFamiliesOfOrders,
  listFamilyMembers,
  listTravellingMembers,
  type Family,
} from './data/families.server.ts'
import { listParts, type PaymentPart } from './data/payment-parts.server.ts'
import { findOrder, type Order } from './data/read-orders.server.ts'
import { own, type BookingTables } from './data/tables.server.ts'
import { familyState, type FamilyState } from './domain/family-standing.ts'
import { isAlive } from './domain/order.ts'

/** A family of a group as it sees itself: nobody else's names, papers or sums. */
export type OwnFamily = {
  family: Family
  /** The order with this family's travellers alone. */
  order: Order
  parts: PaymentPart[]
}

/** The family at its own address; none where the order has ended, or nobody of the family travels any more. */
export async function findOwnFamily(db: Db, token: string): Promise<OwnFamily | undefined> {
  const family = isToken(token) ? await findFamilyByToken(db, token) : undefined
  const order = family && (await findOrder(db, { id: family.orderId }))
  if (!order || !isAlive(order.state)) return undefined
  const members = await listFamilyMembers(db, family.id)
  const isTravelling = order.tours.some(({ passengers }) =>
    passengers.some(({ id, isCancelled }) => !isCancelled && members.includes(id)),
  )
  if (!isTravelling) return undefined
  const tours = order.tours.map((tour) => ({
    ...tour,
    passengers: tour.passengers.filter(({ id }) => members.includes(id)),
  }))
  const parts = order.parts.filter(({ familyId }) => familyId === family.id)
  return { family, order: { ...order, tours }, parts }
}

/** How a family of a group stands; `travellers` are the ids of those who still travel. */
export type FamilyStanding = Family & { parts: PaymentPart[]; travellers: string[]; state: FamilyState }

/** The families of an order with what each has to pay and has paid, in the order of the list they came from. */
export async function listFamilies(db: Db, orderId: string, now: Date): Promise<FamilyStanding[]> {
  const parts = await listParts(db, orderId)
  const travelling = await listTravellingMembers(db, orderId)
  return (await listFamiliesOfOrders(db, [orderId])).map((family) => {
    const theirs = parts.filter(({ familyId }) => familyId === family.id)
    const travellers = travelling.flatMap(({ id, familyId }) => (familyId === family.id ? [id] : []))
    return {
      ...family,
      parts: theirs,
      travellers,
      state: familyState(travellers.length, theirs, dayInIstanbul(now)),
    }
  })
}

/** Of each order how many families it has, and how many of them owe nothing that was due, as `familyState` says. */
export async function countPaidFamilies(
  db: Db,
  orderIds: readonly string[],
  today: PlainDate,
): Promise<Map<string, { families: number; paid: number }>> {
  if (orderIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('order_families')
    .select((family) => [
      'order_families.order_id',
      family.fn.countAll<number>().as('families'),
      family.fn
        .countAll<number>()
        .filterWhere(
          family.or([
            family.not(family.exists(openPart(family))),
            family.and([
              family.exists(partOf(family).where('paid_at', 'is not', null)),
              family.not(family.exists(openPart(family).where('due_on', '<', today))),
            ]),
          ]),
        )
        .as('paid'),
    ])
    .where('order_families.order_id', 'in', orderIds)
    .groupBy('order_families.order_id')
    .execute()
  return new Map(rows.map((row) => [row.order_id, { families: Number(row.families), paid: Number(row.paid) }]))
}

type FamilyRow = ExpressionBuilder<BookingTables, 'order_families'>

function partOf(family: FamilyRow) {
  return family
    .selectFrom('order_payment_parts')
    .select('order_payment_parts.id')
    .whereRef('order_payment_parts.family_id', '=', 'order_families.id')
    .where('withdrawn_at', 'is', null)
}

function openPart(family: FamilyRow) {
  return partOf(family).where('paid_at', 'is', null)
}
