import { sql } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { BegunCount, IncidentMark, LuggageMark, RiteMark, RoadTick } from '../domain/marks.ts'
import { own } from './tables.server.ts'

/** Of which group marks are, who sent them, by what their clock was wrong, and when they are forgotten. */
type Arrived = { departureId: string; leaderId: string; clockErrorMs: number; receivedAt: Date; forgetOn: PlainDate }

/** Writes the counts that are new, and answers the ids of all counts of the group, those of before too. */
export async function insertCounts(
  db: Db,
  counts: readonly BegunCount[],
  { departureId, receivedAt, forgetOn }: Arrived,
): Promise<string[]> {
  const rows = counts.map(({ id, place, begunAt }) => ({
    id,
    departure_id: departureId,
    place,
    begun_at: begunAt,
    received_at: receivedAt,
    forget_on: forgetOn,
  }))
  if (rows.length > 0)
    await own(db)
      .insertInto('road_counts')
      .values(rows)
      .onConflict((count) => count.column('id').doNothing())
      .execute()
  const known = await own(db).selectFrom('road_counts').select('id').where('departure_id', '=', departureId).execute()
  return known.map(({ id }) => id)
}

/** Writes the ticks that are new; answers how many were. */
export async function insertTicks(db: Db, ticks: readonly RoadTick[], arrived: Arrived): Promise<number> {
  if (ticks.length === 0) return 0
  const rows = ticks.map(({ id, countId, passengerId, isHere, tickedAt }) => ({
    id,
    count_id: countId,
    passenger_id: passengerId,
    is_here: isHere,
    ticked_at: tickedAt,
    ...arrivalOf(arrived),
  }))
  const { numInsertedOrUpdatedRows } = await own(db)
    .insertInto('road_ticks')
    .values(rows)
    .onConflict((tick) => tick.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** Writes the counts of luggage that are new; answers how many were. */
export async function insertLuggage(db: Db, marks: readonly LuggageMark[], arrived: Arrived): Promise<number> {
  if (marks.length === 0) return 0
  const rows = marks.map(({ id, passengerId, point, pieces, countedAt }) => ({
    id,
    departure_id: arrived.departureId,
    passenger_id: passengerId,
    point,
    pieces,
    counted_at: countedAt,
    forget_on: arrived.forgetOn,
    ...arrivalOf(arrived),
  }))
  const { numInsertedOrUpdatedRows } = await own(db)
    .insertInto('road_luggage')
    .values(rows)
    .onConflict((mark) => mark.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/**
 * Writes incidents, and over one that is known what was said later by whoever leads its group; about whom it is and when it
 * happened stay. Answers how many were written or changed.
 */
export async function putIncidents(db: Db, incidents: readonly IncidentMark[], arrived: Arrived): Promise<number> {
  let written = 0
  for (const { id, passengerId, kind, place, note, nextStep, happenedAt, saidAt, isSettled } of incidents) {
    const { numInsertedOrUpdatedRows } = await own(db)
      .insertInto('road_incidents')
      .values({
        id,
        departure_id: arrived.departureId,
        passenger_id: passengerId,
        kind,
        place,
        note,
        next_step: nextStep,
        happened_at: happenedAt,
        said_at: saidAt,
        settled_at: isSettled ? saidAt : null,
        forget_on: arrived.forgetOn,
        ...arrivalOf(arrived),
      })
      .onConflict((incident) =>
        incident
          .column('id')
          .doUpdateSet(({ ref }) => ({
            place: ref('excluded.place'),
            note: ref('excluded.note'),
            next_step: ref('excluded.next_step'),
            said_at: ref('excluded.said_at'),
            // Once settled it stays so: the office may have settled what the telephone still shows as open.
            settled_at: sql<Date | null>`coalesce(road_incidents.settled_at, excluded.settled_at)`,
          }))
          .where('road_incidents.departure_id', '=', arrived.departureId)
          .whereRef('road_incidents.said_at', '<', 'excluded.said_at'),
      )
      .executeTakeFirstOrThrow()
    written += Number(numInsertedOrUpdatedRows)
  }
  return written
}

/** Writes rites that were begun, and the end of those that have none yet. One that ends as it begins is none. */
export async function insertRites(db: Db, rites: readonly RiteMark[]): Promise<void> {
  for (const { id, rite, floor, startedAt, endedAt } of rites) {
    if (endedAt && endedAt <= startedAt) continue
    await own(db)
      .insertInto('road_rites')
      .values({ id, rite, floor, started_at: startedAt, ended_at: endedAt })
      .onConflict((known) =>
        known
          .column('id')
          .doUpdateSet(({ ref }) => ({ ended_at: ref('excluded.ended_at') }))
          .where('road_rites.ended_at', 'is', null)
          .whereRef('excluded.ended_at', '>', 'road_rites.started_at'),
      )
      .execute()
  }
}

function arrivalOf({ leaderId, clockErrorMs, receivedAt }: Arrived) {
  return { leader_id: leaderId, clock_error_ms: clockErrorMs, received_at: receivedAt }
}
