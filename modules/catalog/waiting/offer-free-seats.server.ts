import { sql } from 'kysely'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { lockDeparture } from '../data/allotments.server.ts'
import { assignFreeSeats } from '../data/offer-places.server.ts'
import { own } from '../data/tables.server.ts'
import { seatsTag } from '../page-tags.server.ts'

/** Offers what is free to those who wait: for everything that frees seats without giving some back. */
export async function offerFreeSeats(tx: Db, departureId: string, skipping: { except?: string } = {}): Promise<void> {
  await lockDeparture(tx, departureId)
  const row = await own(tx)
    .selectFrom('departures')
    .select(['public_id', 'status', sql<number>`capacity - seats_held - seats_sold - seats_allotted`.as('free')])
    .where('id', '=', departureId)
    .executeTakeFirst()
  if (row?.status !== 'published') return
  if ((await assignFreeSeats(tx, departureId, row.free, skipping)) > 0)
    await invalidatePages(tx, seatsTag(row.public_id))
}
