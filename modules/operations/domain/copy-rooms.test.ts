import { expect, test } from 'vitest'
import fc from 'fast-check'
import { anyGroup } from '../testing/any-group.ts'
import { copyRooms } from './copy-rooms.ts'
import { needsBed, type Guest } from './rooming.ts'

const aRoom = (id: string, beds: number) => ({ id, number: id, beds })

function aWoman(id: string): Guest {
  return { id, party: id, surname: id, gender: 'female', age: 40, fare: 'double', mahramId: null, relatives: [] }
}

test('who slept in one room there sleeps in one room of its size here, in a room that is empty or opened', () => {
  const guests = ['a', 'b', 'c', 'd'].map(aWoman)
  const there = {
    rooms: [aRoom('101', 2), aRoom('102', 4)],
    placed: new Map([
      ['a', '101'],
      ['b', '101'],
      ['c', '102'],
    ]),
  }

  const plan = copyRooms(guests, { rooms: [aRoom('7', 4)], placed: new Map() }, there)

  expect(plan.opens).toEqual([{ id: 'opened:Y1', number: 'Y1', beds: 2 }])
  expect(plan.places.map(({ guestId, roomId }) => [guestId, roomId])).toEqual([
    ['a', 'opened:Y1'],
    ['b', 'opened:Y1'],
    ['c', '7'],
  ])
  expect(plan.left).toEqual([{ guestId: 'd', why: 'not-in-other-hotel', because: null }])
})

test('who has a room here is joined while there are beds, by all of the room or by nobody', () => {
  const guests = ['a', 'b', 'c'].map(aWoman)
  const placedThere = new Map(guests.map(({ id }) => [id, '301']))
  const copy = (beds: number) =>
    copyRooms(
      guests,
      { rooms: [aRoom('7', beds)], placed: new Map([['a', '7']]) },
      { rooms: [aRoom('301', 3)], placed: placedThere },
    )

  expect(copy(3).places.map(({ guestId, roomId }) => [guestId, roomId])).toEqual([
    ['b', '7'],
    ['c', '7'],
  ])
  expect(copy(2)).toMatchObject({ places: [], left: [{ because: 'a' }, { because: 'a' }] })
})

test('whatever was arranged there, a copy parts nobody, fills no room beyond its beds and forgets nobody', () => {
  fc.assert(
    fc.property(anyGroup, fc.array(fc.nat(5), { maxLength: 8 }), ({ guests, rooms, placed }, here) => {
      const placedHere = new Map(
        here.flatMap((at, index) => (guests[index] ? [[guests[index].id, `here${at}`] as const] : [])),
      )
      const roomsHere = rooms.map((room, at) => ({ ...room, id: `here${at}` }))
      const known = new Map([...placedHere].filter(([, id]) => roomsHere.some((room) => room.id === id)))

      const plan = copyRooms(guests, { rooms: roomsHere, placed: known }, { rooms, placed })

      const roomOf = new Map(plan.places.map(({ guestId, roomId }) => [guestId, roomId]))
      const open = guests.filter(({ id }) => !known.has(id))
      const told = [...plan.places, ...plan.left].map(({ guestId }) => guestId)
      expect(told.toSorted()).toEqual(open.map(({ id }) => id).toSorted())
      for (const together of Map.groupBy(open, ({ id }) => placed.get(id) ?? id).values())
        expect(new Set(together.map(({ id }) => roomOf.get(id))).size).toBe(1)
      const crowded = [...roomsHere, ...plan.opens].filter(({ id, beds }) => {
        const sleepers = guests.filter((each) => needsBed(each) && (known.get(each.id) ?? roomOf.get(each.id)) === id)
        return sleepers.length > beds && sleepers.some((each) => roomOf.has(each.id))
      })
      expect(crowded).toEqual([])
    }),
    { numRuns: 500 },
  )
})
