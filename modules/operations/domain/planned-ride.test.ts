import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { asPlanned } from './planned-ride.ts'
import type { WorkFlight, WorkRide } from './workspace.ts'

const day = plainDate('2027-02-12')
const ride: WorkRide = {
  id: 'ride',
  kind: 'flight',
  name: 'SV262',
  route: '',
  leavesOn: day,
  leavesAt: '07:00',
  arrivesAt: '',
  meeting: '',
  reference: 'PNR',
  capacity: 40,
  phone: '',
}
const planned: WorkFlight = {
  from: 'IST',
  to: 'JED',
  number: 'SV 262',
  times: {
    from: 'IST',
    terminal: null,
    leavesOn: day,
    leavesAt: '08:15',
    arrivesOn: day,
    arrivesAt: '11:50',
    meetingPlace: { tr: 'Kapı 7', en: 'Door 7', ar: '' },
    meetsAt: '05:15',
  },
}

test('a flight that a departure names has its hours from there, and what staff left empty', () => {
  expect(asPlanned(ride, [planned])).toEqual({
    ...ride,
    leavesAt: '08:15',
    arrivesAt: '11:50',
    route: 'IST – JED',
    meeting: 'Kapı 7',
  })
  expect(asPlanned({ ...ride, route: 'İstanbul', meeting: 'Otel' }, [planned])).toMatchObject({
    route: 'İstanbul',
    meeting: 'Otel',
  })
})

test.each([
  ['of another day', { ...ride, leavesOn: plainDate('2027-02-13') }],
  ['of another number', { ...ride, name: 'SV 263' }],
  ['that is no flight', { ...ride, kind: 'bus' as const }],
])('a ride %s stays as staff typed it', (_which, other) => {
  expect(asPlanned(other, [planned])).toBe(other)
})
