import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { LastVisit, Permit } from '../domain/permits.ts'
import type { SeenDate } from './lock-date.server.ts'
import { own } from './tables.server.ts'

type PermitOf = { passengerId: string; permit: Permit }

const nobody = '00000000-0000-0000-0000-000000000000'

/** What is known of one traveller: when they were last in the Rawdah, and what was asked for or granted. */
export type PersonPermits = { lastVisit: LastVisit; permits: Permit[] }

/** Of the travellers named by their ids; where a day is named, also permits that were written on it for anybody else. */
export async function readPermits(
  db: Db,
  passengerIds: readonly string[],
  date?: PlainDate,
): Promise<{ people: Record<string, PersonPermits>; others: PermitOf[] }> {
  const ids = passengerIds.length > 0 ? passengerIds : [nobody]
  const rows = await own(db)
    .selectFrom('operation_permits')
    .select(['passenger_id as passengerId', 'kind', 'state', 'day', 'hour', 'until', 'gate', 'reference'])
    .where((permit) =>
      permit.or([permit('passenger_id', 'in', ids), ...(date === undefined ? [] : [permit('departs_on', '=', date)])]),
    )
    .orderBy('day')
    .orderBy('hour')
    .orderBy('passenger_id')
    .execute()
  const visits = await own(db)
    .selectFrom('operation_rawdah_visits')
    .select(['passenger_id', 'visited_on'])
    .where('passenger_id', 'in', ids)
    .execute()
  const permits = Map.groupBy(rows, ({ passengerId }) => passengerId)
  const lastVisits = new Map<string, LastVisit>(
    visits.map(({ passenger_id, visited_on }) => [passenger_id, visited_on ?? 'never']),
  )
  const named = new Set(passengerIds)
  return {
    people: Object.fromEntries(
      passengerIds.map((id) => [
        id,
        { lastVisit: lastVisits.get(id) ?? 'unknown', permits: (permits.get(id) ?? []).map(withoutPerson) },
      ]),
    ),
    others: rows
      .filter(({ passengerId }) => !named.has(passengerId))
      .map((row) => ({ passengerId: row.passengerId, permit: withoutPerson(row) })),
  }
}

function withoutPerson({ passengerId: _person, ...permit }: Permit & { passengerId: string }): Permit {
  return permit
}

/** Writes permits over what stood there of their kind; the day is locked by the caller. */
export async function writePermits(tx: Db, { date }: SeenDate, permits: readonly PermitOf[], now: Date): Promise<void> {
  if (permits.length === 0) return
  await own(tx)
    .insertInto('operation_permits')
    .values(
      permits.map(({ passengerId, permit }) => ({
        passenger_id: passengerId,
        departs_on: date,
        ...permit,
        changed_at: now,
      })),
    )
    .onConflict((known) =>
      known.columns(['passenger_id', 'kind']).doUpdateSet((to) => ({
        departs_on: to.ref('excluded.departs_on'),
        state: to.ref('excluded.state'),
        day: to.ref('excluded.day'),
        hour: to.ref('excluded.hour'),
        until: to.ref('excluded.until'),
        gate: to.ref('excluded.gate'),
        reference: to.ref('excluded.reference'),
        changed_at: to.ref('excluded.changed_at'),
      })),
    )
    .execute()
}

/** Writes down when people were last in the Rawdah, and who said it; `unknown` takes back what was said. */
export async function writeVisits(
  tx: Db,
  {
    passengerIds,
    lastVisit,
    saidBy,
  }: { passengerIds: readonly string[]; lastVisit: LastVisit; saidBy: 'customer' | 'staff' },
  now: Date,
): Promise<void> {
  if (lastVisit === 'unknown') {
    await own(tx).deleteFrom('operation_rawdah_visits').where('passenger_id', 'in', passengerIds).execute()
    return
  }
  const said = { visited_on: lastVisit === 'never' ? null : lastVisit, said_by: saidBy, said_at: now }
  await own(tx)
    .insertInto('operation_rawdah_visits')
    .values(passengerIds.map((passenger_id) => ({ passenger_id, ...said })))
    .onConflict((known) => known.column('passenger_id').doUpdateSet(said))
    .execute()
}
