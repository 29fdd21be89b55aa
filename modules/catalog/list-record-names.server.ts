import type { Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { named } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

export type RecordName = { key: string; name: Localised }

/** Every category, published or not, in the agency's order. */
export async function listCategoryNames(db: Db): Promise<RecordName[]> {
  const rows = await own(db)
    .selectFrom('categories')
    .select(['key', 'name'])
    .orderBy('sort_order')
    .orderBy('key')
    .limit(500)
    .execute()
  return rows.map(({ key, name }) => ({ key, name: named.parse(name) }))
}

/** Every hotel and every other place to stay, by city. */
export async function listHotelNames(db: Db): Promise<RecordName[]> {
  const rows = await own(db)
    .selectFrom('hotels')
    .select(['key', 'name'])
    .orderBy('city')
    .orderBy('key')
    .limit(2000)
    .execute()
  return rows.map(({ key, name }) => ({ key, name: named.parse(name) }))
}

/** Every airline, by code. */
export async function listAirlineNames(db: Db): Promise<RecordName[]> {
  const rows = await own(db).selectFrom('airlines').select(['code', 'name']).orderBy('code').limit(500).execute()
  return rows.map(({ code, name }) => ({ key: code, name: named.parse(name) }))
}

/** Every airport, by code. */
export async function listAirportNames(db: Db): Promise<RecordName[]> {
  const rows = await own(db).selectFrom('airports').select(['code', 'name']).orderBy('code').limit(500).execute()
  return rows.map(({ code, name }) => ({ key: code, name: named.parse(name) }))
}
