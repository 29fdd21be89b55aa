import { createHash } from 'node:crypto'
import { copyRooms } from './domain/copy-rooms.ts'
import { planRooms } from './domain/plan-rooms.ts'
import type { RoomPlan } from './domain/room-plan.ts'
import { placesOfStay, roomsOfStay, toGuest, travellersOfStay } from './domain/to-guest.ts'
import type { WorkStay, Workspace } from './domain/workspace.ts'

/** The hotel, and the one whose rooms are taken over; null where the rules decide. */
export type RoomPlanWish = { stay: string; from: string | null }

export type SeenRoomPlan = { stay: WorkStay; from: WorkStay | null; plan: RoomPlan; fingerprint: string }

/**
 * Who would sleep where in a hotel and why, for all who have no room there yet: by the rules of `planRooms`, or as in
 * another hotel of the day. Writes nothing. The fingerprint stands for everything the plan was made from, so that
 * `takeRoomPlan` knows whether it is still the same. Undefined when one of the hotels is not of this day.
 */
export function roomPlanOf(workspace: Workspace, wish: RoomPlanWish): SeenRoomPlan | undefined {
  const stay = workspace.stays.find(({ key }) => key === wish.stay)
  const from = workspace.stays.find(({ key }) => key === wish.from) ?? null
  if (!stay || from === stay || (wish.from !== null && !from)) return undefined
  const travellers = travellersOfStay(workspace, stay)
  const guests = travellers.map(toGuest)
  const here = { rooms: roomsOfStay(workspace, stay), placed: placesOfStay(travellers, stay) }
  const there = from && { rooms: roomsOfStay(workspace, from), placed: placesOfStay(travellers, from) }
  const plan = there ? copyRooms(guests, here, there) : planRooms(guests, here.rooms, here.placed)
  const seen = [workspace.date, workspace.version, wish, guests, here.rooms, [...here.placed], plan]
  const fingerprint = createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
  return { stay, from, plan, fingerprint }
}
