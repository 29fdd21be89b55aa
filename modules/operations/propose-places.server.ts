import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { neededRooms } from './domain/needed-rooms.ts'
import { proposeRooms, type Proposal } from './domain/propose-rooms.ts'
import { placesOfStay, roomsOfStay, toGuest, travellersOfStay } from './domain/to-guest.ts'
import type { WorkRoom } from './domain/workspace.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type ProposalFailure = { code: 'edit-conflict' } | { code: 'stay-not-found' }

/**
 * Places everybody who has no room in a hotel yet, as `proposeRooms` decides, and opens rooms that are missing for it,
 * numbered `Y1`, `Y2` until the hotel names its own. Each place keeps its reason; `undoProposal` takes all of it back.
 *
 * Fails with `edit-conflict` or `stay-not-found`; then nothing has changed.
 */
export async function proposePlaces(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { stay: string },
  now: Date,
): Promise<Result<Proposal, ProposalFailure>> {
  return db.transaction().execute(async (tx) => {
    const seen = await findWorkspace(tx, admin, request.date, now)
    const stay = seen.stays.find(({ key }) => key === request.stay)
    if (!stay) return fail({ code: 'stay-not-found' })
    if (seen.version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })

    const travellers = travellersOfStay(seen, stay)
    const placed = placesOfStay(travellers, stay)
    const rooms = roomsOfStay(seen, stay)
    const guests = travellers.map(toGuest)
    const open = guests.filter(({ id }) => !placed.has(id))
    const isEmpty = (room: WorkRoom) => ![...placed.values()].includes(room.id)
    const missing = neededRooms(open).flatMap(({ beds, count }) => {
      const free = rooms.filter((room) => room.beds === beds && isEmpty(room)).length
      return Array.from({ length: Math.max(0, count - free) }, () => beds)
    })
    const opened = await openRooms(tx, { date: request.date, stay: stay.key, beds: missing, taken: rooms })
    const proposal = proposeRooms(guests, [...rooms, ...opened], placed)
    if (proposal.places.length > 0) {
      await own(tx)
        .insertInto('operation_places')
        .values(
          proposal.places.map(({ guestId, roomId, reason }) => ({
            passenger_id: guestId,
            stay: stay.key,
            room_id: roomId,
            reason,
          })),
        )
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
        departs_on: request.date,
        stay: stay.key,
        places: toJson(proposal.places),
        room_ids: toJson(opened.map(({ id }) => id)),
        made_at: now,
      })
      .execute()
    await recordAudit(
      tx,
      {
        actor: admin,
        action: 'operation.propose',
        subject: { kind: 'departure-date', id: request.date },
        after: { stay: stay.key, places: proposal.places, opened: opened.length, left: proposal.left },
      },
      now,
    )
    return ok(proposal)
  })
}

async function openRooms(
  tx: Db,
  wish: { date: SeenDate['date']; stay: string; beds: readonly number[]; taken: readonly WorkRoom[] },
): Promise<WorkRoom[]> {
  if (wish.beds.length === 0) return []
  const numbers = new Set(wish.taken.map(({ number }) => number))
  let serial = 0
  const nextNumber = () => {
    do serial += 1
    while (numbers.has(`Y${serial}`))
    return `Y${serial}`
  }
  return own(tx)
    .insertInto('operation_rooms')
    .values(
      wish.beds.map((beds, at) => ({
        departs_on: wish.date,
        stay: wish.stay,
        number: nextNumber(),
        beds,
        position: wish.taken.length + at,
      })),
    )
    .returning(['id', 'stay', 'number', 'beds'])
    .execute()
}
