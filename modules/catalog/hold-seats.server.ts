import { sql } from 'kysely'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { withWrites, type Write } from '#platform/db/write-together.server.ts'
import { findAllotment, findLiveAllotment, lockDeparture, moveTaken } from './data/allotments.server.ts'
import { own } from './data/tables.server.ts'
import { assignFreeSeats } from './data/offer-places.server.ts'
import { FEW_SEATS } from './domain/availability.ts'
import { seatsTag, soldTag } from './page-tags.server.ts'

/** How many seats of an order came from an allotment; they go back to it while it is not released. */
export type FromAllotment = { allotmentId: string; seats: number }

/**
 * Holds seats of a departure for an order; false when fewer are left or the departure is not on sale.
 *
 * Like every operation here it is one guarded update inside the caller's transaction: it locks the departure's row until
 * that ends, and the table refuses to oversell. Whoever needs several departures goes through them in order of their ids.
 * Whether sales have closed for the day is decided before, with `findDeparturesForSale`. Writes `alongside` go in the same
 * statement, so that nobody waits for a way to the server and back; they happen even where false is answered, and whoever
 * is refused gives the transaction up.
 * @throws RangeError when `seats` is not a positive whole number.
 */
export async function holdSeats(
  tx: Db,
  departureId: string,
  seats: number,
  alongside: readonly Write[] = [],
): Promise<boolean> {
  return change(tx, departureId, { held: positive(seats), sold: 0, allotted: 0 }, ['published'], alongside)
}

/**
 * Holds seats for an agency: those of its own allotment first, the rest of what is free, and tells which came from
 * where; false when both together are too few. Of a departure that staff have declared full only the allotment is left.
 * @throws RangeError when `seats` is not a positive whole number.
 */
export async function holdSeatsFor(
  tx: Db,
  { departureId, holderId, seats }: { departureId: string; holderId: string; seats: number },
): Promise<{ from: FromAllotment | null } | false> {
  positive(seats)
  await lockDeparture(tx, departureId)
  const allotment = await findLiveAllotment(tx, { departureId, holderId })
  const allotted = Math.min(seats, allotment?.rest ?? 0)
  const onSale = allotted === seats ? (['published', 'full'] as const) : (['published'] as const)
  if (!(await change(tx, departureId, { held: seats, sold: 0, allotted: -allotted }, onSale))) return false
  if (!allotment || allotted === 0) return { from: null }
  await moveTaken(tx, allotment.id, allotted)
  return { from: { allotmentId: allotment.id, seats: allotted } }
}

/** Turns held seats into sold ones. @throws Error when fewer are held. */
export async function sellHeldSeats(tx: Db, departureId: string, seats: number): Promise<void> {
  await mustChange(tx, departureId, seats, { held: -seats, sold: seats, allotted: 0 })
}

/** Gives held seats back, those of an allotment to it. @throws Error when fewer are held. */
export async function releaseHeldSeats(
  tx: Db,
  departureId: string,
  seats: number,
  from: FromAllotment | null = null,
): Promise<void> {
  const allotted = await giveBack(tx, departureId, seats, from)
  await mustChange(tx, departureId, seats, { held: -seats, sold: 0, allotted })
}

/**
 * Sells seats that are not held: a payment that arrived after its hold had ended. False when fewer are left.
 * Works on closed departures too, because the customer has paid. Seats that came from an allotment are taken out of it
 * again as far as they are still there.
 */
export async function takeSoldSeats(
  tx: Db,
  departureId: string,
  seats: number,
  from: FromAllotment | null = null,
): Promise<boolean> {
  positive(seats)
  const allotment = from && (await lockedAllotment(tx, departureId, from))
  const allotted = allotment ? Math.min(from.seats, seats, allotment.rest) : 0
  if (!(await change(tx, departureId, { held: 0, sold: seats, allotted: -allotted }))) return false
  if (allotment && allotted > 0) await moveTaken(tx, allotment.id, allotted)
  return true
}

