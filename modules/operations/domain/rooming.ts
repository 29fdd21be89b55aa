import { isMahramKinship, type Kinship, type Relative } from './kinship.ts'

/** Where a room stands in the rules: who sleeps there, and who may come. */
export type Guest = {
  id: string
  /** Those who booked together. */
  party: string
  /** The family of a group in its party, where it was said who belongs together. */
  family?: string | undefined
  /** The room as it was sold: those who were sold one together name the same. */
  soldRoom?: string | undefined
  surname: string
  gender: 'female' | 'male' | null
  /** In years on the day of return; null until known. */
  age: number | null
  fare: string
  /** Somebody with whom the guest may share a room although they are man and woman. */
  mahramId: string | null
  /** What others are to the guest, as staff stated it. */
  relatives: readonly Relative[]
}

export type Room = { id: string; number: string; beds: number }

export type RoomKind = 'family' | 'female' | 'male' | 'empty'

/** Why somebody may not be put into a room. */
export type RoomObjection =
  | 'room-full'
  | 'gender-unknown'
  | 'not-family'
  | 'child-alone'
  /** They paid for a room of another size: allowed by hand, never proposed. */
  | 'other-room-type'

/** Below this age a child sleeps where its family does, and counts neither as man nor as woman. */
const CHILD_AGE = 12

const bedsOfFare: Record<string, number> = { single: 1, double: 2, triple: 3, quad: 4 }
const withoutBed = new Set(['baby', 'child-no-bed'])
const childFares = new Set(['baby', 'child-no-bed', 'child'])

/** How many sleep in the room somebody has paid for; null where prices name no room. */
export function bedsPaidFor(fare: string): number | null {
  return bedsOfFare[fare] ?? null
}

export function needsBed({ fare }: Pick<Guest, 'fare'>): boolean {
  return !withoutBed.has(fare)
}

/** By age; by what was paid while nobody knows the age. */
export function isChild({ age, fare }: Pick<Guest, 'age' | 'fare'>): boolean {
  return age === null ? childFares.has(fare) : age < CHILD_AGE
}

/** What a room is by who sleeps there. */
export function kindOfRoom(guests: readonly Guest[]): RoomKind {
  if (guests.length === 0) return 'empty'
  if (guests.length > 1 && isOneFamily(guests)) return 'family'
  const genders = gendersOf(guests)
  if (genders.has('female') && genders.has('male')) return 'family'
  return genders.has('male') ? 'male' : 'female'
}

/**
 * What speaks against putting a guest into a room beside those who sleep there. Men and women share a room only as one
 * family: they booked together and bear one name, or a mahram ties them. A child sleeps where somebody of its party does.
 */
export function objectionsTo(guest: Guest, room: Room, others: readonly Guest[]): RoomObjection[] {
  const all = [...others, guest]
  const genders = gendersOf(all)
  const isMixed = genders.has('female') && genders.has('male')
  const isFamily = isOneFamily(all)
  const paid = bedsPaidFor(guest.fare)
  return [
    ...(needsBed(guest) && others.filter(needsBed).length >= room.beds ? (['room-full'] as const) : []),
    ...(guest.gender === null && !isChild(guest) && others.length > 0 && !isFamily
      ? (['gender-unknown'] as const)
      : []),
    ...(isMixed && !isFamily ? (['not-family'] as const) : []),
    ...(isChild(guest) && !others.some((other) => !isChild(other) && areKin(guest, other))
      ? (['child-alone'] as const)
      : []),
    ...(paid !== null && paid !== room.beds ? (['other-room-type'] as const) : []),
  ]
}

/** Objections that nobody may pass over; the others are said and left to staff. */
export function isForbidden(objection: RoomObjection): boolean {
  return objection === 'room-full' || objection === 'not-family' || objection === 'gender-unknown'
}

/** Whether ties of family lead from each to all others. */
function isOneFamily(guests: readonly Guest[]): boolean {
  const [first, ...rest] = guests
  if (!first) return false
  const reached = [first]
  let left = rest
  for (const from of reached) {
    const kin = left.filter((other) => areKin(from, other))
    reached.push(...kin)
    left = left.filter((other) => !kin.includes(other))
  }
  return left.length === 0
}

/** Children belong to everybody of their family; others by name, by what is stated, or because one is the mahram of the other. */
function areKin(one: Guest, other: Guest): boolean {
  if (one.mahramId === other.id || other.mahramId === one.id) return true
  const stated = kinshipOf(one, other)
  if (stated !== undefined) return isMahramKinship(stated) || isChild(one) || isChild(other)
  if (householdOf(one) !== householdOf(other)) return false
  return isChild(one) || isChild(other) || foldName(one.surname) === foldName(other.surname)
}

/** Who may be one family: those who booked together, or of a group those who were said to belong together. */
export function householdOf({ party, family }: Guest): string {
  return family ?? party
}

/** Whether both were sold one room. */
export function areSoldTogether(one: Guest, other: Guest): boolean {
  return one.soldRoom !== undefined && one.soldRoom === other.soldRoom
}

/** What the other is to the one, where it is stated. */
export function kinshipOf(one: Guest, other: Guest): Kinship | undefined {
  return one.relatives.find(({ id }) => id === other.id)?.kinship
}

/** How a surname is compared: two ways to write one name are one name. */
export function foldName(name: string): string {
  return name.normalize('NFKD').toLocaleUpperCase('tr').trim()
}

/** Of the grown-ups: a child counts neither as man nor as woman. */
function gendersOf(guests: readonly Guest[]): Set<'female' | 'male'> {
  return new Set(guests.filter((guest) => !isChild(guest)).flatMap(({ gender }) => (gender === null ? [] : [gender])))
}
