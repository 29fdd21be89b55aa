import { describe, expect, test } from 'vitest'
import { neededRooms } from './needed-rooms.ts'
import { proposeRooms } from './propose-rooms.ts'
import { isForbidden, kindOfRoom, objectionsTo, type Guest } from './rooming.ts'

let serial = 0

function aGuest(facts: Partial<Guest> = {}): Guest {
  serial += 1
  return {
    id: `g${serial}`,
    party: `p${serial}`,
    surname: `S${serial}`,
    gender: 'female',
    age: 40,
    fare: 'double',
    mahramId: null,
    ...facts,
  }
}

const aRoom = (id: string, beds = 2) => ({ id, number: id, beds })
const family = { party: 'yilmaz', surname: 'Yılmaz' }

describe('a room', () => {
  test('takes no more than it has beds, babies apart', () => {
    const others = [aGuest(), aGuest()]

    expect(objectionsTo(aGuest(), aRoom('101'), others)).toEqual(['room-full'])
    expect(
      objectionsTo(aGuest({ ...family, fare: 'baby', age: 1 }), aRoom('101'), [aGuest(family), aGuest(family)]),
    ).toEqual([])
  })

  test('takes men and women only as one family', () => {
    const wife = aGuest(family)

    expect(objectionsTo(aGuest({ gender: 'male' }), aRoom('101'), [wife])).toEqual(['not-family'])
    expect(objectionsTo(aGuest({ ...family, gender: 'male' }), aRoom('101'), [wife])).toEqual([])
    expect(objectionsTo(aGuest({ ...family, surname: 'Kaya', gender: 'male' }), aRoom('101'), [wife])).toEqual([
      'not-family',
    ])
  })

  test('takes a woman and her mahram, whatever their names are', () => {
    const father = aGuest({ gender: 'male' })

    expect(objectionsTo(aGuest({ mahramId: father.id }), aRoom('101'), [father])).toEqual([])
  })

  test('takes nobody of unknown sex beside strangers', () => {
    expect(objectionsTo(aGuest({ gender: null }), aRoom('101'), [aGuest()])).toEqual(['gender-unknown'])
  })

  test('takes a child only where somebody of its party sleeps', () => {
    const child = aGuest({ ...family, age: 9, gender: 'male', fare: 'child' })

    expect(objectionsTo(child, aRoom('101'), [aGuest()])).toContain('child-alone')
    expect(objectionsTo(child, aRoom('101'), [aGuest(family)])).toEqual([])
  })

  test('of another size than was paid for is said, and not forbidden', () => {
    const objections = objectionsTo(aGuest({ fare: 'quad' }), aRoom('101'), [])

    expect(objections).toEqual(['other-room-type'])
    expect(objections.some(isForbidden)).toBe(false)
  })

  test('is what its guests are', () => {
    const [ayse, ali] = [aGuest(family), aGuest({ ...family, gender: 'male' })]

    expect(kindOfRoom([])).toBe('empty')
    expect(kindOfRoom([ayse, ali])).toBe('family')
    expect(kindOfRoom([aGuest(), aGuest()])).toBe('female')
    expect(kindOfRoom([aGuest({ gender: 'male' })])).toBe('male')
  })
})

describe('a proposal', () => {
  test('keeps a family together and says so', () => {
    const [ayse, ali] = [aGuest(family), aGuest({ ...family, gender: 'male' })]

    const { places, left } = proposeRooms([ayse, aGuest({ id: 'other' }), ali], [aRoom('101'), aRoom('102')], new Map())

    expect(places).toEqual([
      { guestId: ayse.id, roomId: '101', reason: 'family-together' },
      { guestId: ali.id, roomId: '101', reason: 'family-together' },
      { guestId: 'other', roomId: '102', reason: 'same-gender' },
    ])
    expect(left).toEqual([])
  })

  test('never puts strange men and women into one room', () => {
    const guests = [aGuest(), aGuest({ gender: 'male' }), aGuest(), aGuest({ gender: 'male' })]

    const { places } = proposeRooms(guests, [aRoom('101'), aRoom('102')], new Map())

    const inRoom = (id: string) =>
      places.filter(({ roomId }) => roomId === id).map(({ guestId }) => guests.find((g) => g.id === guestId)?.gender)
    expect(inRoom('101')).toEqual(['female', 'female'])
    expect(inRoom('102')).toEqual(['male', 'male'])
  })

  test('moves nobody who has a room, and fills the bed beside her', () => {
    const [ayse, fatma] = [aGuest(), aGuest()]

    const { places } = proposeRooms([ayse, fatma], [aRoom('101'), aRoom('102')], new Map([[ayse.id, '102']]))

    expect(places).toEqual([{ guestId: fatma.id, roomId: '102', reason: 'same-gender' }])
  })

  test('puts a child without a bed beside its parents', () => {
    const [ayse, ali, child] = [
      aGuest(family),
      aGuest({ ...family, gender: 'male' }),
      aGuest({ ...family, age: 5, fare: 'child-no-bed' }),
    ]

    const { places } = proposeRooms([ayse, ali, child], [aRoom('101')], new Map())

    expect(places.map(({ roomId }) => roomId)).toEqual(['101', '101', '101'])
  })

  test('leaves out whom it cannot place, and says why', () => {
    const guests = [
      aGuest({ id: 'a', gender: null }),
      aGuest({ id: 'b', fare: 'adult' }),
      aGuest({ id: 'c', fare: 'quad' }),
    ]

    expect(proposeRooms(guests, [aRoom('101')], new Map()).left).toEqual([
      { guestId: 'a', why: 'gender-unknown' },
      { guestId: 'b', why: 'no-room-paid' },
      { guestId: 'c', why: 'no-free-room' },
    ])
  })

  test('has room for everybody with the rooms that are needed', () => {
    const guests = [
      aGuest(family),
      aGuest({ ...family, gender: 'male' }),
      aGuest(),
      aGuest(),
      aGuest(),
      aGuest({ gender: 'male', fare: 'quad' }),
    ]

    const needed = neededRooms(guests)
    expect(needed).toEqual([
      { beds: 2, count: 3 },
      { beds: 4, count: 1 },
    ])
    const rooms = needed.flatMap(({ beds, count }) =>
      Array.from({ length: count }, (_, at) => aRoom(`${beds}-${at}`, beds)),
    )
    expect(proposeRooms(guests, rooms, new Map()).left).toEqual([])
  })
})
