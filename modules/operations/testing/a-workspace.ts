import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { noStayFacts, type WorkTraveller, type Workspace } from '../domain/workspace.ts'

const named = (text: string) => ({ tr: text, en: text, ar: text })

export function aTraveller(facts: Partial<WorkTraveller> = {}): WorkTraveller {
  return {
    id: '0b0e7f0e-9a2c-4a53-9f0a-6a4f8d1f0a11',
    tourId: 'ramazan',
    order: {
      id: 'order',
      no: '2026-000123',
      contact: 'Ayşe Yılmaz',
      phone: '+905321234567',
      language: 'tr',
      note: '',
      emergency: null,
      restDueOn: null,
    },
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    gender: 'female',
    bornOn: plainDate('1961-03-14'),
    age: 65,
    nationality: 'TR',
    passportNo: 'U12345678',
    passportExpiresOn: plainDate('2031-05-11'),
    passportNeededUntil: plainDate('2027-08-22'),
    missing: [],
    fare: 'double',
    flags: [],
    isHeld: false,
    price: money(269_000, 'USD'),
    open: money(0, 'USD'),
    visa: 'granted',
    visaOn: null,
    mahramId: null,
    relatives: [],
    lacksMahram: false,
    note: '',
    roomWish: '',
    rooms: { movenpick: { id: 'room', number: '1805', reason: 'by-hand' } },
    seats: {},
    checkedIn: [],
    ...facts,
  }
}

/** One tour, one hotel, one room with one traveller in it, and a leader. */
export function aWorkspace(facts: Partial<Workspace> = {}): Workspace {
  return {
    date: plainDate('2027-02-12'),
    version: 1,
    tours: [
      {
        id: 'ramazan',
        departureId: 'ramazan',
        code: 'RMZ-1202',
        name: named('Ramazan umresi'),
        returnsOn: plainDate('2027-02-22'),
        airlineCode: null,
        flights: [],
        madinah: null,
        holyNights: [],
        nightsOff: null,
        capacity: 28,
        sold: 0,
      },
    ],
    travellers: [aTraveller()],
    stays: [
      {
        key: 'movenpick',
        name: named('Mövenpick'),
        city: 'makkah',
        cityName: named('Mekke'),
        nights: 6,
        tourIds: ['ramazan'],
        facts: noStayFacts,
      },
    ],
    rooms: [{ id: 'room', stay: 'movenpick', number: '1805', beds: 2, floor: '', view: '' }],
    rides: [],
    guides: [
      {
        id: 'leader',
        role: 'leader',
        name: 'Emine Aksoy',
        phone: '+905320000001',
        phoneE164: '+905320000001',
        gender: 'female',
        departureId: null,
        userId: null,
      },
    ],
    undoable: [],
    ...facts,
  }
}
