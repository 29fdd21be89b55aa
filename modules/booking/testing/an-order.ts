import { randomUUID } from 'node:crypto'
import type { Locale } from '#kernel/locale.ts'
import { newToken } from '#kernel/ids.ts'
import { phoneKey } from '#kernel/phone.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { writeTogether } from '#platform/db/write-together.server.ts'
import { holdsInsert, itemInserts, orderInsert } from '../data/insert-order.server.ts'
import type { ItemSnapshot, OrderState } from '../domain/order.ts'
import { noFlags, type TravellerFlag } from '../domain/traveller-fields.ts'

type Person = { firstName: string; gender: 'female' | 'male'; flags?: Record<TravellerFlag, boolean> }

export type OrderWish = {
  /** The member who ordered; nobody by default. */
  userId?: string
  /** The member of staff who looks after the customer; nobody by default. */
  keeperId?: string
  orderNo?: string
  state?: OrderState
  firstName?: string
  lastName?: string
  email?: string
  phone?: string
  locale?: Locale
  currency?: 'USD' | 'TRY'
  totalMinor?: number
  paidMinor?: number
  placedAt?: Date
  /** First names, of women unless it is said. */
  travellers?: (string | Person)[]
  departure?: { departureId: string; id: string }
}

/** Stores an order for one departure, by default of Ayşe Yılmaz, alone, unpaid; tells its ids. */
export async function anOrder(
  db: Db,
  wish: OrderWish = {},
): Promise<{ orderId: string; id: string; orderNo: string; tourId: string }> {
  const departure = wish.departure ?? (await aDeparture(db))
  const id = newToken()
  const orderNo = wish.orderNo ?? `2027-${id.slice(0, 6)}`
  const names = wish.travellers ?? ['Ayşe']
  const {
    currency = 'USD',
    totalMinor = 219_000,
    phone = '+905321234567',
    placedAt = new Date('2027-01-10T09:00:00Z'),
  } = wish
  const orderId = randomUUID()
  const order = orderInsert(db, {
    id: orderId,
    public_id: id,
    order_no: orderNo,
    access_token: newToken(),
    idempotency_key: randomUUID(),
    request_hash: 'hash',
    state: wish.state ?? 'awaiting_payment',
    mode: wish.userId ? 'member' : 'guest',
    locale: wish.locale ?? 'tr',
    user_id: wish.userId ?? null,
    keeper_id: wish.keeperId ?? null,
    first_name: wish.firstName ?? 'Ayşe',
    last_name: wish.lastName ?? 'Yılmaz',
    email: wish.email ?? 'ayse@example.com',
    phone,
    phone_key: phoneKey(phone),
    address: '',
    city: 'İstanbul',
    country: 'TR',
    note: '',
    currency,
    subtotal_minor: totalMinor,
    discount_minor: 0,
    free_places: null,
    tax_minor: 0,
    tax_rate_bp: 1800,
    is_tax_included: true,
    total_minor: totalMinor,
    paid_minor: wish.paidMinor ?? 0,
    consents: toJson({
      given: {
        preInformation: true,
        terms: true,
        privacy: true,
        personalData: true,
        health: false,
        marketing: false,
      },
      at: placedAt.toISOString(),
    }),
    documents: toJson([{ id: 'terms', version: '2026-01', sha256: 'a'.repeat(64), locale: 'tr' }]),
    user_agent: '',
    address_hash: '',
    placed_at: placedAt,
    confirmed_at: null,
  })
  const items = itemInserts(db, orderId, [
    {
      departureId: departure.departureId,
      seats: names.length,
      lineTotalMinor: totalMinor,
      snapshot: aSnapshot(departure.id),
      travellers: names.map((person) => ({
        traveller: aTraveller(departure.id, person),
        amountMinor: Math.floor(totalMinor / names.length),
      })),
    },
  ])
  const holds = holdsInsert(
    db,
    orderId,
    [{ departureId: departure.departureId, seats: names.length }],
    new Date(placedAt.getTime() + 30 * 60_000),
  )
  await writeTogether(db, [order, ...items, holds])
  return { orderId, id, orderNo, tourId: departure.id }
}

function aSnapshot(tourId: string): ItemSnapshot {
  return {
    tourId,
    tourName: { tr: 'Ramazan umresi', en: 'Ramadan Umrah', ar: 'عمرة رمضان' },
    kind: 'umrah',
    departsOn: plainDate('2027-02-12'),
    returnsOn: plainDate('2027-02-21'),
    days: 10,
    nights: 9,
    legalRegime: 'package_tour',
    cancellation: [],
    hotels: [],
    legs: [],
    image: 'makkah-kaaba-dawn',
    passportMonthsAfterReturn: 6,
    lines: [
      {
        fare: 'double',
        quantity: 1,
        unitPrice: { minor: 219_000, currency: 'USD' },
        lineTotal: { minor: 219_000, currency: 'USD' },
      },
    ],
  }
}

function aTraveller(tourId: string, person: string | Person) {
  const {
    firstName,
    gender,
    flags = noFlags,
  }: Person = typeof person === 'string' ? { firstName: person, gender: 'female' } : person
  return {
    tourId,
    fare: 'double',
    firstName,
    lastName: 'Yılmaz',
    gender,
    bornOn: plainDate('1960-05-01'),
    nationality: 'TR',
    tckn: '10000000146',
    passportNo: 'U12345678',
    passportExpiresOn: plainDate('2030-01-01'),
    ...flags,
  }
}
