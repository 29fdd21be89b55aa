import { fail, ok, type Result } from '#kernel/result.ts'
import type { Leader } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { findLedSeats } from '#modules/operations/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { insertCounts, insertLuggage, insertRites, insertTicks, putIncidents } from './data/marks.server.ts'
import { withRightClock } from './domain/right-clock.ts'
import { nothingMarked, type GroupRoad } from './domain/group-road.ts'
import type { RoadMarks } from './domain/marks.ts'
import { marksForgottenOn } from './domain/retention.ts'
import { readGroupRoads } from './read-group-roads.server.ts'

/** Which marks a telephone may drop, those that were taken and those about nobody of the group any more; and what holds now. */
export type TakenMarks = { taken: string[]; unknown: string[]; road: GroupRoad }

/**
 * Takes what the telephone of a leader noted about a group, in any order and as often as it is sent: each mark counts once,
 * and of two about the same thing the one made later holds. `clockErrorMs` is what the clock of the telephone is behind;
 * instants of the future are taken as now. Marks about somebody who is not in the group any more are told in `unknown` and
 * dropped. `not_found` for a group of somebody else.
 */
export async function recordMarks(
  db: Db,
  leader: Leader,
  { group, marks, clockErrorMs }: { group: string; marks: RoadMarks; clockErrorMs: number },
  now: Date,
): Promise<Result<TakenMarks, { code: 'not_found' }>> {
  return inTransaction(db, async (tx) => {
    const led = await findLedSeats(tx, leader, group, now)
    if (!led) return fail({ code: 'not_found' as const })
    const { departureId, departsOn, returnsOn } = led.departure
    const members = new Set(led.passengerIds)
    const right = withRightClock(marks, clockErrorMs, now)
    const forgetOn = marksForgottenOn(returnsOn)
    const arrived = { departureId, leaderId: leader.id, clockErrorMs, receivedAt: now, forgetOn }

    const counts = new Set(await insertCounts(tx, right.counts, arrived))
    const ticks = right.ticks.filter(({ passengerId, countId }) => members.has(passengerId) && counts.has(countId))
    const luggage = right.luggage.filter(({ passengerId }) => members.has(passengerId))
    const incidents = right.incidents.filter(({ passengerId }) => passengerId === null || members.has(passengerId))
    const fresh = {
      ticks: await insertTicks(tx, ticks, arrived),
      luggage: await insertLuggage(tx, luggage, arrived),
      incidents: await putIncidents(tx, incidents, arrived),
    }
    await insertRites(tx, right.rites)

    if (Object.values(fresh).some((number) => number > 0)) {
      const subject = { kind: 'departure-date', id: departsOn } as const
      await recordAudit(tx, { actor: leader, action: 'road.mark', subject, after: fresh }, now)
    }
    const known = [...right.counts, ...ticks, ...luggage, ...incidents, ...right.rites].map(({ id }) => id)
    const sent = [...right.ticks, ...right.luggage, ...right.incidents].map(({ id }) => id)
    const road = (await readGroupRoads(tx, [departureId])).get(departureId) ?? nothingMarked
    return ok({ taken: known, unknown: sent.filter((id) => !known.includes(id)), road })
  })
}
