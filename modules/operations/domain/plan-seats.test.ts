import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyGroup } from '../testing/any-group.ts'
import { planSeats } from './plan-seats.ts'
import type { Guest } from './rooming.ts'
import { tiesAmong } from './ties-among.ts'

const a = (id: string, facts: Partial<Guest> = {}): Guest => ({
  id,
  party: id,
  surname: id,
  gender: 'female',
  age: 40,
  fare: 'double',
  mahramId: null,
  relatives: [],
  ...facts,
})

const yilmaz = { party: 'order', surname: 'Yılmaz' }

test('a family sits in pairs that follow one another, husband beside wife', () => {
  const guests = [
    a('stranger'),
    a('son', { ...yilmaz, gender: 'male', age: 15 }),
    a('wife', { ...yilmaz, relatives: [{ id: 'husband', kinship: 'spouse' }] }),
    a('daughter', { ...yilmaz, age: 9, fare: 'child' }),
    a('husband', { ...yilmaz, gender: 'male', relatives: [{ id: 'wife', kinship: 'spouse' }] }),
  ]

  const seats = planSeats(guests, 46, new Map())

  expect([...seats].map(([id, seat]) => `${id} ${seat}`)).toEqual([
    'wife 1',
    'husband 2',
    'son 3',
    'daughter 4',
    'stranger 5',
  ])
})

test('strangers sit beside their own sex; a baby has no seat; who has a seat keeps it', () => {
  const guests = [
    a('he', { gender: 'male' }),
    a('she'),
    a('her'),
    a('baby', { age: 1, fare: 'baby' }),
    a('him', { gender: 'male' }),
  ]

  const seats = planSeats(guests, 10, new Map([['he', 4]]))

  expect(Object.fromEntries(seats)).toEqual({ she: 1, her: 2, him: 3 })
})

test('when only the seat beside a stranger of the other sex is left, it stays free', () => {
  const guests = [a('he', { gender: 'male' }), a('she')]

  expect(planSeats(guests, 2, new Map([['he', 1]])).size).toBe(0)
})

test('whatever the group and the bus are, seats keep their rules', () => {
  fc.assert(
    fc.property(anyGroup, fc.integer({ min: 1, max: 50 }), fc.nat(6), ({ guests }, capacity, seated) => {
      const taken = new Map(guests.slice(0, seated).map(({ id }, at) => [id, at * 3 + 1]))
      const planned = planSeats(guests, capacity, taken)
      const all = [...taken, ...planned]
      const seats = all.map(([, seat]) => seat)
      expect(new Set(seats).size).toBe(seats.length)
      expect([...planned.values()].every((seat) => seat >= 1 && seat <= capacity)).toBe(true)
      expect([...planned.keys()].some((id) => taken.has(id))).toBe(false)
      const { isFamily } = tiesAmong(guests)
      const on = (seat: number) => guests.find(({ id }) => id === all.find(([, each]) => each === seat)?.[0])
      for (const [id, seat] of planned) {
        const guest = guests.find((each) => each.id === id)
        const other = on(seat % 2 === 1 ? seat + 1 : seat - 1)
        if (!guest || !other) continue
        expect((guest.gender !== null && guest.gender === other.gender) || isFamily(guest, other)).toBe(true)
      }
      expect(planSeats(structuredClone(guests), capacity, taken)).toEqual(planned)
      // With room enough for a pair each nobody is left standing.
      const asked = guests.filter(({ id, fare }) => fare !== 'baby' && !taken.has(id)).length
      expect(capacity < guests.length * 2 + seated * 4 || planned.size === asked).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
