import { expect, test } from 'vitest'
import { aFlightBack, aTimedFlight } from '../testing/builders.ts'
import { lastChangeOf } from './flight-changes.ts'

const [march, april] = [new Date('2027-03-12T09:00:00Z'), new Date('2027-04-01T09:00:00Z')]
const out = aTimedFlight()

test('a flight that never was another has no change', () => {
  expect(lastChangeOf(0, [out, aFlightBack()], [])).toBeNull()
  expect(lastChangeOf(0, [out], [{ changedAt: march, flights: [aTimedFlight({ bagKg: 20 })] }])).toBeNull()
})

test('the change of one flight is not told of the others', () => {
  const back = aFlightBack({ leavesAt: '19:00' })
  const history = [{ changedAt: march, flights: [out, aFlightBack()] }]

  expect(lastChangeOf(0, [out, back], history)).toBeNull()
  expect(lastChangeOf(1, [out, back], history)).toEqual({ changedAt: march, was: aFlightBack() })
})

test('of several changes the last one of this flight is told', () => {
  const [first, second] = [aTimedFlight({ leavesAt: '06:00' }), aTimedFlight({ leavesAt: '07:00' })]
  const history = [
    { changedAt: april, flights: [second, aFlightBack({ leavesAt: '19:00' })] },
    { changedAt: march, flights: [first, aFlightBack({ leavesAt: '19:00' })] },
  ]

  expect(lastChangeOf(0, [out], history)).toEqual({ changedAt: april, was: second })
  expect(lastChangeOf(0, [second], history)).toEqual({ changedAt: march, was: first })
})

test('a flight to another airport is known again by its place among as many others', () => {
  const history = [{ changedAt: march, flights: [aTimedFlight({ to: 'MED' }), aFlightBack()] }]

  expect(lastChangeOf(0, [out, aFlightBack()], history)?.was.to).toBe('MED')
  expect(lastChangeOf(0, [out], history)).toBeNull()
})
