import type { FloorWish, ViewWish } from './room-wishes.ts'
import type { Workspace } from './workspace.ts'

export type ListedRoom = { id: string; number: string; beds: number; floor: FloorWish | ''; view: ViewWish | '' }

export type ListedGuest = {
  id: string
  roomId: string
  name: string
  gender: 'female' | 'male' | null
  nationality: string
  wish: string
}

/** Who sleeps where in a hotel, as the hotel is told: names, no papers. */
export type RoomList = { rooms: ListedRoom[]; guests: ListedGuest[] }

/** What a hotel has to do since the list it has: by number, because that is all it knows of a room. */
export type RoomListChanges = {
  added: ListedRoom[]
  removed: ListedRoom[]
  /** Other beds or wishes, or another number. */
  changed: { before: ListedRoom; after: ListedRoom }[]
  came: { guest: ListedGuest; to: string }[]
  left: { guest: ListedGuest; from: string }[]
  moved: { guest: ListedGuest; from: string; to: string }[]
  /** Another name, sex, nationality or wish of somebody who stays in the room. */
  corrected: { before: ListedGuest; after: ListedGuest; at: string }[]
}

/** The rooms of a hotel that anybody sleeps in or that are kept open, with their guests. */
export function roomListOf({ rooms, travellers }: Workspace, stay: string): RoomList {
  const own = rooms.filter((room) => room.stay === stay)
  return {
    rooms: own.map(({ id, number, beds, floor, view }) => ({ id, number, beds, floor, view })),
    guests: own.flatMap((room) =>
      travellers
        .filter((each) => each.rooms[stay]?.id === room.id)
        .map(({ id, firstName, lastName, gender, nationality, roomWish }) => ({
          id,
          roomId: room.id,
          name: `${lastName} ${firstName}`,
          gender,
          nationality,
          wish: roomWish,
        })),
    ),
  }
}

export function changesBetween(before: RoomList, after: RoomList): RoomListChanges {
  const roomOf = (list: RoomList, id: string) => list.rooms.find((room) => room.id === id)
  const numberOf = (list: RoomList, { roomId }: ListedGuest) => roomOf(list, roomId)?.number ?? ''
  const guestOf = (list: RoomList, id: string) => list.guests.find((guest) => guest.id === id)
  const staying = after.guests.flatMap((guest) => {
    const known = guestOf(before, guest.id)
    return known ? [{ known, guest }] : []
  })
  return {
    added: after.rooms.filter(({ id }) => !roomOf(before, id)),
    removed: before.rooms.filter(({ id }) => !roomOf(after, id)),
    changed: after.rooms.flatMap((room) => {
      const known = roomOf(before, room.id)
      return known && !isSameRoom(known, room) ? [{ before: known, after: room }] : []
    }),
    came: after.guests.filter(({ id }) => !guestOf(before, id)).map((guest) => ({ guest, to: numberOf(after, guest) })),
    left: before.guests
      .filter(({ id }) => !guestOf(after, id))
      .map((guest) => ({ guest, from: numberOf(before, guest) })),
    moved: staying
      .filter(({ known, guest }) => known.roomId !== guest.roomId)
      .map(({ known, guest }) => ({ guest, from: numberOf(before, known), to: numberOf(after, guest) })),
    corrected: staying
      .filter(({ known, guest }) => known.roomId === guest.roomId && !isSameGuest(known, guest))
      .map(({ known, guest }) => ({ before: known, after: guest, at: numberOf(after, guest) })),
  }
}

/** How many things a hotel has to do. */
export function countChanges(changes: RoomListChanges): number {
  return Object.values(changes).reduce((sum, each) => sum + each.length, 0)
}

function isSameRoom(one: ListedRoom, other: ListedRoom): boolean {
  return one.number === other.number && one.beds === other.beds && one.floor === other.floor && one.view === other.view
}

function isSameGuest(one: ListedGuest, other: ListedGuest): boolean {
  return (
    one.name === other.name &&
    one.gender === other.gender &&
    one.nationality === other.nationality &&
    one.wish === other.wish
  )
}
