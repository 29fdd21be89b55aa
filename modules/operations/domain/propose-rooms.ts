import { bedsPaidFor, isChild, isOneFamily, needsBed, objectionsTo, type Guest, type Room } from './rooming.ts'

/** Why the proposal put somebody where it did. */
export type PlaceReason = 'family-together' | 'party-together' | 'same-gender' | 'alone-as-paid'

/** Why it put somebody nowhere. */
export type LeftOut = 'no-room-paid' | 'gender-unknown' | 'no-free-room' | 'child-without-family'

export type ProposedPlace = { guestId: string; roomId: string; reason: PlaceReason }

export type Proposal = { places: ProposedPlace[]; left: { guestId: string; why: LeftOut }[] }

type Taken = { room: Room; guests: Guest[] }

/**
 * Rooms for those who have none, without moving anybody who has one: families first and together, then those who booked
 * together, then men with men and women with women; everybody in a room of the size that was paid for. What it cannot
 * place it leaves out and says why. The same guests and rooms always give the same proposal.
 */
export function proposeRooms(
  guests: readonly Guest[],
  rooms: readonly Room[],
  placed: ReadonlyMap<string, string>,
): Proposal {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  const taken: Taken[] = rooms.map((room) => ({
    room,
    guests: [...placed].flatMap(([guestId, roomId]) => (roomId === room.id ? (byId.get(guestId) ?? []) : [])),
  }))
  const proposal: Proposal = { places: [], left: [] }
  const open = guests.filter(({ id }) => !placed.has(id))
  const [adults, children] = [open.filter((each) => !isChild(each)), open.filter(isChild)]
  for (const group of groupsOf(adults)) {
    const own = children.filter((child) => group.some(({ party }) => party === child.party))
    placeGroup(group, own, taken, proposal)
  }
  const stillOpen = children.filter(({ id }) => !proposal.places.some(({ guestId }) => guestId === id))
  for (const child of stillOpen) placeChild(child, taken, proposal)
  return proposal
}

/** Families first, the largest before; then parties, then everybody by themselves. */
function groupsOf(adults: readonly Guest[]): Guest[][] {
  const parties = [...Map.groupBy(adults, ({ party }) => party).values()]
  const families = parties.flatMap((party) => familiesOf(party))
  return families.toSorted((a, b) => b.length - a.length)
}

function familiesOf(party: readonly Guest[]): Guest[][] {
  const families: Guest[][] = []
  for (const guest of party) {
    const at = families.findIndex((family) => isOneFamily([...family, guest]))
    const family = families[at]
    if (family) family.push(guest)
    else families.push([guest])
  }
  return families
}

function placeGroup(group: Guest[], children: Guest[], taken: Taken[], proposal: Proposal): void {
  for (const [beds, members] of Map.groupBy(group, ({ fare }) => bedsPaidFor(fare))) {
    const all = [
      ...members,
      ...children.filter(({ fare, id }) => {
        const own = bedsPaidFor(fare)
        return (own === beds || own === null) && !proposal.places.some(({ guestId }) => guestId === id)
      }),
    ]
    if (beds === null) {
      for (const { id } of members) proposal.left.push({ guestId: id, why: 'no-room-paid' })
      continue
    }
    const empty = taken.find(({ room, guests }) => room.beds === beds && guests.length === 0)
    const together = all.filter(needsBed).length
    if (together === beds && empty && isOneFamily(all)) {
      put(all, empty, beds === 1 ? 'alone-as-paid' : 'family-together', proposal)
      continue
    }
    if (together > beds && empty && isOneFamily(all)) {
      placeParts(all, beds, taken, proposal)
      continue
    }
    for (const guest of members) placeOne(guest, beds, taken, proposal)
  }
}

/** A family larger than its rooms: as many together as have beds, the rest likewise. */
function placeParts(family: Guest[], beds: number, taken: Taken[], proposal: Proposal): void {
  const adults = family.filter((each) => !isChild(each))
  const children = family.filter(isChild)
  const ordered =
    adults.length > 0 ? [adults[0], ...children, ...adults.slice(1)].filter((each) => each !== undefined) : children
  let rest = ordered
  while (rest.filter(needsBed).length >= beds) {
    const empty = taken.find(({ room, guests }) => room.beds === beds && guests.length === 0)
    if (!empty) break
    const part = takeBeds(rest, beds)
    put(part, empty, 'family-together', proposal)
    rest = rest.filter((each) => !part.includes(each))
  }
  for (const guest of rest.filter((each) => !isChild(each))) placeOne(guest, beds, taken, proposal)
}

function takeBeds(guests: readonly Guest[], beds: number): Guest[] {
  const part: Guest[] = []
  for (const guest of guests) {
    if (!needsBed(guest) || part.filter(needsBed).length < beds) part.push(guest)
  }
  return part
}

/** With those who booked along, else with others of the same sex, else into an empty room of the size. */
function placeOne(guest: Guest, beds: number, taken: Taken[], proposal: Proposal): void {
  if (guest.gender === null) {
    proposal.left.push({ guestId: guest.id, why: 'gender-unknown' })
    return
  }
  const fitting = taken.filter(
    ({ room, guests }) => room.beds === beds && objectionsTo(guest, room, guests).length === 0,
  )
  const withParty = fitting.find(({ guests }) => guests.some(({ party }) => party === guest.party))
  const withOthers = fitting.find(
    ({ guests }) => guests.length > 0 && guests.every(({ gender }) => gender === guest.gender),
  )
  const empty = fitting.find(({ guests }) => guests.length === 0)
  const found = withParty ?? withOthers ?? empty
  if (!found) {
    proposal.left.push({ guestId: guest.id, why: 'no-free-room' })
    return
  }
  const reason = beds === 1 ? 'alone-as-paid' : found === withParty ? 'party-together' : 'same-gender'
  put([guest], found, reason, proposal)
}

function placeChild(child: Guest, taken: Taken[], proposal: Proposal): void {
  const found = taken.find(({ room, guests }) =>
    objectionsTo(child, room, guests).every((objection) => objection === 'other-room-type'),
  )
  if (found) put([child], found, 'family-together', proposal)
  else proposal.left.push({ guestId: child.id, why: 'child-without-family' })
}

function put(guests: readonly Guest[], into: Taken, reason: PlaceReason, proposal: Proposal): void {
  into.guests.push(...guests)
  for (const { id } of guests) proposal.places.push({ guestId: id, roomId: into.room.id, reason })
}
