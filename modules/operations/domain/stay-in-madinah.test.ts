import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { stayInMadinah } from './stay-in-madinah.ts'
import type { WorkFlight } from './workspace.ts'

const departsOn = plainDate('2027-04-01')
const returnsOn = plainDate('2027-04-11')
const flight = (leaves: string, arrives: string): WorkFlight => ({
  from: 'IST',
  to: 'MED',
  number: 'TK 1',
  times: {
    from: 'IST',
    terminal: null,
    leavesOn: plainDate(leaves.slice(0, 10)),
    leavesAt: leaves.slice(11),
    arrivesOn: plainDate(arrives.slice(0, 10)),
    arrivesAt: arrives.slice(11),
    meetingPlace: null,
    meetsAt: null,
  },
})
const madinah = { city: 'madinah', nights: 4 }
const makkah = { city: 'makkah', nights: 6 }

test.each([
  ['first, without flights', [madinah, makkah], [], { from: '2027-04-01T18:00', until: '2027-04-05T12:00' }],
  ['after Makkah', [makkah, madinah], [], { from: '2027-04-07T18:00', until: '2027-04-11T12:00' }],
  [
    'after a flight through the night',
    [madinah, makkah],
    [flight('2027-04-01T22:00', '2027-04-02T01:30')],
    { from: '2027-04-02T04:30', until: '2027-04-06T12:00' },
  ],
  [
    'before an early flight home',
    [makkah, madinah],
    [flight('2027-04-01T08:00', '2027-04-01T12:00'), flight('2027-04-11T06:00', '2027-04-11T10:00')],
    { from: '2027-04-07T18:00', until: '2027-04-11T01:00' },
  ],
  ['not at all', [makkah], [], null],
])('%s', (_, stays, flights, expected) => {
  expect(stayInMadinah({ departsOn, returnsOn, stays, flights })).toEqual(expected)
})
