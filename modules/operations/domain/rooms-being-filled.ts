import type { RoomPlan } from './room-plan.ts'
import { needsBed, type Guest, type Room } from './rooming.ts'

export type FilledRoom = { room: Room; guests: Guest[] }

/** The rooms of a hotel while a plan is made: who sleeps there, and who would. */
export type RoomsBeingFilled = {
  all: readonly FilledRoom[]
  opens: RoomPlan['opens']
  roomOf: (guest: Guest) => FilledRoom | undefined
  /** An empty room of the size, opened when there is none. */
  takeEmpty: (beds: number) => FilledRoom
}

export function roomsBeingFilled(
  guests: readonly Guest[],
  rooms: readonly Room[],
  placed: ReadonlyMap<string, string>,
): RoomsBeingFilled {
  const all: FilledRoom[] = rooms.map((room) => ({
    room,
    guests: guests.filter(({ id }) => placed.get(id) === room.id),
  }))
  const opens: RoomPlan['opens'] = []
  return {
    all,
    opens,
    roomOf: (guest) => all.find((each) => each.guests.includes(guest)),
    takeEmpty: (beds) => {
      const empty = all.find((each) => each.room.beds === beds && each.guests.length === 0)
      if (empty) return empty
      const number = nextNumber(all)
      const opened = { room: { id: `opened:${number}`, number, beds }, guests: [] }
      all.push(opened)
      opens.push(opened.room)
      return opened
    },
  }
}

export function freeBeds({ room, guests }: FilledRoom): number {
  return room.beds - guests.filter(needsBed).length
}

/** `Y1`, `Y2` until the hotel names its own. */
function nextNumber(rooms: readonly FilledRoom[]): string {
  const taken = new Set(rooms.map(({ room }) => room.number))
  let serial = 1
  while (taken.has(`Y${serial}`)) serial += 1
  return `Y${serial}`
}
