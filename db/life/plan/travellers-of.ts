import type { Gender, TravellerDraft } from '#modules/booking/index.ts'
import type { Chance } from '../chance.ts'
import { personOf, type Origin } from '../people/person.ts'
import type { LivedDeparture } from './party.ts'

type Member = { gender: Gender; age: number; fare: string }

/** Who goes together. */
type Shape = { seats: number; weight: number; members: (chance: Chance) => Member[]; isOneFamily: boolean }

const woman = (age: number, fare: string): Member => ({ gender: 'female', age, fare })
const man = (age: number, fare: string): Member => ({ gender: 'male', age, fare })
const either = (chance: Chance): Gender => chance.pick(['female', 'male'] as const)

const roomShapes: Shape[] = [
  { seats: 1, weight: 4, isOneFamily: true, members: (chance) => [man(chance.between(35, 70), 'single')] },
  { seats: 2, weight: 20, isOneFamily: true, members: (chance) => couple(chance, chance.between(28, 72)) },
  {
    seats: 2,
    weight: 8,
    isOneFamily: true,
    members: (chance) => [woman(chance.between(60, 78), 'double'), woman(chance.between(35, 50), 'double')],
  },
  {
    seats: 3,
    weight: 14,
    isOneFamily: false,
    members: (chance) => [1, 2, 3].map(() => woman(chance.between(45, 70), 'triple')),
  },
  {
    seats: 3,
    weight: 14,
    isOneFamily: true,
    members: (chance) => [...couple(chance, chance.between(30, 45)), child(chance)],
  },
  {
    seats: 4,
    weight: 18,
    isOneFamily: true,
    members: (chance) => [...couple(chance, chance.between(33, 48)), child(chance), child(chance)],
  },
  {
    seats: 4,
    weight: 8,
    isOneFamily: false,
    members: (chance) => [1, 2, 3, 4].map(() => man(chance.between(40, 72), 'quad')),
  },
  {
    seats: 3,
    weight: 5,
    isOneFamily: true,
    members: (chance) => [
      ...couple(chance, chance.between(27, 38)),
      child(chance),
      { gender: either(chance), age: 1, fare: 'baby' },
    ],
  },
  {
    seats: 6,
    weight: 9,
    isOneFamily: true,
    members: (chance) => [
      ...couple(chance, chance.between(60, 72)),
      ...couple(chance, chance.between(36, 46)),
      child(chance),
      child(chance),
    ],
  },
  { seats: 12, weight: 5, isOneFamily: false, members: mosqueGroup },
]

const dayShapes: Shape[] = [
  {
    seats: 1,
    weight: 15,
    isOneFamily: true,
    members: (chance) => [{ gender: either(chance), age: chance.between(22, 65), fare: 'adult' }],
  },
  {
    seats: 2,
    weight: 55,
    isOneFamily: true,
    members: (chance) => [woman(chance.between(24, 66), 'adult'), man(chance.between(24, 66), 'adult')],
  },
  {
    seats: 3,
    weight: 20,
    isOneFamily: true,
    members: (chance) => [
      woman(38, 'adult'),
      man(41, 'adult'),
      { gender: either(chance), age: chance.between(4, 11), fare: 'child' },
    ],
  },
  {
    seats: 4,
    weight: 10,
    isOneFamily: false,
    members: (chance) =>
      [1, 2, 3, 4].map(() => ({ gender: either(chance), age: chance.between(20, 40), fare: 'adult' })),
  },
]

function couple(_chance: Chance, age: number): Member[] {
  return [woman(age, 'double'), man(age + 3, 'double')]
}

function child(chance: Chance): Member {
  return { gender: either(chance), age: chance.between(3, 11), fare: 'child' }
}

/** A mosque's people: eight men in two rooms, and the wives of some of them in another. */
function mosqueGroup(chance: Chance): Member[] {
  return [
    ...Array.from({ length: 8 }, () => man(chance.between(45, 74), 'quad')),
    ...Array.from({ length: 4 }, () => woman(chance.between(42, 70), 'quad')),
  ]
}

/** People who go together and need no more than so many seats, the one who orders first. */
export function travellersOf(
  chance: Chance,
  {
    departure,
    origin,
    mostSeats,
    firstSerial,
  }: {
    departure: LivedDeparture
    origin: Origin
    mostSeats: number
    firstSerial: number
  },
): TravellerDraft[] {
  const fitting = (departure.hasRooms ? roomShapes : dayShapes).filter(({ seats }) => seats <= mostSeats)
  const shape = chance.weigh(fitting.map((each) => [each.weight, each] as const))
  const familyName = chance.pick(origin.names.families)
  const members = shape.members(chance).filter(({ fare }) => departure.fares.has(fare))
  const seen = new Set<string>()
  return members.map(({ gender, age, fare }, nth) => {
    const lastName = shape.isOneFamily ? familyName : chance.pick(origin.names.families)
    const facts = { origin, gender, age, lastName, serial: firstSerial + nth, returnsOn: departure.returnsOn }
    let person = personOf(chance, facts)
    while (seen.has(`${person.firstName} ${person.lastName}`)) person = personOf(chance, facts)
    seen.add(`${person.firstName} ${person.lastName}`)
    return { ...person, tourId: departure.tourId, fare }
  })
}
