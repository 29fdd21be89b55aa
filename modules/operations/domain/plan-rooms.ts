import { joinOwn } from './join-own.ts'
import type { LeftGuest, PlaceReason, RoomPlan } from './room-plan.ts'
import { areSoldTogether, bedsPaidFor, isChild, needsBed, type Guest, type Room } from './rooming.ts'
import { freeBeds, roomsBeingFilled, type FilledRoom, type RoomsBeingFilled } from './rooms-being-filled.ts'
import { unitsOfFamily, type Unit } from './sleeping-units.ts'
import { tiesAmong, type Ties } from './ties-among.ts'

/**
 * Rooms for those who have none, without moving anybody who has one. Who paid a double together sleeps together; a family
 * is placed all or not at all; men and women share as a family only; children sleep beside their own; everybody sleeps in
 * a room of the size that was paid for. Rooms that are missing are opened. Everybody else is left out with a reason. The
 * same guests and rooms always give the same plan.
 */
export function planRooms(
  guests: readonly Guest[],
  rooms: readonly Room[],
  placed: ReadonlyMap<string, string>,
): RoomPlan {
  const ties = tiesAmong(guests)
  const filling = roomsBeingFilled(guests, rooms, placed)
  const isOpen = ({ id }: Guest) => !placed.has(id)
  const settled = new Set(guests.filter((each) => !isOpen(each) && isSettled(each, filling)))
  const left: LeftGuest[] = []
  /** Beds beside those whose family waits stay free for it. */
  const kept = new Set<FilledRoom>()
  const units = ties.families.flatMap((family): Unit[] => {
    const open = family.filter(isOpen)
    const own = unitsOfFamily(family, settled, ties)
    const joined = joinOwn(own.units, { filling, ties, isOpen })
    const problems = [...own.left, ...joined.left].filter(({ guestId }) => open.some(({ id }) => id === guestId))
    if (problems.length === 0) return joined.rest
    joined.takeBack()
    left.push(...open.map((guest) => problems.find(({ guestId }) => guestId === guest.id) ?? waitsFor(guest, problems)))
    for (const each of family) {
      const room = filling.roomOf(each)
      if (room) kept.add(room)
    }
    return []
  })
  for (const { guests: all, roomBeds } of units.filter(({ sharesWith }) => sharesWith === null))
    filling.takeEmpty(roomBeds).guests.push(...all)
  const sharing = units.filter(({ sharesWith }) => sharesWith !== null)
  for (const unit of sharing.toSorted((a, b) => bedsOf(b) - bedsOf(a))) {
    const room = sharedRoom(unit, filling, { kept, ties }) ?? filling.takeEmpty(unit.roomBeds)
    room.guests.push(...unit.guests)
  }
  return { opens: filling.opens, places: placesIn(filling, isOpen, ties), left }
}

/** Nobody who comes later can have a bed beside them. */
function isSettled(guest: Guest, { roomOf }: RoomsBeingFilled): boolean {
  const room = roomOf(guest)
  return !room || freeBeds(room) <= 0 || bedsPaidFor(guest.fare) === null
}

function waitsFor({ id }: Guest, [first]: readonly LeftGuest[]): LeftGuest {
  return { guestId: id, why: 'family-waits', because: first?.guestId ?? null }
}

function bedsOf({ guests }: Unit): number {
  return guests.filter(needsBed).length
}

/** With their family before those who booked along, and with these before others of the same sex. */
function sharedRoom(
  unit: Unit,
  { all }: RoomsBeingFilled,
  { kept, ties }: { kept: ReadonlySet<FilledRoom>; ties: Ties },
): FilledRoom | undefined {
  const fitting = all.filter((each) => {
    const adults = each.guests.filter((guest) => !isChild(guest))
    return (
      each.room.beds === unit.roomBeds &&
      freeBeds(each) >= bedsOf(unit) &&
      !kept.has(each) &&
      adults.length > 0 &&
      adults.every(({ gender }) => gender === unit.sharesWith)
    )
  })
  const beside = (isNear: (one: Guest, other: Guest) => boolean) =>
    fitting.find(({ guests }) => guests.some((one) => unit.guests.some((other) => isNear(one, other))))
  return (
    beside(ties.isFamily) ?? beside(areSoldTogether) ?? beside((one, other) => one.party === other.party) ?? fitting[0]
  )
}

function placesIn({ all }: RoomsBeingFilled, isOpen: (guest: Guest) => boolean, ties: Ties): RoomPlan['places'] {
  return all.flatMap(({ room, guests }) =>
    guests
      .filter(isOpen)
      .map((guest) => ({ guestId: guest.id, roomId: room.id, reason: reasonOf(guest, guests, ties) })),
  )
}

function reasonOf(guest: Guest, all: readonly Guest[], ties: Ties): PlaceReason {
  if (isChild(guest)) return 'child-with-family'
  const others = all.filter((each) => each !== guest && !isChild(each))
  if (bedsPaidFor(guest.fare) === 1 && others.length === 0) return 'alone-as-paid'
  if (all.some((each) => ties.isFamily(each, guest))) return 'family-together'
  if (others.some((each) => areSoldTogether(each, guest))) return 'sold-together'
  return others.some(({ party }) => party === guest.party) ? 'party-together' : 'same-gender'
}
