import { parseTypedDate } from '#kernel/typed-date.ts'
import type { Money } from '#kernel/money.ts'
import {
  faresOfParty,
  guestKinds,
  priceOf,
  proposeRooms,
  roomFareOf,
  roomSizes,
  sellsRooms,
  type Fare,
  type GuestKind,
  type RoomFare,
  type WishedRoom,
} from '#modules/catalog/index.ts'
import type { SaleDeparture } from './load-sale.server.ts'
import { kindByAge, type SaleGuest } from './sale-guest.ts'

/** Somebody of the party as the form has them; what is not chosen follows from their age and the size of the party. */
export type Person = {
  key: number
  guest: SaleGuest
  firstName: string
  lastName: string
  bornOn: string
  passportExpiresOn: string
  kind: GuestKind | undefined
  room: number | undefined
}

export type PartyState = { people: Person[]; wishes: WishedRoom[]; nextKey: number }

/** The party as it is sold on one departure. */
export type ArrangedParty = { people: ArrangedPerson[]; rooms: ArrangedRoom[]; hasRooms: boolean }
export type ArrangedPerson = Person & {
  kind: GuestKind
  room: number
  fare: Fare | undefined
  price: Money | undefined
}
export type ArrangedRoom = {
  number: number
  wish: WishedRoom
  fare: RoomFare | undefined
  people: ArrangedPerson[]
  /** Beds of the room that others of the group may take. */
  sharedBeds: number
}

export function beginParty(guests: readonly SaleGuest[], wish: WishedRoom = 'fitting'): PartyState {
  return addGuests({ people: [], wishes: guests.map(() => wish), nextKey: 0 }, guests)
}

/** The party of a form that came back, with everything that was typed. */
export function partyOfFields(fields: Readonly<Record<string, string>>, guests: readonly SaleGuest[]): PartyState {
  const count = Math.max(1, Number(fields['count']) || 0)
  const typed = (index: number, name: string) => fields[`travellers.${index}.${name}`] ?? ''
  const begun = beginParty(Array.from({ length: count }, (_none, index) => guests[index] ?? {}))
  const people = begun.people.map((person, index) => ({
    ...person,
    firstName: typed(index, 'firstName'),
    lastName: typed(index, 'lastName'),
    bornOn: typed(index, 'bornOn'),
    passportExpiresOn: typed(index, 'passportExpiresOn'),
    kind: guestKinds.find((kind) => kind === typed(index, 'kind')),
    room: Number(typed(index, 'room')) || undefined,
  }))
  return { ...begun, people, wishes: begun.people.map((_, at) => wishOf(fields[`rooms.${at + 1}.fare`])) }
}

export function wishOf(typed: string | undefined): WishedRoom {
  return typed !== undefined && Object.hasOwn(roomSizes, typed) ? (typed as RoomFare) : 'fitting'
}

export function resizeParty(party: PartyState, count: number): PartyState {
  const missing = count - party.people.length
  if (missing > 0)
    return addGuests(
      party,
      Array.from({ length: missing }, () => ({})),
    )
  return { ...party, people: party.people.slice(0, Math.max(1, count)) }
}

/** Takes people over from an earlier order: into places where nobody stands yet, nobody twice. */
export function takeOver(party: PartyState, guests: readonly SaleGuest[]): PartyState {
  const named = party.people.filter(({ firstName, lastName }) => firstName !== '' || lastName !== '')
  const added = guests.filter((guest) => named.every((person) => person.guest.earlier?.id !== guest.earlier?.id))
  return addGuests({ ...party, people: named }, added)
}

export function removePerson(party: PartyState, key: number): PartyState {
  const people = party.people.filter((person) => person.key !== key)
  return people.length === 0 ? party : { ...party, people }
}

export function changePerson(party: PartyState, key: number, change: Partial<Person>): PartyState {
  return { ...party, people: party.people.map((each) => (each.key === key ? { ...each, ...change } : each)) }
}

/** Puts somebody into a room; where everybody else sleeps stands from then on, too. */
export function moveTo(party: PartyState, departure: SaleDeparture, key: number, room: number): PartyState {
  const now = arrangeParty(party, departure)
  const wanted = now.people.map((person) => (person.key === key ? room : person.room))
  const numbers = [...new Set(wanted)].toSorted((a, b) => a - b)
  return {
    ...party,
    people: party.people.map((person, at) => ({ ...person, room: numbers.indexOf(wanted[at] ?? 1) + 1 })),
    wishes: numbers.map((number) => party.wishes[number - 1] ?? 'fitting'),
  }
}

export function wishRoom(party: PartyState, room: number, wish: WishedRoom): PartyState {
  const wishes = party.people.map((_, at) => party.wishes[at] ?? 'fitting')
  return { ...party, wishes: wishes.map((each, at) => (at === room - 1 ? wish : each)) }
}

/** Who pays what and sleeps where on a departure, by the rule with which the server reads the same form. */
export function arrangeParty({ people, wishes }: PartyState, departure: SaleDeparture): ArrangedParty {
  const prices = departure.fares
  const kinds = people.map(({ kind, bornOn }) => kind ?? kindByAge(parseTypedDate(bornOn), departure.returnsOn, prices))
  const proposed = proposeRooms(kinds, prices)
  const settled = people.map(({ room }) => room ?? 0)
  const isSettled = settled.some((room) => room > 0)
  const rooms = isSettled ? settled.map((room) => room || Math.max(...settled)) : proposed
  const guests = kinds.map((kind, at) => ({ kind, room: rooms[at] ?? 1 }))
  const fares = faresOfParty(guests, wishes, prices)
  const arranged = people.map((person, at): ArrangedPerson => {
    const fare = fares[at]
    const { kind, room } = guests[at] ?? { kind: 'adult' as const, room: 1 }
    return { ...person, kind, room, fare, price: fare && priceOf(prices, fare) }
  })
  const numbers = [...new Set(rooms)].toSorted((a, b) => a - b)
  return {
    people: arranged,
    hasRooms: sellsRooms(prices),
    rooms: numbers.map((number) => {
      const inside = arranged.filter(({ room }) => room === number)
      const wish = wishes[number - 1] ?? 'fitting'
      const kindsInside = inside.map(({ kind }) => kind)
      const fare = roomFareOf(kindsInside, wish, prices)
      const beds = inside.filter((person) => person.fare === fare).length
      return { number, wish, fare, people: inside, sharedBeds: fare ? roomSizes[fare] - beds : 0 }
    }),
  }
}

function addGuests(party: PartyState, guests: readonly SaleGuest[]): PartyState {
  const people = guests.map((guest, at): Person => {
    const { firstName = '', lastName = '', bornOn = '', passportExpiresOn = '' } = guest
    const typed = { firstName, lastName, bornOn, passportExpiresOn }
    return { ...typed, key: party.nextKey + at, guest, kind: undefined, room: undefined }
  })
  return { ...party, people: [...party.people, ...people], nextKey: party.nextKey + guests.length }
}
