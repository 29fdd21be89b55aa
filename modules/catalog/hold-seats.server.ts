import { sql } from 'kysely'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { FEW_SEATS } from './domain/availability.ts'

/**
 * Holds seats of a departure for an order; false when fewer are left or the departure is not on sale.
 *
 * Like every operation here it is one guarded update inside the caller's transaction: it locks the departure's row until
 * that ends, and the table refuses to oversell. Whoever needs several departures goes through them in order of their ids.
 * Whether sales have closed for the day is decided before, with `findDeparturesForSale`.
 * @throws RangeError when `seats` is not a positive whole number.
 */
export async function holdSeats(tx: Db, departureId: string, seats: number): Promise<boolean> {
  return change(tx, departureId, { taken: positive(seats), held: seats, sold: 0 }, { onlyOnSale: true })
}

/** Turns held seats into sold ones. @throws Error when fewer are held. */
export async function sellHeldSeats(tx: Db, departureId: string, seats: number): Promise<void> {
  await mustChange(tx, departureId, seats, { taken: 0, held: -seats, sold: seats })
}

/** Gives held seats back. @throws Error when fewer are held. */
export async function releaseHeldSeats(tx: Db, departureId: string, seats: number): Promise<void> {
  await mustChange(tx, departureId, seats, { taken: -seats, held: -seats, sold: 0 })
}

/**
 * Sells seats that are not held: a payment that arrived after its hold had ended. False when fewer are left.
 * Works on closed departures too, because the customer has paid.
 */
export async function takeSoldSeats(tx: Db, departureId: string, seats: number): Promise<boolean> {
  return change(tx, departureId, { taken: positive(seats), held: 0, sold: seats }, { onlyOnSale: false })
}

/** Gives sold seats back after a cancellation. @throws Error when fewer are sold. */
export async function returnSoldSeats(tx: Db, departureId: string, seats: number): Promise<void> {
  await mustChange(tx, departureId, seats, { taken: -seats, held: 0, sold: -seats })
}

type SeatChange = { taken: number; held: number; sold: number }

async function mustChange(tx: Db, departureId: string, seats: number, by: SeatChange): Promise<void> {
  positive(seats)
  const isChanged = await change(tx, departureId, by, { onlyOnSale: false })
  if (!isChanged) throw new Error(`departure ${departureId} has not ${seats} such seats`)
}

async function change(
  tx: Db,
  departureId: string,
  by: SeatChange,
  { onlyOnSale }: { onlyOnSale: boolean },
): Promise<boolean> {
  const changed = await own(tx)
    .updateTable('departures')
    .set({ seats_held: sql<number>`seats_held + ${by.held}`, seats_sold: sql<number>`seats_sold + ${by.sold}` })
    .where('id', '=', departureId)
    .where(sql<boolean>`seats_held + ${by.held} >= 0 and seats_sold + ${by.sold} >= 0`)
    .where(sql<boolean>`capacity - seats_held - seats_sold >= ${by.taken}`)
    .$if(onlyOnSale, (query) => query.where('status', '=', 'published'))
    .returning(['capacity', 'seats_held', 'seats_sold'])
    .executeTakeFirst()
  if (!changed) return false

  const after = changed.capacity - changed.seats_held - changed.seats_sold
  const before = after + by.taken
  // Pages count the last places out; above them a number that is a little old does no harm.
  const isCountedOut = before !== after && Math.min(before, after) <= FEW_SEATS
  if (isCountedOut) await invalidatePages(tx, 'catalogue')
  return true
}

function positive(seats: number): number {
  if (!Number.isSafeInteger(seats) || seats < 1)
    throw new RangeError(`seats must be a positive whole number, got ${seats}`)
  return seats
}
