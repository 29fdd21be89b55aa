import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyGroup, type AnyGroup } from '../testing/any-group.ts'
import { planRooms } from './plan-rooms.ts'
import { foldName, type Guest } from './rooming.ts'

const paidBeds: Record<string, number> = { single: 1, double: 2, triple: 3, quad: 4 }

const isChild = ({ age, fare }: Guest) => (age === null ? ['child', 'child-no-bed', 'baby'].includes(fare) : age < 12)
const sleepsInABed = ({ fare }: Guest) => fare !== 'baby' && fare !== 'child-no-bed'
const isMahram = (one: Guest, other: Guest) => one.mahramId === other.id || other.mahramId === one.id
const statedOf = (one: Guest, other: Guest) => one.relatives.find(({ id }) => id === other.id)?.kinship
const isStatedKin = (one: Guest, other: Guest) => {
  const stated = statedOf(one, other)
  return stated !== undefined && stated !== 'cousin' && stated !== 'sibling-in-law'
}
/** One name says something only where nobody has said more. */
const isNamesake = (one: Guest, other: Guest) =>
  statedOf(one, other) === undefined && one.party === other.party && foldName(one.surname) === foldName(other.surname)

/** The rooms with everybody in them after a plan, and who came by it. */
function planned({ guests, rooms, placed }: AnyGroup) {
  const plan = planRooms(guests, rooms, placed)
  const roomOf = new Map([...placed, ...plan.places.map(({ guestId, roomId }) => [guestId, roomId] as const)])
  const filled = [...rooms, ...plan.opens].map((room) => {
    const all = guests.filter(({ id }) => roomOf.get(id) === room.id)
    return { room, all, adults: all.filter((each) => !isChild(each)), sleepers: all.filter(sleepsInABed) }
  })
  return { plan, filled, roomOf, isNew: ({ id }: Guest) => !placed.has(id) && roomOf.has(id) }
}

/** The only two grown-ups of a party, a man and a woman, with a child. */
function areParents(one: Guest, other: Guest, guests: readonly Guest[]): boolean {
  const party = guests.filter((each) => each.party === one.party)
  const [first, second, third] = party.filter((each) => !isChild(each))
  const areThey =
    statedOf(one, other) === undefined &&
    third === undefined &&
    party.length > 2 &&
    [one, other].every((each) => each === first || each === second)
  return areThey && new Set([one.gender, other.gender, null]).size === 3
}

const areFamily = (one: Guest, other: Guest, guests: readonly Guest[]) =>
  isMahram(one, other) || isStatedKin(one, other) || isNamesake(one, other) || areParents(one, other, guests)

type Rule = (group: AnyGroup, outcome: ReturnType<typeof planned>) => boolean

