import { plainDate } from '#kernel/plain-date.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'

/** From Istanbul after midnight, so that the group meets the evening before. */
export const nightFlight: TravelledFlight = {
  number: 'SV 262',
  from: { code: 'IST', city: 'İstanbul' },
  to: { code: 'JED', city: 'Cidde' },
  leavesOn: plainDate('2027-02-12'),
  leavesAt: '01:10',
  arrivesOn: plainDate('2027-02-12'),
  arrivesAt: '04:45',
  minutes: 215,
  terminal: '1',
  bags: null,
  bagKg: 30,
  cabinKg: 8,
  zones: { from: 'Europe/Istanbul', to: 'Asia/Riyadh' },
  meetingPlace: 'Kapı 7',
  meetsOn: plainDate('2027-02-11'),
  meetsAt: '22:10',
  change: null,
}
