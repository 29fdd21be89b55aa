import type { PlainDate } from '#kernel/plain-date.ts'
import { findCardBearer } from '#modules/booking/index.server.ts'
import { findDepartureDays } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** When somebody leaves and is back; `undefined` for whoever does not travel on that order. */
export async function daysOfTraveller(
  db: Db,
  { orderId, passengerId }: { orderId: string; passengerId: string },
  now: Date,
): Promise<{ departsOn: PlainDate; returnsOn: PlainDate } | undefined> {
  const bearer = await findCardBearer(db, passengerId, now)
  return bearer?.orderId === orderId ? findDepartureDays(db, bearer.departureId) : undefined
}
