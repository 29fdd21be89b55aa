import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { transferDeadline } from './transfer-deadline.ts'

const noon = new Date('2027-03-01T12:00:00Z')

test('is a day from now for a journey far away or for none', () => {
  expect(transferDeadline(noon, plainDate('2027-06-01'), 24)).toEqual(new Date('2027-03-02T12:00:00Z'))
  expect(transferDeadline(noon, undefined, 24)).toEqual(new Date('2027-03-02T12:00:00Z'))
})

test('is two days before a journey that is near', () => {
  expect(transferDeadline(noon, plainDate('2027-03-04'), 24)).toEqual(new Date('2027-03-01T21:00:00Z'))
})

test('leaves two hours also for a journey that starts tomorrow', () => {
  expect(transferDeadline(noon, plainDate('2027-03-02'), 24)).toEqual(new Date('2027-03-01T14:00:00Z'))
})
