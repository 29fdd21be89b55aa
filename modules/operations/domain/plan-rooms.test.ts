import { describe, expect, test } from 'vitest'
import { planRooms } from './plan-rooms.ts'
import type { Guest } from './rooming.ts'

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
    relatives: [],
    ...facts,
  }
}

const aRoom = (id: string, beds = 2) => ({ id, number: id, beds })
const yilmaz = { party: 'yilmaz', surname: 'Yılmaz' }
const kaya = { party: 'kaya', surname: 'Kaya' }
const man = { gender: 'male' } as const
const child = { age: 8, fare: 'child' }
const baby = { age: 1, fare: 'baby' }
const nobody = new Map<string, string>()

/** The ids of those who sleep together by the plan, room by room, with the beds of the room. */
function roomsOf(guests: Guest[], rooms: ReturnType<typeof aRoom>[] = [], placed = nobody) {
  const plan = planRooms(guests, rooms, placed)
  const all = [...rooms, ...plan.opens]
  return all.flatMap(({ id, beds }) => {
    const own = plan.places.filter(({ roomId }) => roomId === id).map(({ guestId }) => guestId)
    return own.length > 0 ? [{ beds, guests: own }] : []
  })
}

describe('families', () => {
  test('husband, wife and child sleep in one room with a bed more, two families in two', () => {
    const guests = [
      aGuest({ ...yilmaz, ...man, id: 'father' }),
      aGuest({ ...yilmaz, id: 'mother' }),
      aGuest({ ...yilmaz, ...child, id: 'son', gender: 'male' }),
      aGuest({ ...yilmaz, ...baby, id: 'baby' }),
      aGuest({ ...kaya, id: 'wife' }),
      aGuest({ ...kaya, ...man, id: 'husband' }),
      aGuest({ ...kaya, ...child, id: 'daughter' }),
    ]

    expect(roomsOf(guests, [aRoom('101'), aRoom('102')])).toEqual([
      { beds: 3, guests: ['father', 'mother', 'son', 'baby'] },
      { beds: 3, guests: ['wife', 'husband', 'daughter'] },
    ])
  })

  test('two couples of one name are told apart by their years', () => {
    const guests = [
      aGuest({ ...yilmaz, ...man, id: 'old man', age: 71 }),
      aGuest({ ...yilmaz, ...man, id: 'young man', age: 34 }),
      aGuest({ ...yilmaz, id: 'young woman', age: 31 }),
      aGuest({ ...yilmaz, id: 'old woman', age: 66 }),
    ]

    expect(roomsOf(guests).map((room) => room.guests)).toEqual([
      ['young man', 'young woman'],
      ['old man', 'old woman'],
    ])
  })

  test('a mahram of her age is her husband, and one of another generation is not', () => {
    const guests = [
      aGuest({ ...yilmaz, ...man, id: 'husband', age: 50 }),
      aGuest({ ...yilmaz, id: 'his sister', age: 50 }),
      aGuest({ ...yilmaz, id: 'wife', age: 41, mahramId: 'husband' }),
      aGuest({ ...yilmaz, id: 'daughter', age: 19, mahramId: 'husband' }),
    ]

    expect(roomsOf(guests).map((room) => room.guests)).toEqual([
      ['husband', 'wife'],
      ['his sister', 'daughter'],
    ])
  })

  test('parents of different names with their child are a family', () => {
    const guests = [
      aGuest({ party: 'a', surname: 'Al Otaibi', ...man, id: 'father' }),
      aGuest({ party: 'a', surname: 'Al Harbi', id: 'mother' }),
      aGuest({ party: 'a', surname: 'Al Otaibi', ...child, id: 'child' }),
    ]

    expect(roomsOf(guests)).toEqual([{ beds: 3, guests: ['father', 'mother', 'child'] }])
  })

  test('a man and a woman of different names who paid one double wait until somebody says who they are', () => {
    const guests = [
      aGuest({ party: 'a', surname: 'Al Otaibi', ...man, id: 'man' }),
      aGuest({ party: 'a', surname: 'Al Harbi', id: 'woman' }),
    ]

    expect(planRooms(guests, [aRoom('101')], nobody)).toEqual({
      opens: [],
      places: [],
      left: [
        { guestId: 'man', why: 'tie-unknown', because: null },
        { guestId: 'woman', why: 'tie-unknown', because: null },
      ],
    })
    const told = guests.map((each) => (each.id === 'woman' ? { ...each, mahramId: 'man' } : each))
    expect(roomsOf(told)).toEqual([{ beds: 2, guests: ['man', 'woman'] }])
  })

  test('a couple who booked apart are together by their mahram', () => {
    const guests = [aGuest({ ...man, id: 'man' }), aGuest({ id: 'woman', mahramId: 'man' })]

    expect(roomsOf(guests)).toEqual([{ beds: 2, guests: ['man', 'woman'] }])
  })

  test('whoever cannot be placed keeps the whole family waiting, and is named', () => {
    const guests = [
      aGuest({ ...yilmaz, ...man, id: 'father' }),
      aGuest({ ...yilmaz, id: 'mother' }),
      aGuest({ ...yilmaz, id: 'aunt', fare: 'adult' }),
    ]

    expect(planRooms(guests, [], nobody).left).toEqual([
      { guestId: 'father', why: 'family-waits', because: 'aunt' },
      { guestId: 'mother', why: 'family-waits', because: 'aunt' },
      { guestId: 'aunt', why: 'no-room-paid', because: null },
    ])
  })

  test('a lone mother and the child who paid for the other bed have the room for themselves', () => {
    const guests = [
      aGuest({ ...yilmaz, id: 'mother' }),
      aGuest({ ...yilmaz, age: 9, id: 'child' }),
      aGuest({ id: 'other' }),
    ]

    expect(roomsOf(guests)).toEqual([
      { beds: 2, guests: ['mother', 'child'] },
      { beds: 2, guests: ['other'] },
    ])
  })

  test('a child in a group of many names belongs to nobody but its own', () => {
    const group = { party: 'mosque', fare: 'quad' }
    const guests = [
      aGuest({ ...group, id: 'mother', surname: 'Kaya' }),
      aGuest({ ...group, ...child, id: 'child', surname: 'Kaya' }),
      aGuest({ ...group, ...man, id: 'man' }),
      aGuest({ ...group, id: 'unknown', gender: null }),
    ]

    const { left } = planRooms(guests, [], nobody)

    expect(roomsOf(guests).map((room) => room.guests)).toEqual([['mother', 'child'], ['man']])
    expect(left).toEqual([{ guestId: 'unknown', why: 'gender-unknown', because: null }])
  })
})

