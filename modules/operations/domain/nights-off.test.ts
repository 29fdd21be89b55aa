import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { nightsOff } from './nights-off.ts'

const flight = (from: string, to: string, leaves: string, arrives: string) => ({
  from,
  to,
  number: 'TK96',
  times: {
    from,
    terminal: null,
    leavesOn: plainDate(leaves.slice(0, 10)),
    leavesAt: leaves.slice(11),
    arrivesOn: plainDate(arrives.slice(0, 10)),
    arrivesAt: arrives.slice(11),
    meetingPlace: null,
    meetsAt: null,
  },
})
const out = flight('IST', 'JED', '2027-02-12 23:30', '2027-02-13 03:10')
const back = flight('MED', 'IST', '2027-02-18 17:00', '2027-02-18 20:00')
const journey = { departsOn: plainDate('2027-02-12'), returnsOn: plainDate('2027-02-18') }
const stays = (...nights: number[]) => nights.map((each) => ({ nights: each }))

test.each([
  ['the hotels fill the nights between landing and leaving', { stays: stays(3, 2), flights: [out, back] }, null],
  ['a night has no hotel', { stays: stays(3, 1), flights: [out, back] }, { slept: 4, between: 5 }],
  [
    'hotels are counted from the day of departure',
    { stays: stays(4, 2), flights: [back, out] },
    { slept: 6, between: 5 },
  ],
  ['no flight leads back', { stays: stays(9), flights: [out] }, null],
  ['hours are not known', { stays: stays(9), flights: [{ ...out, times: null }, back] }, null],
])('where %s', (_, { stays: own, flights }, off) => {
  expect(nightsOff({ ...journey, stays: own, flights })).toEqual(off)
})