const rules: Record<string, Rule> = {
  'everybody without a room has one afterwards or a reason, and nobody else is touched': (
    { guests, placed },
    { plan },
  ) => {
    const told = [...plan.places, ...plan.left].map(({ guestId }) => guestId)
    const open = guests.flatMap(({ id }) => (placed.has(id) ? [] : [id]))
    return told.length === open.length && open.every((id) => told.includes(id))
  },

  'two who paid a double together sleep together, or neither has a room': ({ guests, placed }, { roomOf }) =>
    [...Map.groupBy(guests, ({ party }) => party).values()].every((party) => {
      const doubles = party.filter((each) => !isChild(each) && each.fare === 'double')
      const [one, other] = doubles
      const isApart = doubles.some(
        (each) =>
          placed.has(each.id) ||
          guests.some(
            (guest) =>
              guest.party !== each.party &&
              guest.fare === 'double' &&
              (isMahram(each, guest) || isStatedKin(each, guest)),
          ),
      )
      return !one || !other || doubles.length > 2 || isApart || roomOf.get(one.id) === roomOf.get(other.id)
    }),

  'husband and wife who paid doubles sleep together, or neither has a room': ({ guests, placed }, { roomOf }) =>
    guests.every((one) =>
      guests.every((other) => {
        const spouses = (each: Guest) => each.relatives.filter(({ kinship }) => kinship === 'spouse').length
        const isAsked =
          statedOf(one, other) === 'spouse' &&
          [one, other].every(
            (each) => spouses(each) === 1 && !isChild(each) && each.fare === 'double' && !placed.has(each.id),
          )
        return !isAsked || roomOf.get(one.id) === roomOf.get(other.id)
      }),
    ),

  'who was sold a room together and fills it sleeps together, or none of them has a room': (
    { guests, placed },
    { roomOf },
  ) => {
    const sold = guests.filter((each) => each.soldRoom !== undefined && !isChild(each) && paidBeds[each.fare])
    const isSpouse = (one: Guest, other: Guest) => statedOf(one, other) === 'spouse'
    return [...Map.groupBy(sold, ({ soldRoom, fare }) => `${soldRoom} ${fare}`).values()].every((group) => {
      const fills = group.length === paidBeds[group[0]?.fare ?? '']
      const mayShare = group.every((one) =>
        group.every(
          (other) =>
            one === other ||
            (one.gender !== null && one.gender === other.gender) ||
            isMahram(one, other) ||
            isStatedKin(one, other),
        ),
      )
      const isApart = group.some(
        (one) => placed.has(one.id) || guests.some((other) => isSpouse(one, other) && !group.includes(other)),
      )
      return !fills || !mayShare || isApart || new Set(group.map(({ id }) => roomOf.get(id))).size === 1
    })
  },

  'no family is placed in part': ({ guests, placed }, { roomOf }) => {
    const open = guests.filter(({ id }) => !placed.has(id))
    return open.every((one) =>
      open.every((other) => roomOf.has(one.id) === roomOf.has(other.id) || !areFamily(one, other, guests)),
    )
  },

  'a man and a woman share as a family only, and nobody of unknown sex shares with strangers': (
    { guests },
    { filled, isNew },
  ) =>
    filled.every(({ adults }) =>
      adults
        .filter(isNew)
        .every((one) =>
          adults.every(
            (other) =>
              one === other || (one.gender !== null && one.gender === other.gender) || areFamily(one, other, guests),
          ),
        ),
    ),

  'a child sleeps beside a grown-up of its own': ({ guests }, { filled, isNew }) =>
    filled.every(({ all, adults }) =>
      all
        .filter((each) => isChild(each) && isNew(each))
        .every((child) => {
          const own = guests.filter(
            (each) => !isChild(each) && (isMahram(each, child) || isStatedKin(each, child) || isNamesake(each, child)),
          )
          return adults.some((each) => (own.length > 0 ? own.includes(each) : each.party === child.party))
        }),
    ),

  'a room is of the size that was paid for, larger only by the beds of children': (_group, { filled, isNew }) =>
    filled.every(({ room, adults, sleepers }) =>
      adults.filter(isNew).every(({ fare }) => {
        const added = room.beds - (paidBeds[fare] ?? Number.NaN)
        const isForChildren = added > 0 && added <= sleepers.filter(isChild).length && sleepers.length === room.beds
        return added === 0 || isForChildren
      }),
    ),

  'no room has more sleepers than beds, and none is opened for nobody': (_group, { plan, filled, isNew }) =>
    filled.every(
      ({ room, all, sleepers }) =>
        (sleepers.length <= room.beds || !sleepers.some(isNew)) &&
        (all.length > 0 || !plan.opens.some(({ id }) => id === room.id)),
    ),

  'whoever waits for somebody waits for one who has a reason': (_group, { plan }) => {
    const why = new Map(plan.left.map((each) => [each.guestId, each.why]))
    return plan.left.every(
      (each) => each.why !== 'family-waits' || (why.get(each.because ?? '') ?? 'family-waits') !== 'family-waits',
    )
  },

  'the same group gives the same plan': ({ guests, rooms, placed }, { plan }) => {
    const again = planRooms(structuredClone(guests), structuredClone(rooms), new Map([...placed].toReversed()))
    return JSON.stringify(again) === JSON.stringify(plan)
  },
}

test('whatever the group is, a plan keeps every rule', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyGroup, (group) => {
      const outcome = planned(group)
      const broken = Object.entries(rules).flatMap(([name, holds]) => (holds(group, outcome) ? [] : [name]))
      expect(broken).toEqual([])
    }),
    { numRuns: 5_000 },
  )
})