/** Gives sold seats back after a cancellation, those of an allotment to it. @throws Error when fewer are sold. */
export async function returnSoldSeats(
  tx: Db,
  departureId: string,
  seats: number,
  from: FromAllotment | null = null,
): Promise<void> {
  const allotted = await giveBack(tx, departureId, seats, from)
  await mustChange(tx, departureId, seats, { held: 0, sold: -seats, allotted })
}

/** What changes of a departure's counters; what is neither held, sold nor allotted is free. */
type SeatChange = { held: number; sold: number; allotted: number }

/** Puts seats back into the allotment they came from; gives how many, none once it is released. */
async function giveBack(tx: Db, departureId: string, seats: number, from: FromAllotment | null): Promise<number> {
  const allotment = from && (await lockedAllotment(tx, departureId, from))
  const allotted = allotment ? Math.min(from.seats, seats, allotment.taken) : 0
  if (allotment && allotted > 0) await moveTaken(tx, allotment.id, -allotted)
  return allotted
}

async function lockedAllotment(tx: Db, departureId: string, { allotmentId }: FromAllotment) {
  await lockDeparture(tx, departureId)
  const allotment = await findAllotment(tx, allotmentId)
  return allotment && !allotment.releasedAt ? allotment : undefined
}

async function mustChange(tx: Db, departureId: string, seats: number, by: SeatChange): Promise<void> {
  positive(seats)
  const isChanged = await change(tx, departureId, by)
  if (!isChanged) throw new Error(`departure ${departureId} has not ${seats} such seats`)
}

/** Also for what changes an allotment itself; false when the seats are not there, or the departure is in another state. */
export async function change(
  tx: Db,
  departureId: string,
  by: SeatChange,
  onlyIn?: readonly ('published' | 'full')[],
  alongside: readonly Write[] = [],
): Promise<boolean> {
  const taken = by.held + by.sold + by.allotted
  const changed = await withWrites(own(tx), alongside)
    .updateTable('departures')
    .set({
      seats_held: sql<number>`seats_held + ${by.held}`,
      seats_sold: sql<number>`seats_sold + ${by.sold}`,
      seats_allotted: sql<number>`seats_allotted + ${by.allotted}`,
    })
    .where('id', '=', departureId)
    .where(
      sql<boolean>`seats_held + ${by.held} >= 0 and seats_sold + ${by.sold} >= 0 and seats_allotted + ${by.allotted} >= 0`,
    )
    .where(sql<boolean>`capacity - seats_held - seats_sold - seats_allotted >= ${taken}`)
    .$if(onlyIn !== undefined, (query) => query.where('status', 'in', onlyIn ?? []))
    .returning(['public_id', 'capacity', 'seats_held', 'seats_sold', 'seats_allotted', 'minimum', 'status'])
    .executeTakeFirst()
  if (!changed) return false

  const free = changed.capacity - changed.seats_held - changed.seats_sold - changed.seats_allotted
  const before = free + taken
  // Whoever waits comes before the shop: what fits them is held for them before anybody sees it free.
  const isFreed = taken < 0 && changed.status === 'published'
  const after = free - (isFreed ? await assignFreeSeats(tx, departureId, free) : 0)
  // Pages count the last places out; above them a number that is a little old does no harm.
  const isCountedOut = before !== after && Math.min(before, after) <= FEW_SEATS
  const isCertain = (sold: number) => changed.minimum !== null && sold >= changed.minimum
  const isTurned = isCertain(changed.seats_sold) !== isCertain(changed.seats_sold - by.sold)
  const news = [
    ...(isCountedOut || isTurned ? [seatsTag(changed.public_id)] : []),
    ...(by.sold === 0 ? [] : [soldTag(changed.public_id)]),
  ]
  if (news.length > 0) await invalidatePages(tx, ...news)
  return true
}

function positive(seats: number): number {
  if (!Number.isSafeInteger(seats) || seats < 1)
    throw new RangeError(`seats must be a positive whole number, got ${seats}`)
  return seats
}
