import type { LeftGuest, PlannedPlace, RoomPlan } from './room-plan.ts'
import { isForbidden, needsBed, objectionsTo, type Guest, type Room } from './rooming.ts'
import { freeBeds, roomsBeingFilled, type FilledRoom } from './rooms-being-filled.ts'

type Hotel = { rooms: readonly Room[]; placed: ReadonlyMap<string, string> }

/**
 * The rooms of another hotel again in this one: those who sleep in one room there sleep in one room of that size here.
 * Nobody who has a room here is moved; who shares with one of them joins them while there are beds, all of a room or
 * none. Rooms that are missing are opened.
 */
export function copyRooms(guests: readonly Guest[], here: Hotel, there: Hotel): RoomPlan {
  const filling = roomsBeingFilled(guests, here.rooms, here.placed)
  const places: PlannedPlace[] = []
  const left: LeftGuest[] = []
  for (const room of there.rooms) {
    const all = guests.filter(({ id }) => there.placed.get(id) === room.id)
    const coming = all.filter(({ id }) => !here.placed.has(id))
    if (coming.length === 0) continue
    const anchor = all.find(({ id }) => here.placed.has(id))
    const beside = anchor && filling.roomOf(anchor)
    const target = anchor ? beside : filling.takeEmpty(room.beds)
    if (!target || (anchor && !takes(target, coming))) {
      left.push(
        ...coming.map(({ id }) => ({ guestId: id, why: 'no-bed-beside' as const, because: anchor?.id ?? null })),
      )
      continue
    }
    target.guests.push(...coming)
    places.push(
      ...coming.map(({ id }) => ({ guestId: id, roomId: target.room.id, reason: 'as-in-other-hotel' as const })),
    )
  }
  const isOut = ({ id }: Guest) => !here.placed.has(id) && !there.placed.has(id)
  left.push(
    ...guests.filter(isOut).map(({ id }) => ({ guestId: id, why: 'not-in-other-hotel' as const, because: null })),
  )
  return { opens: filling.opens, places, left }
}

function takes(target: FilledRoom, coming: readonly Guest[]): boolean {
  return (
    coming.filter(needsBed).length <= freeBeds(target) &&
    coming.every((guest) => {
      const others = [...target.guests, ...coming.filter((each) => each !== guest)]
      return !objectionsTo(guest, target.room, others).some((each) => each !== 'room-full' && isForbidden(each))
    })
  )
}
