import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { everybodySeated } from './data/seated-travellers.server.ts'
import { pocketTokenOf } from './pocket-access.server.ts'

/** What opens the pocket page of an order, and the language of the order. */
export type PocketOfBearer = { publicId: string; token: string; locale: Locale }

/** The pocket page of a traveller who has a seat and was born on that day; `undefined` for anybody else. */
export async function findPocketOfBearer(
  db: Db,
  { passengerId, bornOn }: { passengerId: string; bornOn: PlainDate },
  now: Date,
): Promise<PocketOfBearer | undefined> {
  const found = await everybodySeated(db, now)
    .select(['orders.public_id as publicId', 'orders.access_token as accessToken', 'orders.locale'])
    .where('passengers.id', '=', passengerId)
    .where('passengers.born_on', '=', bornOn)
    .executeTakeFirst()
  return found && { publicId: found.publicId, token: pocketTokenOf(found.accessToken), locale: found.locale }
}
