import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { firstCallOf, nameOnCard, type CardLeader } from './card.ts'

const day = plainDate('2027-02-12')
const woman = {
  departureId: 'a',
  gender: 'female' as const,
  bornOn: plainDate('1961-03-14'),
  contactPhone: '+905321234567',
  emergencyPhone: null,
}
const leader = (phoneE164: string, facts: Partial<CardLeader> = {}): CardLeader => ({
  phoneE164,
  gender: null,
  departureId: null,
  ...facts,
})

test('of two leaders the one of the same sex is called', () => {
  const leaders = [
    leader('+905320000001', { gender: 'male', departureId: 'a' }),
    leader('+905320000002', { gender: 'female' }),
  ]

  expect(firstCallOf(woman, leaders, day)).toEqual({ who: 'leader', phone: '+905320000002' })
})

test('a leader of another departure is not called, and one of this before one of the day', () => {
  const leaders = [
    leader('+905320000001', { departureId: 'b' }),
    leader('+905320000002'),
    leader('+905320000003', { departureId: 'a' }),
  ]

  expect(firstCallOf(woman, leaders, day)?.phone).toBe('+905320000003')
  expect(firstCallOf(woman, leaders.slice(0, 1), day)).toBeNull()
})

test.each([
  ['2015-02-13', 'parent'],
  ['2015-02-12', 'leader'],
])('for a child born on %s the %s is called', (bornOn, who) => {
  const child = { ...woman, bornOn: plainDate(bornOn) }

  expect(firstCallOf(child, [leader('+905320000001')], day)?.who).toBe(who)
})

test('for a child whose order has no number to call, whom the booking names at home is called', () => {
  const child = { ...woman, bornOn: plainDate('2018-05-01'), contactPhone: '0532', emergencyPhone: '+905331112233' }
  const leaders = [leader('+905320000001')]

  expect(firstCallOf(child, leaders, day)).toEqual({ who: 'family', phone: '+905331112233' })
  expect(firstCallOf({ ...child, contactPhone: woman.contactPhone }, leaders, day)?.who).toBe('parent')
  expect(firstCallOf({ ...child, emergencyPhone: null }, leaders, day)?.who).toBe('leader')
  expect(firstCallOf({ ...woman, emergencyPhone: '+905331112233' }, leaders, day)?.who).toBe('leader')
})

test('a card names the first name and an initial, the whole name only where that was chosen', () => {
  const ayse = { firstName: 'Ayşe', lastName: 'İğdeli' }

  expect([nameOnCard(ayse, false), nameOnCard(ayse, true)]).toEqual(['Ayşe İ.', 'Ayşe İğdeli'])
})
