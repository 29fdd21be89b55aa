import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { listDepartureDays, readPromised } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'

/** A journey is not longer, and none is planned farther ahead. */
const LONGEST_DAYS = 60
const DAYS_AHEAD = 1_000

/** Departures that nobody has touched since promises are written down begin with what they promise now. */
export async function seedLedgers(db: Db, now: Date): Promise<number> {
  const today = dayInIstanbul(now)
  const days = await listDepartureDays(db, { from: addDays(today, -LONGEST_DAYS), until: addDays(today, DAYS_AHEAD) })
  const known = await own(db).selectFrom('promised_facts').select('departure_id').distinct().execute()
  const isKnown = new Set(known.map(({ departure_id }) => departure_id))
  const unknown = days.map(({ id }) => id).filter((id) => !isKnown.has(id))
  const promised = [...(await readPromised(db, unknown))]
  if (promised.length === 0) return 0
  await own(db)
    .insertInto('promised_facts')
    .values(
      promised.map(([id, facts]) => ({
        departure_id: id,
        since: now,
        facts: toJson(facts),
        reason: null,
        told_at: now,
      })),
    )
    .execute()
  return promised.length
}
