import { formatPhone } from '#kernel/format-phone.ts'
import type { Locale, Localised } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import type { Passenger } from '../data/order-passengers.server.ts'
import type { Order } from '../data/read-orders.server.ts'
import type { Agency } from '../documents/agency.ts'
import { noFlags } from '../domain/traveller-fields.ts'

const brands: Localised = { tr: 'Kafile', en: 'Kafile', ar: 'قافلة' }
const trades: Localised = { tr: 'TURİZM', en: 'TRAVEL', ar: 'للسياحة والسفر' }
const firms: Localised = { tr: 'Kafile Turizm', en: 'Kafile Turizm', ar: 'قافلة للسياحة' }

const inLatin = 'Akşemsettin Mah. Örnek Cad. No 12, Fatih / İstanbul'
const addresses: Localised = {
  tr: inLatin,
  en: inLatin,
  ar: 'حيّ آق شمس الدين، شارع أورنك 12، الفاتح، إسطنبول',
}

export function anAgency(locale: Locale): Agency {
  return {
    brand: brands[locale],
    trade: trades[locale],
    firm: firms[locale],
    address: addresses[locale],
    phone: formatPhone('+902120000000', locale),
    email: 'bilgi@kafile.example',
    licence: { group: 'A', number: '0000' },
  }
}

/** A paid order of two for the Ramadan Umrah, with everything a document can show. */
export function aPaidOrder(): Order {
  const usd = (minor: number) => money(minor, 'USD')
  return {
    id: '0b0e7f0e-9a2c-4a53-9f0a-6a4f8d1f0a11',
    publicId: 'aaaaaaaaaaaaaaaaaaaaaa',
    orderNo: '2026-000123',
    accessToken: 'bbbbbbbbbbbbbbbbbbbbbb',
    state: 'paid',
    mode: 'create',
    locale: 'tr',
    userId: null,
    contact: {
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      email: 'ayse@example.com',
      phone: '+905321234567',
      address: '',
      city: 'İstanbul',
      country: 'TR',
    },
    note: '',
    emergency: null,
    subtotal: usd(538_000),
    discount: usd(5000),
    tax: usd(81_305),
    taxRateBp: 1800,
    isTaxIncluded: true,
    total: usd(533_000),
    paid: usd(533_000),
    reduction: usd(0),
    remaining: usd(0),
    consents: {
      given: { preInformation: true, terms: true, privacy: true, personalData: true, health: true, marketing: false },
      at: '2026-12-01T09:00:00.000Z',
    },
    documents: [],
    termsVersion: 0,
    tours: [
      {
        tourId: '12-02-2027-22-02-2027-MOVENPICKUMRE',
        departureId: '5b0e7f0e-9a2c-4a53-9f0a-6a4f8d1f0a22',
        tourName: { tr: 'Ramazan umresi, Mövenpick', en: 'Ramadan Umrah, Mövenpick', ar: 'عمرة رمضان، موفنبيك' },
        kind: 'umrah',
        departsOn: plainDate('2027-02-12'),
        returnsOn: plainDate('2027-02-22'),
        days: 11,
        nights: 10,
        legalRegime: 'package_tour',
        cancellation: [{ fromDaysBefore: 30, refundPercent: 100 }],
        hotels: [
          {
            name: same('Shaza Regency Plaza'),
            cityName: { tr: 'Medine', en: 'Madinah', ar: 'المدينة المنورة' },
            stars: 5,
            nights: 4,
          },
          {
            name: same('Mövenpick Hajar Tower'),
            cityName: { tr: 'Mekke', en: 'Makkah', ar: 'مكة المكرمة' },
            stars: 5,
            nights: 6,
          },
        ],
        legs: [],
        image: 'still-life-ihram-suitcase',
        passportMonthsAfterReturn: 6,
        lines: [{ fare: 'double', quantity: 2, unitPrice: usd(269_000), lineTotal: usd(538_000) }],
        seats: 2,
        lineTotal: usd(538_000),
        passengers: [
          aPassenger(),
          aPassenger({ firstName: 'Ayşe Nur', gender: 'female', passportNo: 'U12345678', needsWheelchair: true }),
        ],
      },
    ],
    placedAt: new Date('2026-12-01T09:00:00Z'),
    confirmedAt: new Date('2026-12-01T09:05:00Z'),
    parts: [],
    paymentToken: 'cccccccccccccccccccccc',
  }
}

function aPassenger(change: Partial<Passenger> = {}): Passenger {
  return {
    id: '1',
    firstName: 'Mehmet',
    lastName: 'Yılmaz',
    gender: 'male',
    bornOn: plainDate('1957-09-02'),
    nationality: 'TR',
    tckn: '10000000146',
    passportNo: 'U87654321',
    passportExpiresOn: plainDate('2031-04-04'),
    fare: 'double',
    amount: money(269_000, 'USD'),
    ...noFlags,
    isCancelled: false,
    ...change,
  }
}

function same(text: string): Localised {
  return { tr: text, en: text, ar: text }
}
