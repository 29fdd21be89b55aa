import { expect, test } from 'vitest'
import { lastLookAt, nextQueryAt } from './retry-schedule.ts'

const noon = new Date('2027-03-01T12:00:00Z')

test('asks again after 15 seconds at first and after a day at last', () => {
  expect(nextQueryAt(0, noon, 0.5)).toEqual(new Date('2027-03-01T12:00:15Z'))
  expect(nextQueryAt(11, noon, 0.5)).toEqual(new Date('2027-03-02T12:00:00Z'))
})

test('spreads the question by a fifth either way', () => {
  expect(nextQueryAt(0, noon, 0)).toEqual(new Date('2027-03-01T12:00:12Z'))
  expect(nextQueryAt(2, noon, 0.999)?.getTime()).toBeLessThanOrEqual(noon.getTime() + 72_000)
})

test('leaves the attempt to a person after the last question', () => {
  expect(nextQueryAt(12, noon, 0.5)).toBeUndefined()
})

test('looks once more at what was given up, when its session is over', () => {
  const expiresAt = new Date('2027-03-01T12:30:00Z')

  expect(lastLookAt(expiresAt, noon)).toEqual(new Date('2027-03-01T12:41:00Z'))
  expect(lastLookAt(expiresAt, new Date('2027-03-01T12:41:00Z'))).toBeUndefined()
})
