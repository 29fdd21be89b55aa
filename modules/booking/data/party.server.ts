import { randomUUID } from 'node:crypto'
import { add, money, sum, times, zero, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { TravellerToCome } from '../domain/checkout.ts'
import type { ItemSnapshot } from '../domain/order.ts'
import { grossOf, priceOfPerson, type PersonTerms } from '../domain/party.ts'
import { own } from './tables.server.ts'
import { columnsOfTraveller } from './traveller-columns.server.ts'

export type PartyMember = PersonTerms & { id: string; isCancelled: boolean }

/** One journey of an order with what was agreed with everybody on it. */
export type Party = {
  itemId: string
  departureId: string
  seats: number
  snapshot: ItemSnapshot
  people: PartyMember[]
}

/** What everybody of an order pays and for what, journey by journey, in the order in which they were named. */
export async function listParties(db: Db, orderId: string): Promise<Party[]> {
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['passengers.id', 'order_item_id', 'fare', 'amount_minor', 'passengers.discount_minor', 'cancelled_at'])
    .select(['currency', 'sold_room'])
    .where('order_id', '=', orderId)
    .orderBy('passengers.position')
    .execute()
  const items = await own(db)
    .selectFrom('order_items')
    .select(['id', 'departure_id', 'seats', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const extrasOf = await listExtras(
    db,
    rows.map(({ id }) => id),
  )
  return items.map(({ id: itemId, departure_id: departureId, seats, snapshot }) => ({
    itemId,
    departureId,
    seats,
    snapshot,
    people: rows
      .filter((row) => row.order_item_id === itemId)
      .map(({ id, fare, currency, cancelled_at, sold_room: soldRoom, ...row }) => {
        const extras = (extrasOf.get(id) ?? []).map(({ name, minor }) => ({ name, amount: money(minor, currency) }))
        const onTop = extras.reduce((minor, { amount }) => minor + amount.minor, 0)
        const discount = money(row.discount_minor, currency)
        const place = money(row.amount_minor + discount.minor - onTop, currency)
        return { id, fare, place, extras, discount, soldRoom, isCancelled: cancelled_at !== null }
      }),
  }))
}

async function listExtras(db: Db, ids: readonly string[]): Promise<Map<string, { name: string; minor: number }[]>> {
  if (ids.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('passenger_extras')
    .select(['passenger_id', 'name', 'amount_minor as minor'])
    .where('passenger_id', 'in', ids)
    .orderBy('passenger_id')
    .orderBy('position')
    .execute()
  return Map.groupBy(rows, ({ passenger_id }) => passenger_id)
}

/** Writes what was agreed with somebody of an order, under its lock. */
export async function writeTerms(tx: Db, id: string, terms: PersonTerms): Promise<void> {
  await own(tx)
    .updateTable('passengers')
    .set({
      fare: terms.fare,
      amount_minor: priceOfPerson(terms).minor,
      discount_minor: terms.discount.minor,
      ...(terms.soldRoom !== undefined && { sold_room: terms.soldRoom }),
    })
    .where('id', '=', id)
    .execute()
  await own(tx).deleteFrom('passenger_extras').where('passenger_id', '=', id).execute()
  if (terms.extras.length === 0) return
  await own(tx)
    .insertInto('passenger_extras')
    .values(
      terms.extras.map(({ name, amount }, position) => ({
        passenger_id: id,
        position,
        name,
        amount_minor: amount.minor,
      })),
    )
    .execute()
}

/** Adds somebody to a journey of an order, under its lock; gives their id. */
export async function insertTraveller(
  tx: Db,
  { itemId, people }: Party,
  traveller: TravellerToCome,
  terms: PersonTerms,
): Promise<string> {
  const id = randomUUID()
  const { position } = await own(tx)
    .selectFrom('passengers')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .where('order_item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  await own(tx)
    .insertInto('passengers')
    .values({
      id,
      order_item_id: itemId,
      position: (position ?? people.length) + 1,
      ...columnsOfTraveller(tx, id, traveller),
      fare: terms.fare,
      amount_minor: priceOfPerson(terms).minor,
    })
    .execute()
  await writeTerms(tx, id, terms)
  return id
}

/** Writes what a journey is sold for, after something was agreed anew with its people. */
export async function writeParty(tx: Db, party: Party): Promise<void> {
  const currency = party.people[0]?.place.currency
  if (!currency) throw new Error(`nobody travels on item ${party.itemId}`)
  const total = party.people.reduce((all, person) => add(all, grossOf(person)), zero(currency))
  await own(tx)
    .updateTable('order_items')
    .set({
      seats: party.seats,
      line_total_minor: total.minor,
      snapshot: toJson({ ...party.snapshot, lines: linesOf(party.people), extras: extrasOf(party.people) }),
    })
    .where('id', '=', party.itemId)
    .execute()
}

/** One row for every fare at every price: who was sold to earlier may pay another one. */
export function linesOf(people: readonly PersonTerms[]): ItemSnapshot['lines'] {
  const rows = Map.groupBy(people, ({ fare, place }) => `${fare} ${place.minor}`)
  return [...rows.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const { fare, place: unitPrice } = first
    return { fare, quantity: same.length, unitPrice, lineTotal: times(unitPrice, same.length) }
  })
}

/** What is paid beside the fares, by its name. */
export function extrasOf(people: readonly PersonTerms[]): { name: string; amount: Money }[] {
  const all = Map.groupBy(
    people.flatMap(({ extras }) => extras),
    ({ name }) => name,
  )
  return [...all].flatMap(([name, same]) => {
    const [first] = same
    return first
      ? {
          name,
          amount: sum(
            same.map(({ amount }) => amount),
            first.amount.currency,
          ),
        }
      : []
  })
}
