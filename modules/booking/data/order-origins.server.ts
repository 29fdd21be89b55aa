import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { Write } from '#platform/db/write-together.server.ts'
import { blindIndex, blindIndexes } from '#platform/field-cipher/field-cipher.server.ts'
import { LIMIT_HOURS, type UnpaidOrder } from '../domain/open-order-limits.ts'
import type { OrderOrigin } from '../domain/order-origin.ts'
import { own } from './tables.server.ts'

const HOUR_MS = 3_600_000

/** How long it is known where an order came from: twice as long as limits look back. */
const KEPT_HOURS = 2 * LIMIT_HOURS

const parts = ['email', 'phone', 'network'] as const

/** Orders of one origin queue here until the transaction ends, so that none of them is overlooked by the others. */
export async function lockOrigin(tx: Db, origin: OrderOrigin): Promise<void> {
  const locks = parts.map((part) => `order-origin.${part}.${origin[part]}`).toSorted()
  await sql`select pg_advisory_xact_lock(hashtextextended(lock, 93))
    from unnest(${locks}::text[]) with ordinality as locks (lock, nth) order by nth`.execute(tx)
}

export function originInsert(tx: Db, orderId: string, origin: OrderOrigin, now: Date): Write {
  const key = (part: keyof OrderOrigin) => blindIndex(tx, purposeOf(part), origin[part])
  return own(tx)
    .insertInto('order_origins')
    .values({
      order_id: orderId,
      email_key: key('email'),
      phone_key: key('phone'),
      network_key: key('network'),
      placed_at: now,
    })
}

/** What came from the same person or network and was not paid: as long as it waits, and for a day after it was placed. */
export async function listUnpaidOf(db: Db, origin: OrderOrigin, now: Date): Promise<UnpaidOrder[]> {
  const [emails = [], phones = [], networks = []] = parts.map((part) => [
    ...blindIndexes(db, purposeOf(part), origin[part]),
  ])
  const rows = await own(db)
    .selectFrom('order_origins')
    .innerJoin('orders', 'orders.id', 'order_origins.order_id')
    .innerJoin('seat_holds', 'seat_holds.order_id', 'orders.id')
    .select((order) => [
      'orders.state',
      sql<number>`sum(seat_holds.seats)::int`.as('seats'),
      order.or([order('email_key', 'in', emails), order('order_origins.phone_key', 'in', phones)]).as('isSameContact'),
      order('network_key', 'in', networks).as('isSameNetwork'),
    ])
    .where('orders.state', 'in', ['awaiting_payment', 'expired', 'cancelled'])
    .where('orders.paid_minor', '=', 0)
    .where((order) =>
      order.or([
        order('email_key', 'in', emails),
        order('order_origins.phone_key', 'in', phones),
        order('network_key', 'in', networks),
      ]),
    )
    .where((order) =>
      order.or([
        order('orders.state', '=', 'awaiting_payment'),
        order('order_origins.placed_at', '>', hoursBefore(now, LIMIT_HOURS)),
      ]),
    )
    .groupBy(['orders.id', 'order_origins.order_id'])
    .execute()
  return rows.map(({ state, seats, isSameContact, isSameNetwork }) => ({
    seats,
    isOpen: state === 'awaiting_payment',
    isSameContact: Boolean(isSameContact),
    isSameNetwork: Boolean(isSameNetwork),
  }))
}

/** Forgets where orders came from that are neither recent nor waiting; gives their number. */
export async function removeOldOrigins(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await own(db)
    .deleteFrom('order_origins')
    .where('placed_at', '<=', hoursBefore(now, KEPT_HOURS))
    .where('order_id', 'not in', (waiting) =>
      waiting.selectFrom('orders').select('orders.id').where('orders.state', '=', 'awaiting_payment'),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function purposeOf(part: keyof OrderOrigin): string {
  return `order-origin.${part}`
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * HOUR_MS)
}
