import { coupled } from './coupled.ts'
import type { LeftGuest, LeftOut } from './room-plan.ts'
import { bedsPaidFor, isChild, kinshipOf, needsBed, type Guest } from './rooming.ts'
import type { Ties } from './ties-among.ts'

/** Those who sleep in one room. */
export type Unit = {
  guests: Guest[]
  /** Of the room they paid for, and one more for each child that has a bed in it. */
  roomBeds: number
  /** With whom they share a room of that size; null where the room is theirs alone. */
  sharesWith: 'female' | 'male' | null
}

export type UnitsOfFamily = { units: Unit[]; left: LeftGuest[] }

const MOST_BEDS = 8

/**
 * How a family sleeps: couples first, then whole rooms of the size that was paid for, then men and women who share with
 * others; children beside their own, in a bed more where the room has none for them. `settled` have a room in which
 * nobody more can sleep in a bed.
 */
export function unitsOfFamily(family: readonly Guest[], settled: ReadonlySet<Guest>, ties: Ties): UnitsOfFamily {
  const left: LeftGuest[] = []
  const leave = (guests: readonly Guest[], why: LeftOut) => {
    left.push(...guests.map(({ id }) => ({ guestId: id, why, because: null })))
  }
  const isHere = (guest: Guest) => family.includes(guest) && !settled.has(guest)
  for (const pair of ties.unknownTies.filter((two) => two.every(isHere))) {
    const unknown = pair.filter(({ gender }) => gender === null)
    if (unknown.length > 0) leave(unknown, 'gender-unknown')
    else leave(pair, 'tie-unknown')
  }
  const adults = family.filter((each) => !isChild(each))
  const open = adults.filter((each) => !settled.has(each))
  leave(
    open.filter(({ fare }) => bedsPaidFor(fare) === null),
    'no-room-paid',
  )
  const groups = [...Map.groupBy(open, ({ fare }) => bedsPaidFor(fare))].flatMap(([beds, all]) =>
    beds === null ? [] : groupsOf(all, beds, ties).map((group) => ({ ...group, beds, isSettled: false })),
  )
  const hosts = [
    ...groups,
    ...adults
      .filter((each) => settled.has(each))
      .map((each) => ({ guests: [each], beds: 1, isWhole: true, isSettled: true })),
  ]
  const childrenOf = new Map<Host, Guest[]>()
  for (const child of family.filter((each) => isChild(each) && !settled.has(each))) {
    const host = hostOf(child, hosts, ties)
    if (host) childrenOf.set(host, [...(childrenOf.get(host) ?? []), child])
    else leave([child], 'child-without-adult')
  }
  const units = hosts.flatMap((host) => unitsOfHost(host, childrenOf.get(host) ?? [], ties, leave))
  for (const { guests } of units.filter(({ roomBeds }) => roomBeds > MOST_BEDS)) leave(guests, 'too-many-for-a-room')
  return { units, left }
}

/** Adults beside whom children sleep; `isSettled` has a room already, in which nobody more can sleep in a bed. */
type Host = { guests: Guest[]; beds: number; isWhole: boolean; isSettled: boolean }

/** Groups that fill a room of the size, and one of those who are too few for it. */
function groupsOf(adults: readonly Guest[], beds: number, ties: Ties): { guests: Guest[]; isWhole: boolean }[] {
  const sold = soldRooms(adults, beds, ties)
  const others = adults.filter((each) => !sold.some((group) => group.includes(each)))
  const whole = [
    ...sold,
    ...(beds === 1 ? others.map((each) => [each]) : beds === 2 ? coupled(others, ties) : grown(others, beds, ties)),
  ]
  const rest = adults.filter((each) => !whole.some((group) => group.includes(each)))
  return [
    ...whole.map((guests) => ({ guests, isWhole: true })),
    ...(rest.length > 0 ? [{ guests: rest, isWhole: false }] : []),
  ]
}

/** Rooms as they were sold to those who fill them and may share them. No wife is parted from her husband for it. */
function soldRooms(adults: readonly Guest[], beds: number, ties: Ties): Guest[][] {
  const rooms = Map.groupBy(
    adults.filter(({ soldRoom }) => soldRoom !== undefined),
    ({ soldRoom }) => soldRoom,
  )
  return [...rooms.values()].filter(
    (group) => group.length === beds && mayHaveARoom(group, ties) && !partsACouple(group, adults),
  )
}

