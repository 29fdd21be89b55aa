import { newToken } from '#kernel/ids.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import type { Contact } from '../domain/checkout.ts'
import { orderNumber } from '../domain/order.ts'
import type { Amounts } from '../domain/split-amounts.ts'
import { emergencyColumnsOf } from './emergency-contact.server.ts'
import { nextOrderSerial } from './insert-order.server.ts'
import type { OrderHold } from './orders.server.ts'
import { own } from './tables.server.ts'

/** What names an order, inside the program and for its customer. */
export type OrderNamesAndKeys = { orderId: string; publicId: string; orderNo: string; accessToken: string }

/**
 * Writes an order beside the one that it is split from: the same sale of the same day, for the same customer or another one,
 * with its own names and amounts. An account keeps the order only while it is its owner's, and another customer is not told
 * whom the first one wants called at home.
 */
export async function insertOrderLike(
  tx: Db,
  fromId: string,
  { amounts, contact, today }: { amounts: Amounts; contact: Contact | undefined; today: PlainDate },
): Promise<OrderNamesAndKeys> {
  const from = await own(tx).selectFrom('orders').selectAll().where('id', '=', fromId).executeTakeFirstOrThrow()
  const { id: _id, search_text: _search, consents, documents, ...row } = from
  const orderNo = orderNumber(Number(today.slice(0, 4)), await nextOrderSerial(tx))
  const names = { orderNo, publicId: newToken(), accessToken: newToken() }
  const isOther = contact !== undefined && contact.email.toLowerCase() !== from.email.toLowerCase()
  const { id } = await own(tx)
    .insertInto('orders')
    .values({
      ...row,
      ...(contact && columnsOf(contact)),
      ...(isOther && { user_id: null, mode: 'guest' as const, ...emergencyColumnsOf(null) }),
      public_id: names.publicId,
      order_no: orderNo,
      access_token: names.accessToken,
      idempotency_key: `split:${names.publicId}`,
      request_hash: '',
      consents: toJson(consents),
      documents: toJson(documents),
      subtotal_minor: amounts.subtotal.minor,
      discount_minor: amounts.discount.minor,
      tax_minor: amounts.tax.minor,
      total_minor: amounts.total.minor,
      paid_minor: 0,
      reduction_minor: 0,
      free_places: null,
      deposit_minor: null,
      rest_due_on: null,
      version: 1,
      terms_version: 0,
      split_from: fromId,
      joined_into: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { orderId: id, ...names }
}

function columnsOf({ firstName, lastName, email, phone, phoneKey, address, city, country }: Contact) {
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    phone_key: phoneKey,
    address,
    city,
    country,
  }
}

/** Writes a journey of one order as a journey of another one, with nobody on it yet; gives its id. */
export async function insertItemLike(tx: Db, itemId: string, orderId: string, position: number): Promise<string> {
  const item = await own(tx)
    .selectFrom('order_items')
    .select(['departure_id', 'snapshot'])
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow()
  const { id } = await own(tx)
    .insertInto('order_items')
    .values({
      order_id: orderId,
      position,
      departure_id: item.departure_id,
      seats: 0,
      line_total_minor: 0,
      snapshot: toJson(item.snapshot),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Puts travellers on another journey, behind those who are on it, in the order in which they come. Everything that is known of
 * them goes along. Rooms are numbered by order: those of the others keep their numbers, theirs follow.
 */
export async function moveTravellers(tx: Db, ids: readonly string[], itemId: string): Promise<void> {
  const { last, rooms } = await own(tx)
    .selectFrom('passengers')
    .select(({ fn }) => [fn.max<number | null>('position').as('last'), fn.max<number | null>('sold_room').as('rooms')])
    .where('order_item_id', '=', itemId)
    .executeTakeFirstOrThrow()
  for (const [index, id] of ids.entries())
    await own(tx)
      .updateTable('passengers')
      .set((row) => ({
        order_item_id: itemId,
        position: (last ?? -1) + 1 + index,
        sold_room: row('sold_room', '+', rooms ?? 0),
      }))
      .where('id', '=', id)
      .execute()
}

/** Divides the seats that an order keeps of a departure; none is free in between. Seats of an allotment go along first. */
export async function divideHold(tx: Db, { from, to, hold, seats }: Division): Promise<void> {
  if (seats === 0) return
  const along = hold.from ? { allotmentId: hold.from.allotmentId, seats: Math.min(seats, hold.from.seats) } : null
  const { expires_at: expiresAt } = await own(tx)
    .selectFrom('seat_holds')
    .select('expires_at')
    .where('order_id', '=', from)
    .where('departure_id', '=', hold.departureId)
    .executeTakeFirstOrThrow()
  await own(tx)
    .updateTable('seat_holds')
    .set((row) => ({ seats: row('seats', '-', seats), allotted_seats: row('allotted_seats', '-', along?.seats ?? 0) }))
    .where('order_id', '=', from)
    .where('departure_id', '=', hold.departureId)
    .execute()
  await own(tx)
    .insertInto('seat_holds')
    .values({
      order_id: to,
      departure_id: hold.departureId,
      seats,
      state: hold.state,
      expires_at: expiresAt,
      allotment_id: along && along.seats > 0 ? along.allotmentId : null,
      allotted_seats: along?.seats ?? 0,
    })
    .execute()
}

/** Adds the seats that one order keeps of a departure to those of another one that keeps them alike; none is free in between. */
export async function joinHold(
  tx: Db,
  { from, to, departureId }: { from: string; to: string; departureId: string },
): Promise<void> {
  const hold = await own(tx)
    .selectFrom('seat_holds')
    .select(['id', 'seats', 'state', 'expires_at', 'allotment_id', 'allotted_seats'])
    .where('order_id', '=', from)
    .where('departure_id', '=', departureId)
    .where('state', '<>', 'released')
    .executeTakeFirst()
  if (!hold) return
  // Nothing went back on sale: the ended order has no seats to speak of.
  await own(tx).deleteFrom('seat_holds').where('id', '=', hold.id).execute()
  const there = await own(tx)
    .selectFrom('seat_holds')
    .select(['id', 'allotment_id', 'expires_at'])
    .where('order_id', '=', to)
    .where('departure_id', '=', departureId)
    .executeTakeFirstOrThrow()
  const isOfOneAllotment = there.allotment_id === null || there.allotment_id === hold.allotment_id
  await own(tx)
    .updateTable('seat_holds')
    .set((row) => ({
      seats: row('seats', '+', hold.seats),
      expires_at: hold.expires_at > there.expires_at ? hold.expires_at : there.expires_at,
      ...(isOfOneAllotment && {
        allotment_id: there.allotment_id ?? hold.allotment_id,
        allotted_seats: row('allotted_seats', '+', hold.allotted_seats),
      }),
    }))
    .where('id', '=', there.id)
    .execute()
}

type Division = { from: string; to: string; hold: OrderHold; seats: number }
