import { isRoomFare, priceOf, roomFares, roomSizes, type Fare, type FarePrice, type RoomFare } from './fares.ts'

/** Who somebody is for the price of a journey: adults pay for a bed of their room, everybody else a fare of their own. */
export const guestKinds = ['adult', 'child', 'child-no-bed', 'baby'] as const

export type GuestKind = (typeof guestKinds)[number]

/** Somebody of a party, and the number of the room they sleep in, from 1. */
export type PlacedGuest = { kind: GuestKind; room: number }

/** What a room of a party is sold as: a size, in which the party may share with others, or the one it fills. */
export type WishedRoom = RoomFare | 'fitting'

/** The kinds that a departure has a price for. */
export function kindsOnSale(prices: readonly FarePrice[]): GuestKind[] {
  return guestKinds.filter((kind) => kind === 'adult' || priceOf(prices, kind) !== undefined)
}

/** Whether beds of rooms are sold; other journeys have one price for adults. */
export function sellsRooms(prices: readonly FarePrice[]): boolean {
  return priceOf(prices, 'adult') === undefined && prices.some(({ fare }) => isRoomFare(fare))
}

/**
 * What a room is sold as: the wished size when it is on sale and holds everybody, else the smallest that does. The first
 * child of a lone adult takes a bed like an adult, as `priceParty` has it. Nothing for a room without beds to sell, and for
 * one with more people than any room holds.
 */
export function roomFareOf(
  guests: readonly GuestKind[],
  wished: WishedRoom,
  prices: readonly FarePrice[],
): RoomFare | undefined {
  const beds = bedsOf(guests)
  const fitting = roomFares
    .filter((fare) => priceOf(prices, fare) !== undefined && roomSizes[fare] >= Math.max(1, beds))
    .toSorted((a, b) => roomSizes[a] - roomSizes[b])
  return fitting.find((fare) => fare === wished) ?? fitting[0]
}

/** What everybody of a party pays, in the order given; nothing for whoever cannot be sold a place like that. */
export function faresOfParty(
  guests: readonly PlacedGuest[],
  rooms: readonly WishedRoom[],
  prices: readonly FarePrice[],
): (Fare | undefined)[] {
  const onSale = (fare: Fare) => (priceOf(prices, fare) === undefined ? undefined : fare)
  return guests.map((guest, index) => {
    const inRoom = guests.filter(({ room }) => room === guest.room)
    const takesBed = guest.kind === 'adult' || isChildInAdultBed(guest, guests.slice(0, index), inRoom)
    if (!takesBed) return onSale(guest.kind)
    if (!sellsRooms(prices)) return onSale(guest.kind)
    return roomFareOf(
      inRoom.map(({ kind }) => kind),
      rooms[guest.room - 1] ?? 'fitting',
      prices,
    )
  })
}

/**
 * In which room everybody sleeps until somebody says otherwise: one room when the adults fill it, else two by two, with a
 * room for three where one would be alone; children beside the first.
 */
export function proposeRooms(kinds: readonly GuestKind[], prices: readonly FarePrice[]): number[] {
  const sizes = sizesFor(kinds.filter((kind) => kind === 'adult').length, prices)
  const beds = sizes.flatMap((size, at) => Array.from({ length: size }, () => at + 1))
  let next = 0
  return kinds.map((kind) => (kind === 'adult' ? (beds[next++] ?? 1) : 1))
}

function sizesFor(adults: number, prices: readonly FarePrice[]): number[] {
  const sold = roomFares.filter((fare) => priceOf(prices, fare) !== undefined).map((fare) => roomSizes[fare])
  if (!sellsRooms(prices) || sold.some((size) => size === adults)) return [adults]
  const usual = sold.includes(2) ? 2 : Math.max(...sold)
  const full = Array.from({ length: Math.floor(adults / usual) }, () => usual)
  const rest = adults % usual
  if (rest === 0) return full
  const widened = full.length > 0 && sold.some((size) => size === usual + rest)
  return widened ? [...full.slice(1), usual + rest] : [...full, rest]
}

function bedsOf(guests: readonly GuestKind[]): number {
  const adults = guests.filter((kind) => kind === 'adult').length
  return adults === 1 && guests.includes('child') ? 2 : adults
}

function isChildInAdultBed(
  guest: PlacedGuest,
  before: readonly PlacedGuest[],
  inRoom: readonly PlacedGuest[],
): boolean {
  if (guest.kind !== 'child') return false
  const isFirst = before.every(({ kind, room }) => kind !== 'child' || room !== guest.room)
  return isFirst && inRoom.filter(({ kind }) => kind === 'adult').length === 1
}
