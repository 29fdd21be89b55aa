import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listSeatsOfDepartures } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { isUnusual, type UnpaidShare } from './domain/unpaid-share.ts'

/** A departure of which customers hold unusually much without having paid. */
export type UnusualHold = UnpaidShare & { tourId: string; name: Localised; departsOn: PlainDate }

/**
 * The departures of which unusually many places wait unpaid, earliest first. Only what customers ordered themselves counts:
 * whoever staff or agencies hold places for is known to somebody.
 */
export async function listUnusualHolds(db: Db, _admin: Admin<'orders'>): Promise<UnusualHold[]> {
  const shares = await own(db)
    .selectFrom('seat_holds')
    .innerJoin('order_origins', 'order_origins.order_id', 'seat_holds.order_id')
    .select([
      'seat_holds.departure_id as key',
      sql<number>`sum(seat_holds.seats)::int`.as('seats'),
      sql<number>`count(distinct seat_holds.order_id)::int`.as('orders'),
    ])
    .where('seat_holds.state', '=', 'held')
    .groupBy('seat_holds.departure_id')
    .execute()
  const departures = await listSeatsOfDepartures(
    db,
    shares.map(({ key }) => key),
  )
  return departures.flatMap(({ key, id, name, departsOn, ...seats }) => {
    const unpaid = shares.find((share) => share.key === key)
    return unpaid && isUnusual(unpaid, seats)
      ? [{ tourId: id, name, departsOn, seats: unpaid.seats, orders: unpaid.orders }]
      : []
  })
}
