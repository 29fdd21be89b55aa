import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { answerDayOf } from './answer.ts'
import { waitsForStaff } from './waits-for-staff.ts'

const now = new Date('2027-01-20T09:00:00Z')
const [soon, later] = [plainDate('2027-01-22'), plainDate('2027-03-12')]
const silent = { answer: null, answerBy: null, reachedAt: null }

test.each([
  ['said nothing and leaves in two days', silent, soon, true],
  ['said nothing and has time', silent, later, false],
  ['has until today', { ...silent, answerBy: plainDate('2027-01-20') }, later, false],
  ['had until yesterday', { ...silent, answerBy: plainDate('2027-01-19') }, later, true],
  ['was spoken with', { ...silent, answerBy: plainDate('2027-01-19'), reachedAt: now }, soon, false],
  ['accepted', { ...silent, answer: 'accept' as const }, soon, false],
  ['asked to leave, which is work of its own', { ...silent, answer: 'leave' as const }, soon, false],
  ['wants another departure', { ...silent, answer: 'move' as const }, later, true],
])('whoever %s waits for staff or does not', (_, notice, departsOn, waits) => {
  expect(waitsForStaff(notice, departsOn, now)).toBe(waits)
})

test.each([
  [{ weight: 'essential', isUrgent: false }, later, '2027-01-25'],
  [{ weight: 'essential', isUrgent: false }, plainDate('2027-01-24'), '2027-01-23'],
  [{ weight: 'essential', isUrgent: true }, soon, null],
  [{ weight: 'minor', isUrgent: false }, later, null],
] as const)('%o of a departure on %s is to be answered by %s', (told, departsOn, day) => {
  const rule = { days: 5, silenceAccepts: false }

  expect(answerDayOf({ ...told, on: plainDate('2027-01-20'), departsOn }, rule)).toBe(day)
})
