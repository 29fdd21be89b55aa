import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** A moment, as the database knows it: which transactions it showed, and what time it was. */
export type Moment = { snapshot: string; at: Date }

/** Changes are remembered for so long. */
const KEPT_DAYS = 3

/**
 * This moment, and of which departures anything was written that the one before did not show, or of which a place was held
 * until between both. One question.
 */
export async function readDepartureChanges(
  db: Db,
  since: Moment | undefined,
  now: Date,
): Promise<{ moment: Moment; changed: string[] }> {
  const changes = since
    ? sql`select departure_id from departure_changes
        where changed_in >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot)::text::bigint
          and not pg_visible_in_snapshot(changed_in::text::xid8, ${since.snapshot}::pg_snapshot)
        union select departure_id from seat_holds
        where state = 'held' and expires_at > ${since.at} and expires_at <= ${now}`
    : sql`select null::uuid as departure_id where false`
  const { rows } = await sql<{ snapshot: string; changed: string[] | null }>`
    select pg_current_snapshot()::text as snapshot, (select json_agg(departure_id) from (${changes}) as changes) as changed`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw new Error('a question without tables always has a row')
  return { moment: { snapshot: row.snapshot, at: now }, changed: row.changed ?? [] }
}

export async function forgetDepartureChanges(db: Db, now: Date): Promise<void> {
  await own(db)
    .deleteFrom('departure_changes')
    .where('changed_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .execute()
}
