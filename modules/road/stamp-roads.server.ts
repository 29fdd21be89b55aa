import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** Changes whenever anything is marked about one of the departures, or settled; reads about nobody. */
export async function stampRoads(db: Db, departureIds: readonly string[]): Promise<string> {
  if (departureIds.length === 0) return ''
  const ids = sql.join(departureIds.map((id) => sql`${id}::uuid`))
  const { rows } = await sql<{ stamp: Date | null; marks: number }>`
    select max(at) as stamp, count(*)::int as marks from (
      select road_ticks.received_at as at from road_ticks
        join road_counts on road_counts.id = road_ticks.count_id where departure_id in (${ids})
      union all select received_at from road_counts where departure_id in (${ids})
      union all select received_at from road_luggage where departure_id in (${ids})
      union all select greatest(received_at, said_at, settled_at) from road_incidents where departure_id in (${ids})
    ) marks`.execute(db)
  const [row] = rows
  return row?.stamp ? `${String(row.marks)}-${String(row.stamp.getTime())}` : ''
}