describe('rooms that are shared', () => {
  test('a couple who paid for beds of a quad share with women and with men', () => {
    const quad = { fare: 'quad' }
    const guests = [
      aGuest({ ...yilmaz, ...quad, ...man, id: 'husband' }),
      aGuest({ ...yilmaz, ...quad, id: 'wife' }),
      aGuest({ ...quad, id: 'woman' }),
      aGuest({ ...quad, ...man, id: 'man' }),
    ]

    expect(roomsOf(guests)).toEqual([
      { beds: 4, guests: ['wife', 'woman'] },
      { beds: 4, guests: ['husband', 'man'] },
    ])
  })

  test('a family that fills a quad with its children has it alone', () => {
    const guests = [
      aGuest({ ...yilmaz, fare: 'quad', ...man, id: 'father' }),
      aGuest({ ...yilmaz, fare: 'quad', id: 'mother' }),
      aGuest({ ...yilmaz, ...child, id: 'one' }),
      aGuest({ ...yilmaz, ...child, id: 'two' }),
    ]

    expect(roomsOf(guests)).toEqual([{ beds: 4, guests: ['father', 'mother', 'one', 'two'] }])
  })

  test('nobody who has a room is moved, and the bed beside her is filled', () => {
    const [ayse, fatma] = [aGuest(), aGuest()]

    const { places } = planRooms([ayse, fatma], [aRoom('101'), aRoom('102')], new Map([[ayse.id, '102']]))

    expect(places).toEqual([{ guestId: fatma.id, roomId: '102', reason: 'same-gender' }])
  })

  test('those who booked together share when there is a choice, and it says so', () => {
    const guests = [aGuest({ fare: 'quad', id: 'first' }), aGuest({ party: 'friends', fare: 'quad', id: 'here' })]
    const friend = aGuest({ party: 'friends', fare: 'quad', id: 'friend' })
    const placed = new Map([
      ['first', '401'],
      ['here', '402'],
    ])

    const { places } = planRooms([...guests, friend], [aRoom('401', 4), aRoom('402', 4)], placed)

    expect(places).toEqual([{ guestId: 'friend', roomId: '402', reason: 'party-together' }])
  })
})

