import { expect, test } from 'vitest'
import type { StaffRequest } from '#modules/engagement/index.ts'
import { fieldsForRequest } from './fields-for-request.ts'

const request: StaffRequest = {
  kind: 'reservation',
  id: 'R1',
  state: 'new',
  name: 'Zehra Nur Ak',
  phone: '+905321234567',
  email: null,
  language: 'ar',
  subject: '',
  message: '',
  tourId: null,
  departsOn: null,
  returnsOn: null,
  preferredTime: null,
  groupSize: 4,
  roomType: 'triple',
  children: 1,
  babies: 1,
  askedAt: new Date('2026-12-01T09:00:00Z'),
  assignee: null,
  note: '',
  answer: '',
  answeredAt: null,
  calls: 0,
  calledAt: null,
  callAgainAt: null,
  events: [],
  orderId: null,
  version: 1,
}

test('a family of four stands in the form as two in a triple room, a child and a baby', () => {
  expect(fieldsForRequest(request)).toEqual({
    firstName: 'Zehra Nur',
    lastName: 'Ak',
    email: '',
    phone: '+905321234567',
    locale: 'ar',
    'q.double': '0',
    'q.triple': '2',
    'q.adult': '2',
    'q.child': '1',
    'q.baby': '1',
  })
})

test('who has not said how many they are gets an offer for two in a double room', () => {
  const fields = fieldsForRequest({ ...request, groupSize: null, roomType: null, children: null, babies: null })

  expect(fields).toMatchObject({ 'q.double': '2', 'q.adult': '2', 'q.child': '0', 'q.baby': '0' })
})
