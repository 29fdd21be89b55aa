import { expect, test } from 'vitest'
import { firstExpiry, nextExpiry } from './session-life.ts'

const start = new Date('2027-01-01T00:00:00Z')
const after = (days: number, minutes = 0) => new Date(start.getTime() + (days * 1440 + minutes) * 60_000)

test('a new session lives seven days, a remembered one thirty', () => {
  expect([firstExpiry(start, false), firstExpiry(start, true)]).toEqual([after(7), after(30)])
})

test('use moves the end on by seven days', () => {
  const life = { createdAt: start, lastSeenAt: start, expiresAt: after(7) }

  expect(nextExpiry(life, after(5))).toEqual(after(12))
})

test('no use moves the end beyond thirty days', () => {
  const life = { createdAt: start, lastSeenAt: after(25), expiresAt: after(30) }

  expect(nextExpiry(life, after(28))).toEqual(after(30))
})

test('use never shortens a remembered session', () => {
  const life = { createdAt: start, lastSeenAt: start, expiresAt: after(30) }

  expect(nextExpiry(life, after(1))).toEqual(after(30))
})

test('two requests within ten minutes move the end on once', () => {
  const life = { createdAt: start, lastSeenAt: start, expiresAt: after(7) }

  expect(nextExpiry(life, after(0, 9))).toBeUndefined()
  expect(nextExpiry(life, after(0, 10))).toEqual(after(7, 10))
})