describe('rooms as they were sold', () => {
  const party = { party: 'friends' }

  test('friends sleep with those with whom they were sold a double, and it says so', () => {
    const guests = ['1', '2', '2', '1'].map((soldRoom, at) => aGuest({ ...party, id: `w${at}`, soldRoom }))

    expect(roomsOf(guests).map((room) => room.guests)).toEqual([
      ['w0', 'w3'],
      ['w1', 'w2'],
    ])
    expect(new Set(planRooms(guests, [], nobody).places.map(({ reason }) => reason))).toEqual(
      new Set(['sold-together']),
    )
  })

  test('two of a quad stay together beside strangers', () => {
    const quad = { fare: 'quad' }
    const guests = [
      aGuest({ ...quad, id: 'a' }),
      aGuest({ ...party, ...quad, id: 'one', soldRoom: '1' }),
      aGuest({ ...quad, id: 'b' }),
      aGuest({ ...quad, id: 'c' }),
      aGuest({ ...party, ...quad, id: 'other', soldRoom: '1' }),
    ]

    expect(roomsOf(guests).some((room) => room.guests.includes('one') && room.guests.includes('other'))).toBe(true)
  })

  test('a husband and his wife sleep together, whatever was sold', () => {
    const spouseOf = (id: string) => ({ relatives: [{ id, kinship: 'spouse' as const }] })
    const guests = [
      aGuest({ ...yilmaz, ...man, id: 'husband', soldRoom: '1', ...spouseOf('wife') }),
      aGuest({ ...yilmaz, ...man, id: 'brother', soldRoom: '1' }),
      aGuest({ ...yilmaz, id: 'wife', soldRoom: '2', ...spouseOf('husband') }),
      aGuest({ ...yilmaz, id: 'sister', soldRoom: '2' }),
    ]

    expect(roomsOf(guests).map((room) => room.guests)).toContainEqual(['husband', 'wife'])
  })
})

describe('those who have a room already', () => {
  const couple = [aGuest({ ...yilmaz, ...man, id: 'husband' }), aGuest({ ...yilmaz, id: 'wife' })]

  test('are joined by their own before strangers come', () => {
    const guests = [aGuest({ ...man, id: 'stranger' }), ...couple]

    expect(roomsOf(guests, [aRoom('101')], new Map([['husband', '101']]))).toEqual([
      { beds: 2, guests: ['wife'] },
      { beds: 2, guests: ['stranger'] },
    ])
  })

  test('keep the bed beside them for a family that waits', () => {
    const guests = [...couple, aGuest({ ...yilmaz, id: 'aunt', fare: 'adult' }), aGuest({ ...man, id: 'stranger' })]

    const plan = planRooms(guests, [aRoom('101')], new Map([['husband', '101']]))

    expect(plan.places).toEqual([{ guestId: 'stranger', roomId: 'opened:Y1', reason: 'same-gender' }])
  })

  test('have no second room opened, wherever the first one is', () => {
    const alone = aGuest({ id: 'alone', fare: 'single' })

    expect(planRooms([alone], [], new Map([['alone', 'elsewhere']])).opens).toEqual([])
  })

  test('take a baby beside them, and no child for whom there is no bed', () => {
    const rooms = [aRoom('101')]
    const placed = new Map([
      ['husband', '101'],
      ['wife', '101'],
    ])
    const [small, big] = [aGuest({ ...yilmaz, ...baby, id: 'baby' }), aGuest({ ...yilmaz, ...child, id: 'child' })]

    expect(planRooms([...couple, small], rooms, placed).places).toEqual([
      { guestId: 'baby', roomId: '101', reason: 'child-with-family' },
    ])
    expect(planRooms([...couple, big], rooms, placed).left).toEqual([
      { guestId: 'child', why: 'no-bed-beside', because: 'husband' },
    ])
  })
})

test('rooms of the hotel are used before others are opened, under numbers that are free', () => {
  const guests = [
    aGuest({ id: 'a', fare: 'single' }),
    aGuest({ id: 'b', fare: 'single' }),
    aGuest({ id: 'c', fare: 'triple' }),
  ]

  const { opens, places } = planRooms(guests, [aRoom('Y1', 1)], nobody)

  expect(opens).toEqual([
    { id: 'opened:Y2', number: 'Y2', beds: 1 },
    { id: 'opened:Y3', number: 'Y3', beds: 3 },
  ])
  expect(places.map(({ guestId, reason }) => [guestId, reason])).toEqual([
    ['a', 'alone-as-paid'],
    ['b', 'alone-as-paid'],
    ['c', 'same-gender'],
  ])
})

test('more children than a room can hold are left to staff', () => {
  const children = Array.from({ length: 7 }, () => aGuest({ ...yilmaz, ...child }))
  const guests = [aGuest({ ...yilmaz, ...man }), aGuest(yilmaz), ...children]

  expect(new Set(planRooms(guests, [], nobody).left.map(({ why }) => why))).toEqual(new Set(['too-many-for-a-room']))
})
