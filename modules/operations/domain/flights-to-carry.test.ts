import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aTraveller, aWorkspace } from '../testing/a-workspace.ts'
import { flightsToCarry } from './flights-to-carry.ts'
import type { FlightHours, WorkRide, WorkTour } from './workspace.ts'

const hours: FlightHours = {
  from: 'IST',
  terminal: null,
  leavesOn: plainDate('2027-02-12'),
  leavesAt: '04:35',
  arrivesOn: plainDate('2027-02-12'),
  arrivesAt: '08:10',
  meetingPlace: { tr: 'H kapısı', en: 'Gate H', ar: 'البوابة H' },
  meetsAt: '01:30',
}

const there = { from: 'IST', to: 'JED', number: 'SV 262', times: hours }
const back = { from: 'MED', to: 'IST', number: 'SV 263', times: null }

const aTour = (facts: Partial<WorkTour>): WorkTour => ({ ...aWorkspace().tours[0]!, flights: [there, back], ...facts })

test('flights of a tour come with day, hours and where the group meets, with those of the tour on them', () => {
  const workspace = aWorkspace({ tours: [aTour({})], travellers: [aTraveller({ id: 'a' }), aTraveller({ id: 'b' })] })

  expect(flightsToCarry(workspace)).toEqual([
    {
      ride: {
        kind: 'flight',
        name: 'SV 262',
        route: 'IST – JED',
        leavesOn: '2027-02-12',
        leavesAt: '04:35',
        arrivesAt: '08:10',
        meeting: 'H kapısı',
        reference: '',
        phone: '',
        capacity: 28,
      },
      passengerIds: ['a', 'b'],
    },
    {
      ride: expect.objectContaining({ name: 'SV 263', leavesOn: '2027-02-22', leavesAt: '' }),
      passengerIds: ['a', 'b'],
    },
  ])
})

test('a flight of two tours comes once with both groups; one that is a ride already does not', () => {
  const tours = [aTour({}), aTour({ id: 'other', capacity: 12, flights: [{ ...there, number: 'SV262' }] })]
  const travellers = [aTraveller({ id: 'a' }), aTraveller({ id: 'b', tourId: 'other' })]
  const ride = { kind: 'flight', name: 'sv263', leavesOn: plainDate('2027-02-22') } as WorkRide

  const carried = flightsToCarry(aWorkspace({ tours, travellers, rides: [ride] }))

  expect(carried.map(({ ride: { name, capacity }, passengerIds }) => [name, capacity, passengerIds])).toEqual([
    ['SV 262', 40, ['a', 'b']],
  ])
})