function partsACouple(group: readonly Guest[], adults: readonly Guest[]): boolean {
  return group.some((one) => adults.some((other) => kinshipOf(one, other) === 'spouse' && !group.includes(other)))
}

/** Rooms of three and more, from the first who is left on by ties of family, in the order in which they booked. */
function grown(adults: readonly Guest[], beds: number, ties: Ties): Guest[][] {
  const whole: Guest[][] = []
  let left = [...adults]
  for (const first of adults) {
    if (!left.includes(first)) continue
    const group = [first]
    while (group.length < beds) {
      const next = left.find(
        (each) =>
          !group.includes(each) &&
          group.some((member) => ties.isFamily(member, each)) &&
          group.every((member) => ties.mayShare(member, each)),
      )
      if (!next) break
      group.push(next)
    }
    if (group.length < beds) continue
    whole.push(group)
    left = left.filter((each) => !group.includes(each))
  }
  return whole
}

/** Where most of its own are; beside somebody alone who is too few for a room, when the child has paid for one like it. */
function hostOf(child: Guest, hosts: readonly Host[], ties: Ties): Host | undefined {
  const ownIn = ({ guests }: Host) => guests.filter((each) => ties.isFamily(each, child)).length
  const fills = (host: Host) => !host.isWhole && host.beds === bedsPaidFor(child.fare)
  // Beside those who are settled there is a place for a baby, and no bed.
  const isTight = ({ isSettled }: Host) => isSettled === needsBed(child)
  const rank = (host: Host) => [fills(host) ? 0 : 1, -ownIn(host), isTight(host) ? 1 : 0, host.beds === 1 ? 1 : 0]
  return hosts.filter((host) => ownIn(host) > 0).toSorted((a, b) => compare(rank(a), rank(b)))[0]
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((each, at) => each - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0
}

function unitsOfHost(
  host: Host,
  children: Guest[],
  ties: Ties,
  leave: (guests: readonly Guest[], why: LeftOut) => void,
): Unit[] {
  const { guests, beds, isWhole } = host
  const all = [...guests, ...children]
  const sleepers = all.filter(needsBed).length
  if (isWhole || (sleepers >= beds && mayHaveARoom(guests, ties)))
    return [{ guests: all, roomBeds: Math.max(beds, sleepers), sharesWith: null }]

  const unknown = guests.filter(({ gender }) => gender === null)
  leave(unknown, 'gender-unknown')
  const known = guests.filter(({ gender }) => gender !== null)
  const nearest = (child: Guest) =>
    known.find((each) => each.gender === 'female' && ties.isFamily(each, child)) ??
    known.find((each) => ties.isFamily(each, child))
  leave(
    children.filter((child) => !nearest(child)),
    'child-without-adult',
  )
  return (['female', 'male'] as const).flatMap((gender) => {
    const own = known.filter((each) => each.gender === gender)
    const parts = asSold(own, beds).map((adults) => [
      ...adults,
      ...children.filter((child) => adults.some((adult) => nearest(child) === adult)),
    ])
    return filled(parts, beds).map((sharing): Unit => {
      const count = sharing.filter(needsBed).length
      return { guests: sharing, roomBeds: Math.max(beds, count), sharesWith: count < beds ? gender : null }
    })
  })
}

/** Those who were sold a room together stay together in one of that size; everybody else is alone. */
function asSold(adults: readonly Guest[], beds: number): Guest[][] {
  const rooms = [...Map.groupBy(adults, ({ id, soldRoom }) => soldRoom ?? id).values()]
  return rooms.flatMap((all) => (all.length <= beds ? [all] : all.map((each) => [each])))
}

function mayHaveARoom(adults: readonly Guest[], ties: Ties): boolean {
  return adults.every((one) => adults.every((other) => one === other || ties.mayShare(one, other)))
}

/** Puts those who would share anyway into one room as long as there are beds. */
function filled(parts: readonly Guest[][], beds: number): Guest[][] {
  const rooms: Guest[][] = []
  for (const part of parts) {
    const last = rooms.at(-1)
    if (last && [...last, ...part].filter(needsBed).length <= beds) last.push(...part)
    else rooms.push([...part])
  }
  return rooms
}
