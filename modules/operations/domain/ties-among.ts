import { isMahramKinship } from './kinship.ts'
import { bedsPaidFor, foldName, householdOf, isChild, kinshipOf, type Guest } from './rooming.ts'

/** Who belongs to whom, by id. */
export type Ties = {
  /** Of one family: a man and a woman may share a room of their own. */
  isFamily: (one: Guest, other: Guest) => boolean
  /** May sleep in one room: of one sex or of one family. */
  mayShare: (one: Guest, other: Guest) => boolean
  /** Those who are placed all or not at all. */
  families: Guest[][]
  /** Two who paid a double of their own, and nothing says that they may share it. */
  unknownTies: [Guest, Guest][]
}

/**
 * Who has to stay together. Stricter than what staff may do by hand, because nobody looks at each room before it is
 * proposed: a child ties nobody but its own parents, so that one child in a group of a mosque makes no family of it.
 */
export function tiesAmong(guests: readonly Guest[]): Ties {
  const family = new Map<Guest, Set<Guest>>(guests.map((guest) => [guest, new Set()]))
  const isFamily = (one: Guest, other: Guest) => family.get(one)?.has(other) ?? false
  const parties = [...Map.groupBy(guests, householdOf).values()]
  // One name is a guess; what is stated about two is none.
  for (const party of parties) tie(family, [...namesakes(party), ...parentsOf(party)].filter(isNothingStated))
  tie(family, [...mahrams(guests), ...statedKin(guests)])
  for (const party of parties) tie(family, guardiansOf(party, family))

  const pairs = parties.flatMap((party) => doublesOfTheirOwn(party, isFamily))
  const isTogether = new Map([...family].map(([guest, others]) => [guest, new Set(others)]))
  tie(isTogether, pairs)
  const mayShare = (one: Guest, other: Guest) =>
    (one.gender !== null && one.gender === other.gender) || isFamily(one, other)
  tie(
    isTogether,
    soldTogether(guests).filter((two) => mayShare(...two)),
  )
  return {
    isFamily,
    mayShare,
    families: connected(guests, isTogether),
    unknownTies: pairs.filter(([one, other]) => !mayShare(one, other)),
  }
}

type Pair = [Guest, Guest]

function tie(ties: Map<Guest, Set<Guest>>, pairs: readonly Pair[]): void {
  for (const [one, other] of pairs) {
    ties.get(one)?.add(other)
    ties.get(other)?.add(one)
  }
}

function mahrams(guests: readonly Guest[]): Pair[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  return guests.flatMap((guest): Pair[] => {
    const mahram = guest.mahramId === null ? undefined : byId.get(guest.mahramId)
    return mahram && mahram !== guest ? [[guest, mahram]] : []
  })
}

function isNothingStated([one, other]: Pair): boolean {
  return kinshipOf(one, other) === undefined
}

function statedKin(guests: readonly Guest[]): Pair[] {
  const byId = new Map(guests.map((guest) => [guest.id, guest]))
  return guests.flatMap((guest) =>
    guest.relatives.flatMap(({ id, kinship }): Pair[] => {
      const relative = isMahramKinship(kinship) ? byId.get(id) : undefined
      return relative ? [[guest, relative]] : []
    }),
  )
}

function namesakes(party: readonly Guest[]): Pair[] {
  const byName = Map.groupBy(party, ({ surname }) => foldName(surname))
  return [...byName.values()].flatMap((all) =>
    all.flatMap((one, at) => all.slice(at + 1).map((other): Pair => [one, other])),
  )
}

/** The only man and the only woman who booked together with a child, whatever their names are. */
function parentsOf(party: readonly Guest[]): Pair[] {
  const adults = party.filter((each) => !isChild(each))
  const [one, other] = adults
  if (!one || !other || adults.length > 2 || adults.length === party.length) return []
  return one.gender !== null && other.gender !== null && one.gender !== other.gender ? [[one, other]] : []
}

/** A child belongs to those of its name, else to the one or two grown-ups it was booked with. */
function guardiansOf(party: readonly Guest[], family: ReadonlyMap<Guest, ReadonlySet<Guest>>): Pair[] {
  const adults = party.filter((each) => !isChild(each))
  return party.filter(isChild).flatMap((child): Pair[] => {
    const isTied = [...(family.get(child) ?? [])].some((each) => !isChild(each))
    return isTied || adults.length > 2 ? [] : adults.map((adult) => [child, adult])
  })
}

/** Two who paid doubles, and nobody else of their party could be the other half. */
function doublesOfTheirOwn(party: readonly Guest[], isFamily: Ties['isFamily']): Pair[] {
  const doubles = party.filter((each) => !isChild(each) && bedsPaidFor(each.fare) === 2)
  const untied = doubles.filter((one) => !doubles.some((other) => isFamily(one, other)))
  const [one, other] = untied
  return one && other && untied.length === 2 ? [[one, other]] : []
}

/** Grown-ups who were sold a room together and paid for one of the same size. */
function soldTogether(guests: readonly Guest[]): Pair[] {
  const rooms = Map.groupBy(
    guests.filter((each) => each.soldRoom !== undefined && !isChild(each)),
    ({ soldRoom, fare }) => `${soldRoom} ${bedsPaidFor(fare)}`,
  )
  return [...rooms.values()].flatMap((all) =>
    all.flatMap((one, at) => all.slice(at + 1).map((other): Pair => [one, other])),
  )
}

function connected(guests: readonly Guest[], ties: ReadonlyMap<Guest, ReadonlySet<Guest>>): Guest[][] {
  const seen = new Set<Guest>()
  return guests.flatMap((guest) => {
    if (seen.has(guest)) return []
    seen.add(guest)
    const reached = [guest]
    for (const from of reached) {
      for (const other of ties.get(from) ?? []) {
        if (seen.has(other)) continue
        seen.add(other)
        reached.push(other)
      }
    }
    return [guests.filter((each) => reached.includes(each))]
  })
}
