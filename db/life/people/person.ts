import { addDays, addMonths, type PlainDate } from '#kernel/plain-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ContactDraft, Gender, TravellerDraft } from '#modules/booking/index.ts'
import type { Chance } from '../chance.ts'
import { inventedPassportNo, inventedTckn } from './identity-numbers.ts'
import { arabic, others, turkish, type NameTable } from './names.ts'

/** Where a party comes from: how its people are called, whose passports they carry, in which language they order. */
export type Origin = { names: NameTable; nationality: string; locale: Locale; country: string; city: string }

export type Person = Omit<TravellerDraft, 'tourId' | 'fare'>

const turkishCities = [
  'İstanbul',
  'İstanbul',
  'İstanbul',
  'Ankara',
  'Konya',
  'Bursa',
  'İzmir',
  'Kayseri',
  'Gaziantep',
  'Trabzon',
  'Şanlıurfa',
  'Diyarbakır',
  'Sakarya',
  'Kahramanmaraş',
]
const abroad = [
  { nationality: 'SY', country: 'TR', city: 'Gaziantep' },
  { nationality: 'IQ', country: 'TR', city: 'İstanbul' },
  { nationality: 'JO', country: 'OTHER', city: 'Amman' },
  { nationality: 'EG', country: 'OTHER', city: 'Cairo' },
  { nationality: 'MA', country: 'FR', city: 'Lyon' },
  { nationality: 'DZ', country: 'FR', city: 'Marseille' },
]
const farther = [
  { nationality: 'DE', country: 'DE', city: 'Köln' },
  { nationality: 'BA', country: 'OTHER', city: 'Sarajevo' },
  { nationality: 'GB', country: 'GB', city: 'Birmingham' },
  { nationality: 'ID', country: 'OTHER', city: 'Bandung' },
  { nationality: 'UZ', country: 'TR', city: 'İstanbul' },
  { nationality: 'US', country: 'US', city: 'Chicago' },
]

export function originOf(chance: Chance): Origin {
  const kind = chance.weigh([
    [74, 'turkish'],
    [6, 'from-germany'],
    [13, 'arabic'],
    [7, 'others'],
  ] as const)
  switch (kind) {
    case 'turkish':
      return { names: turkish, nationality: 'TR', locale: 'tr', country: 'TR', city: chance.pick(turkishCities) }
    case 'from-germany':
      return {
        names: turkish,
        nationality: 'TR',
        locale: 'tr',
        country: 'DE',
        city: chance.pick(['Berlin', 'Duisburg']),
      }
    case 'arabic':
      return { names: arabic, locale: 'ar', ...chance.pick(abroad) }
    case 'others':
      return { names: others, locale: 'en', ...chance.pick(farther) }
  }
}

/** Somebody of that age on the day of return, with papers that are good for the journey. */
export function personOf(
  chance: Chance,
  {
    origin,
    gender,
    age,
    lastName,
    serial,
    returnsOn,
  }: {
    origin: Origin
    gender: Gender
    age: number
    lastName: string
    serial: number
    returnsOn: PlainDate
  },
): Person {
  const { names, nationality } = origin
  return {
    firstName: chance.pick(gender === 'female' ? names.women : names.men),
    lastName,
    gender,
    bornOn: addDays(addMonths(returnsOn, -12 * age), -chance.between(30, 330)),
    nationality,
    tckn: nationality === 'TR' ? inventedTckn(serial) : '',
    passportNo: inventedPassportNo(serial, nationality),
    passportExpiresOn: addDays(addMonths(returnsOn, 7), chance.between(0, 3000)),
    renewsPassport: false,
    needsWheelchair: age > 68 && chance.inHundred(25),
  }
}

/** Where a party can be reached: a name of its own at a domain that is nobody's, a number that nobody has. */
export function contactOf(chance: Chance, person: Person, origin: Origin, serial: number): ContactDraft {
  const mailbox = `${latin(person.firstName)}.${latin(person.lastName)}.${serial}`
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: `${mailbox}@${chance.pick(['example.com', 'example.org', 'example.net'])}`,
    phone: phoneOf(origin.country, serial),
    address: `Örnek Mah. Deneme Sk. No: ${chance.between(1, 120)}`,
    city: origin.city,
    country: origin.country,
  }
}

/** Numbers that are kept for films where a country has such, and beginnings that are not given out elsewhere. */
function phoneOf(country: string, serial: number): string {
  const last = (digits: number) => String(serial % 10 ** digits).padStart(digits, '0')
  switch (country) {
    case 'DE':
      return `+49 171 39200 ${last(2)}`
    case 'GB':
      return `+44 20 7946 0${last(3)}`
    case 'FR':
      return `+33 1 99 00 ${last(4)}`
    case 'US':
      return `+1 312 555 01${last(2)}`
    default:
      return `+90 532 000 ${last(4)}`
  }
}

function latin(name: string): string {
  return name
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
}
