import { readPromised } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'
import { differencesBetween } from './differences.ts'

const MOST_AT_ONCE = 500

/**
 * Writes down what departures promise since something of them was touched; touches that leave everything as it was are
 * forgotten. A departure is worked on by one program at a time. Gives the number of departures that promise something else.
 */
export async function takeTouched(db: Db): Promise<number> {
  const touched = await own(db)
    .selectFrom('touched_departures')
    .select('departure_id')
    .distinct()
    .orderBy('departure_id')
    .limit(MOST_AT_ONCE)
    .execute()
  let changed = 0
  for (const { departure_id } of touched) if (await takeDeparture(db, departure_id)) changed += 1
  return changed
}

async function takeDeparture(db: Db, departureId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const touches = await own(tx)
      .deleteFrom('touched_departures')
      .where('departure_id', '=', departureId)
      .returning(['id', 'at', 'reason'])
      .execute()
    const facts = (await readPromised(tx, [departureId])).get(departureId)
    const times = touches.map(({ at }) => at.getTime())
    if (!facts || times.length === 0) return false
    const latest = await own(tx)
      .selectFrom('promised_facts')
      .select(['facts', 'since'])
      .where('departure_id', '=', departureId)
      .orderBy('since', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (latest && differencesBetween(latest.facts, facts).length === 0) return false
    const reason = touches.toSorted((a, b) => b.id - a.id).find((each) => each.reason !== 'other')?.reason
    const since = latest ? Math.max(...times, latest.since.getTime() + 1) : Math.min(...times)
    await own(tx)
      .insertInto('promised_facts')
      .values({
        departure_id: departureId,
        since: new Date(since),
        facts: toJson(facts),
        reason: latest ? (reason ?? 'other') : null,
        told_at: latest ? null : new Date(since),
      })
      .execute()
    return latest !== undefined
  })
}
