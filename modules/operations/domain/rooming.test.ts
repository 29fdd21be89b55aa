import { describe, expect, test } from 'vitest'
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
    relatives: [],
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
