import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import { todayOnRoad } from './today-on-road.ts'

const day = plainDate('2027-02-12')
const flight = {
  number: 'SV 262',
  leavesOn: day,
  leavesAt: '08:15',
  meetsOn: plainDate('2027-02-11'),
  meetsAt: '23:30',
} as TravelledFlight
const ride = {
  id: 'b',
  kind: 'bus' as const,
  name: 'Otobüs 1',
  route: '',
  arrivesAt: '',
  meeting: 'Lobi',
  change: null,
}
const bus = { ...ride, leavesOn: day, leavesAt: '06:00' }

const begins = { departsOn: day, start: { at: '05:30', pickUp: 'Fatih Camii' } }

test('a day has what is on it, by the hour', () => {
  const moments = todayOnRoad(
    [{ ...begins, flights: [flight], rides: [{ ...bus, leavesAt: '14:30' }, bus], permits: [], chairs: [] }],
    day,
  )

  expect(moments.map(({ at, kind }) => [at, kind])).toEqual([
    ['05:30', 'start'],
    ['06:00', 'ride'],
    ['08:15', 'flight'],
    ['14:30', 'ride'],
  ])
})

test('a group that meets the evening before has its meeting on that day', () => {
  expect(
    todayOnRoad([{ ...begins, flights: [flight], rides: [bus], permits: [], chairs: [] }], flight.meetsOn),
  ).toEqual([{ at: '23:30', kind: 'meeting', flight }])
})

test('whoever is let into the Rawdah on that day is told so, and nobody who is only asked for', () => {
  const permit = { kind: 'rawdah' as const, day, hour: '02:40', until: '', gate: '37', reference: '', earlyMinutes: 30 }
  const permits = [
    { ...permit, state: 'granted' as const, name: 'Ayşe' },
    { ...permit, state: 'requested' as const, name: 'Ömer' },
    { ...permit, state: 'granted' as const, name: 'Elif', day: flight.meetsOn },
  ]

  expect(todayOnRoad([{ ...begins, start: null, flights: [], rides: [], permits, chairs: [] }], day)).toEqual([
    { at: '02:40', kind: 'permit', permit: permits[0] },
  ])
})

test('a wheelchair that is reserved for that day is told with its hours, and none of another day', () => {
  const chair = { day, from: '14:00', until: '16:00', place: 'Kapı 79', withPusher: true, name: 'Ayşe' }
  const chairs = [chair, { ...chair, day: flight.meetsOn }]

  expect(todayOnRoad([{ ...begins, start: null, flights: [], rides: [], permits: [], chairs }], day)).toEqual([
    { at: '14:00', kind: 'chair', chair },
  ])
})
