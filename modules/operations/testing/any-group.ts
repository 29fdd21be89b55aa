import fc from 'fast-check'
import { inverseOf, kinships, type Relative } from '../domain/kinship.ts'
import type { Guest, Room } from '../domain/rooming.ts'

export type AnyGroup = { guests: Guest[]; rooms: Room[]; placed: Map<string, string> }

const grownUp = fc.record({
  age: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 12, max: 80 }) }, fc.constant(null)),
  fare: fc.oneof(
    { weight: 8, arbitrary: fc.constant('double') },
    fc.constantFrom('single', 'triple', 'quad', 'quad', 'adult'),
  ),
})

const child = fc.record({
  age: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 0, max: 11 }) }, fc.constant(null)),
  fare: fc.constantFrom('child', 'child-no-bed', 'baby'),
})

const childInABed = fc.record({ age: fc.integer({ min: 0, max: 11 }), fare: fc.constantFrom('double', 'triple') })

const guest = fc.record({
  facts: fc.oneof(
    { weight: 12, arbitrary: grownUp },
    { weight: 5, arbitrary: child },
    { weight: 1, arbitrary: childInABed },
  ),
  surname: fc.constantFrom('Yılmaz', 'YILMAZ', 'Kaya', 'Demir', 'Al Harbi'),
  gender: fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom('female' as const, 'male' as const) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  mahram: fc.option(fc.nat(30), { freq: 6 }),
  room: fc.option(fc.nat(5), { freq: 5 }),
  sold: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
})

/** Up to six parties of up to six: families, couples, friends, strangers and everything that is missing about them. */
export const anyGroup: fc.Arbitrary<AnyGroup> = fc
  .record({
    parties: fc.array(fc.array(guest, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 }),
    beds: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }),
    /** Somebody, how many places behind them the other one stands, and what the other is to them. */
    kin: fc.array(
      fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 4 }), fc.constantFrom('spouse', 'cousin', ...kinships)),
      { maxLength: 6 },
    ),
  })
  .map(({ parties, beds, kin }) => {
    const drawn = parties.flatMap((party, at) => party.map((each) => ({ ...each, party: `p${at}` })))
    const rooms = beds.map((each, at) => ({ id: `room${at}`, number: `10${at}`, beds: each }))
    const relatives = drawn.map((): Relative[] => [])
    for (const [one, behind, kinship] of kin) {
      const other = one + behind
      const [person, relative] = [drawn[one], drawn[other]]
      if (!person || !relative || relatives[one]?.some(({ id }) => id === `g${other}`)) continue
      const isCouple = person.gender !== null && relative.gender !== null && person.gender !== relative.gender
      if (kinship === 'spouse' && !isCouple) continue
      relatives[one]?.push({ id: `g${other}`, kinship })
      relatives[other]?.push({ id: `g${one}`, kinship: inverseOf(kinship) })
    }
    const guests = drawn.map(({ facts, surname, gender, party, mahram, sold }, at): Guest => {
      const mahramId = mahram === null || mahram === at || mahram >= drawn.length ? null : `g${mahram}`
      const soldRoom = sold === null ? undefined : `${party}:${sold}`
      return { id: `g${at}`, party, soldRoom, surname, gender, mahramId, relatives: relatives[at] ?? [], ...facts }
    })
    const placed = new Map<string, string>()
    drawn.forEach(({ room }, at) => {
      const wanted = room === null ? undefined : rooms[room]
      const isFull = [...placed.values()].filter((id) => id === wanted?.id).length >= (wanted?.beds ?? 0)
      if (wanted && !isFull) placed.set(`g${at}`, wanted.id)
    })
    return { guests, rooms, placed }
  })
