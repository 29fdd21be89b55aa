import { expect, test } from 'vitest'
import { firstExpiry, isOutlived, isSure, nextExpiry, wasLeftAlone } from './session-life.ts'

const start = new Date('2027-01-01T00:00:00Z')
const after = (days: number, minutes = 0) => new Date(start.getTime() + (days * 1440 + minutes) * 60_000)

test('a new session lives seven days, a remembered one thirty', () => {
  expect([firstExpiry(start, {}), firstExpiry(start, { isRemembered: true })]).toEqual([after(7), after(30)])
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

test('a session of staff lives twelve hours, remembered, used or neither', () => {
  const life = { createdAt: start, lastSeenAt: after(0, 700), expiresAt: after(30), isStaff: true }

  expect(firstExpiry(start, { isStaff: true, isRemembered: true })).toEqual(after(0, 720))
  expect(nextExpiry(life, after(0, 701))).toEqual(after(0, 720))
  expect([after(0, 719), after(0, 720)].map((now) => isOutlived(life, now))).toEqual([false, true])
})

test.each([
  [29, true, false],
  [30, true, true],
  [600, false, false],
])('%i minutes without use, staff %s: left alone %s', (minutes, isStaff, expected) => {
  const life = { createdAt: start, lastSeenAt: start, expiresAt: after(7), isStaff }

  expect(wasLeftAlone(life, after(0, minutes))).toBe(expected)
})

test.each([
  ['just-now', after(0, 9), true],
  ['just-now', after(0, 10), false],
  ['since-idle', after(0, 300), true],
] as const)('what was shown is enough for %s at %s: %s', (sureness, now, expected) => {
  expect(isSure(start, sureness, now)).toBe(expected)
  expect(isSure(null, sureness, now)).toBe(false)
})
