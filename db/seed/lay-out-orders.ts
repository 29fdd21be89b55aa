import type { Localised } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import { addDays, daysBetween, plainDate, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { ImportedOrder } from '#modules/booking/index.server.ts'

type Departure = {
  departureId: string
  id: string
  name: Localised
  departsOn: PlainDate
  returnsOn: PlainDate
  currency: Currency
}

const womenNames = ['Ayşe', 'Fatma', 'Elif', 'Zeynep', 'Hatice', 'Şerife', 'Gülsüm', 'Işıl', 'Nuran', 'Saliha']
const menNames = ['Mehmet', 'İbrahim', 'Ömer', 'Hasan', 'Yusuf', 'İsmail', 'Mustafa', 'Ahmet', 'Çetin', 'Halil']
const lastNames = [
  'Yılmaz',
  'Karaca',
  'Güneş',
  'Öztürk',
  'Şahin',
  'Çelik',
  'Aksoy',
  'Demir',
  'Arslan',
  'Kurt',
  'Aydın',
  'Koç',
  'Işık',
  'Tekin',
  'Doğan',
  'Kılıç',
  'Aslan',
  'Çetin',
  'Kara',
  'Özdemir',
  'Şimşek',
  'Polat',
  'Erdoğan',
]
const cities = ['İstanbul', 'Ankara', 'Konya', 'Bursa', 'İzmir', 'Kayseri', 'Gaziantep', 'Trabzon']
const states = ['paid', 'paid', 'paid', 'paid', 'partially_paid', 'awaiting_payment', 'cancelled', 'expired'] as const
const PARTY = 4
const LAST_YEARS_DAYS = 540

/** As many orders as asked for, four travellers each, over the last year and a half; the same every time. */
export function layOutOrders(departures: readonly Departure[], count: number, today: PlainDate): ImportedOrder[] {
  return Array.from({ length: count }, (_, nth) => {
    const departure = pick(departures, nth * 7)
    const state = pick(states, nth * 3 + Math.floor(nth / 8))
    const lastName = pick(lastNames, nth * 5 + Math.floor(nth / 23))
    const unitMinor = 90_000 + (nth % 37) * 5_000
    const total = unitMinor * PARTY
    const ageDays = Math.floor((nth * LAST_YEARS_DAYS) / count)
    const placedOn = addDays(today, -ageDays)
    return {
      orderNo: `K-${String(nth + 1).padStart(6, '0')}`,
      state,
      placedAt: new Date(startInIstanbul(placedOn).getTime() - (nth % 600) * 60_000),
      customer: {
        firstName: pick(nth % 2 === 0 ? womenNames : menNames, nth),
        lastName,
        email: `yolcu${nth + 1}@kafile.example`,
        phone: `+90532${String(1_000_000 + nth * 7)}`,
        city: pick(cities, nth),
      },
      departureId: departure.departureId,
      snapshot: snapshotOf(departure, unitMinor),
      currency: departure.currency,
      unitMinor,
      paidMinor: state === 'paid' ? total : state === 'partially_paid' ? Math.floor(total / 4) : 0,
      travellers: Array.from({ length: PARTY }, (_each, seat) => ({
        firstName: pick(seat % 2 === 0 ? womenNames : menNames, nth + seat * 3),
        lastName,
        gender: seat % 2 === 0 ? ('female' as const) : ('male' as const),
        bornOn: addDays(plainDate('1950-01-01'), (nth * 13 + seat * 4_000) % 22_000),
        passportNo: `U${String(10_000_000 + nth * PARTY + seat)}`,
        passportExpiresOn: addDays(departure.returnsOn, ((nth + seat) % 9) * 90 - 30),
      })),
    }
  })
}

function snapshotOf(
  { id, name, departsOn, returnsOn, currency }: Departure,
  unitMinor: number,
): ImportedOrder['snapshot'] {
  const days = daysBetween(departsOn, returnsOn) + 1
  const unitPrice = { minor: unitMinor, currency }
  return {
    tourId: id,
    tourName: name,
    kind: 'umrah',
    departsOn,
    returnsOn,
    days,
    nights: days - 1,
    legalRegime: 'package_tour',
    cancellation: [],
    hotels: [],
    legs: [],
    image: 'makkah-kaaba-dawn',
    passportMonthsAfterReturn: 6,
    lines: [{ fare: 'double', quantity: PARTY, unitPrice, lineTotal: { minor: unitMinor * PARTY, currency } }],
  }
}

function pick<Value>(values: readonly Value[], nth: number): Value {
  const value = values[nth % values.length]
  if (value === undefined) throw new Error('there is nothing to pick from')
  return value
}
