import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import type { RoomPlan } from './domain/room-plan.ts'
import { roomsOfStay } from './domain/to-guest.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { roomPlanOf, type RoomPlanWish } from './room-plan-of.server.ts'

export type TakeRoomPlanFailure = { code: 'edit-conflict' } | { code: 'plan-changed' } | { code: 'stay-not-found' }

/**
 * Writes a plan of `roomPlanOf` as it was seen: opens its rooms and places everybody it names, each with the reason.
 * `undoProposal` takes all of it back. The same confirmation again writes nothing and answers the same.
 *
 * Fails with `edit-conflict` when somebody arranged the day since, `plan-changed` when travellers came, went or changed
 * so that the plan would be another one, or `stay-not-found`; then nothing has changed.
 */
export async function takeRoomPlan(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & RoomPlanWish & { fingerprint: string },
  now: Date,
): Promise<Result<undefined, TakeRoomPlanFailure>> {
  const { date, version, stay, from, fingerprint } = request
  return inTransaction(db, async (tx) => {
    const seen = await findWorkspace(tx, admin, date, now)
    const planned = roomPlanOf(seen, { stay, from })
    if (!planned) return fail({ code: 'stay-not-found' })
    if (seen.version === version && planned.fingerprint !== fingerprint) return fail({ code: 'plan-changed' })
    // Read before the lock, judged after it: a day that somebody changed meanwhile has another version.
    if (seen.version !== version || !(await lockDate(tx, request)))
      return (await isTaken(tx, request)) ? ok(undefined) : fail({ code: 'edit-conflict' })

    const { plan } = planned
    const roomIds = await openRooms(tx, { date, stay, plan, position: roomsOfStay(seen, planned.stay).length })
    const places = plan.places.map((place) => ({ ...place, roomId: roomIds.get(place.roomId) ?? place.roomId }))
    if (places.length > 0) {
      await own(tx)
        .insertInto('operation_places')
        .values(places.map(({ guestId, roomId, reason }) => ({ passenger_id: guestId, stay, room_id: roomId, reason })))
        // Who came over from another day may have had a room in the same hotel then.
        .onConflict((place) =>
          place.columns(['passenger_id', 'stay']).doUpdateSet((to) => ({
            room_id: to.ref('excluded.room_id'),
            reason: to.ref('excluded.reason'),
          })),
        )
        .execute()
    }
    await own(tx)
      .insertInto('operation_proposals')
      .values({
        departs_on: date,
        stay,
        places: toJson(places),
        room_ids: toJson([...roomIds.values()]),
        made_at: now,
        fingerprint,
      })
      .execute()
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'operation.propose',
        subject: { kind: 'departure-date', id: date },
        after: { stay, from, places, opened: roomIds.size, left: plan.left },
      },
      now,
    )
    return ok(undefined)
  })
}

/** Ids of the rooms that were opened, by their ids in the plan. */
async function openRooms(
  tx: Db,
  { date, stay, plan, position }: { date: SeenDate['date']; stay: string; plan: RoomPlan; position: number },
): Promise<Map<string, string>> {
  if (plan.opens.length === 0) return new Map()
  const opened = await own(tx)
    .insertInto('operation_rooms')
    .values(
      plan.opens.map(({ number, beds }, at) => ({ departs_on: date, stay, number, beds, position: position + at })),
    )
    .returning(['id', 'number'])
    .execute()
  const idOf = new Map(opened.map(({ id, number }) => [number, id]))
  return new Map(plan.opens.map(({ id, number }) => [id, idOf.get(number) ?? id]))
}

async function isTaken(
  tx: Db,
  { date, stay, fingerprint }: { date: SeenDate['date']; stay: string; fingerprint: string },
): Promise<boolean> {
  const taken = await own(tx)
    .selectFrom('operation_proposals')
    .select('id')
    .where('departs_on', '=', date)
    .where('stay', '=', stay)
    .where('fingerprint', '=', fingerprint)
    .where('undone_at', 'is', null)
    .executeTakeFirst()
  return taken !== undefined
}
