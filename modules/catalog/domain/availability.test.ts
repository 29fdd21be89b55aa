import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { availabilityOf, seatsLeft, type SeatCount } from './availability.ts'

const departure: SeatCount = {
  status: 'published',
  salesCloseOn: plainDate('2027-02-09'),
  departsOn: plainDate('2027-02-12'),
  capacity: 40,
  held: 2,
  allotted: 0,
  sold: 30,
}
const early = plainDate('2027-01-01')

test('counts held and sold places as taken', () => {
  expect(seatsLeft(departure)).toBe(8)
})

test('has no places left when staff declared it full', () => {
  expect(seatsLeft({ ...departure, status: 'full' })).toBe(0)
})

test('is available while places are left', () => {
  expect(availabilityOf(departure, early)).toBe('available')
})

test('is full when the last place is held', () => {
  expect(availabilityOf({ ...departure, held: 10 }, early)).toBe('full')
})

test('is still on sale on the last day of sale', () => {
  expect(availabilityOf(departure, departure.salesCloseOn)).toBe('available')
})

test('closes on the day after the last day of sale', () => {
  expect(availabilityOf(departure, plainDate('2027-02-10'))).toBe('closed')
})

test('closes on the day of departure at the latest', () => {
  expect(availabilityOf({ ...departure, salesCloseOn: departure.departsOn }, departure.departsOn)).toBe('closed')
})

test.each(['draft', 'closed', 'cancelled'] as const)('is closed when %s', (status) => {
  expect(availabilityOf({ ...departure, status }, early)).toBe('closed')
})
