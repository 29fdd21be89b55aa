import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** Who a place on a waiting list belongs to. */
export type WaitingPerson = { placeId: string; language: Locale; name: string; email: string; phone: string }

const columns = ['place_id as placeId', 'language', 'name', 'email', 'phone'] as const

export async function findWaitingPerson(db: Db, placeId: string): Promise<WaitingPerson | undefined> {
  return own(db).selectFrom('waiting_people').select(columns).where('place_id', '=', placeId).executeTakeFirst()
}

/** The people of these places; those who were erased are missing. */
export async function listWaitingPeople(db: Db, placeIds: readonly string[]): Promise<Map<string, WaitingPerson>> {
  if (placeIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('waiting_people')
    .select(columns)
    .where('place_id', 'in', [...placeIds])
    .orderBy('place_id')
    .limit(placeIds.length)
    .execute()
  return new Map(rows.map((row) => [row.placeId, row]))
}

/** The places that belong to an address, wherever they are. */
export async function listPlacesUnder(db: Db, key: string): Promise<string[]> {
  const rows = await own(db)
    .selectFrom('waiting_people')
    .select('place_id')
    .where('email_key', '=', key)
    .orderBy('place_id')
    .execute()
  return rows.map(({ place_id }) => place_id)
}
