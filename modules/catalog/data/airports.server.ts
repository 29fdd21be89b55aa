import { sql } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import * as columns from './columns.server.ts'
import { own } from './tables.server.ts'

export type Airport = { city: Localised; timeZone: string }

/** Airports by their codes; codes that nobody knows are left out. */
export async function listAirports(db: Db, codes: readonly string[]): Promise<Map<string, Airport>> {
  const rows = await own(db)
    .selectFrom('airports')
    .select(['code', 'city', 'time_zone'])
    .where('code', '=', sql<string>`any(${[...codes]})`)
    .orderBy('code')
    .limit(500)
    .execute()
  return new Map(
    rows.map(({ code, city, time_zone }) => [code, { city: columns.localised.parse(city), timeZone: time_zone }]),
  )
}

/** The zones of airports by their codes. */
export function zonesOf(airports: ReadonlyMap<string, Airport>): Map<string, string> {
  return new Map([...airports].map(([code, { timeZone }]) => [code, timeZone]))
}
