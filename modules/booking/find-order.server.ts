import { sql, type RawBuilder } from 'kysely'
import type { ExchangeRate } from '#kernel/exchange-rate.ts'
import type { Locale, Localised } from '#kernel/locale.ts'
import { money, type BasisPoints, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { keeperOf } from './data/keeper.server.ts'
import { emergencyOf } from './data/emergency-contact.server.ts'
import { contactOf, type OrderContact } from './data/order-contact.server.ts'
import { passengersByTour, type Passenger } from './data/order-passengers.server.ts'
import { listParts, type PaymentPart } from './data/payment-parts.server.ts'
import { snapshotReader } from './data/sold-snapshot.server.ts'
import { own, type StoredConsents } from './data/tables.server.ts'
import { seatOfFare } from './domain/check-split.ts'
import type { CheckoutMode } from './domain/checkout.ts'
import type { EmergencyContact } from './domain/emergency-contact.ts'
import { withMaskedNumbers } from './domain/guarded-numbers.ts'
import type { ItemSnapshot, OrderState, StoredDocument } from './domain/order.ts'
import { remainingOf } from './domain/remaining.ts'

export type OrderJourney = {
  tourId: string
  name: Localised
  departsOn: PlainDate
  returnsOn: PlainDate
  hotels: ItemSnapshot['hotels']
  passportMonthsAfterReturn: number | null
  /** Of those who still travel; a baby has none. */
  seats: number
  total: Money
  hold: { state: 'held' | 'sold' | 'released'; expiresAt: Date } | undefined
  travellers: Passenger[]
}

export type StaffOrder = {
  /** The key under which payments know the order. */
  orderId: string
  /** The public id, as addresses name the order. */
  id: string
  orderNo: string
  placedAt: Date
  confirmedAt: Date | null
  state: OrderState
  mode: CheckoutMode
  locale: Locale
  /** The member of staff who looks after the customer; null while nobody does. */
  keeperId: string | null
  contact: OrderContact
  note: string
  /** Whom to call at home; null while nobody was named. */
  emergency: EmergencyContact | null
  amounts: {
    subtotal: Money
    discount: Money
    tax: Money
    taxRate: BasisPoints
    isTaxIncluded: boolean
    total: Money
    /** What it costs less since travellers left. */
    reduction: Money
    paid: Money
    remaining: Money
  }
  /** The rate to the lira of the day it was placed; null for orders in lira and where no rate was known. */
  exchangeRate: { rate: ExchangeRate; source: string; at: Date } | null
  /** In what it is paid, in the order in which the parts are due. */
  parts: PaymentPart[]
  journeys: OrderJourney[]
  consents: StoredConsents
  documents: StoredDocument[]
  history: { at: Date; kind: string; facts: Record<string, unknown> }[]
  /** Rises with every change by staff. */
  version: number
}

const MOST_HISTORY_ROWS = 200

/**
 * Everything staff may know of an order, by its public id, as long as they reach its customer; the newest 200 rows of
 * its history, oldest first. Numbers of papers are masked for those who may not see them.
 */
export async function findOrder(
  db: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  id: string,
): Promise<StaffOrder | undefined> {
  const order = await readOrder(db, id, withinReach(admin, keeperOf))
  return order && orderShownTo(admin, order)
}

/** The order as somebody may see it. */
export function orderShownTo(admin: Admin<'orders'> | Admin<'payments'>, order: StaffOrder): StaffOrder {
  if (hasRight(admin, 'papers')) return order
  const journeys = order.journeys.map((journey) => ({
    ...journey,
    travellers: journey.travellers.map(withMaskedNumbers),
  }))
  return { ...order, journeys }
}

/** The order with the numbers of papers, for acts that write them; what is shown goes through `orderShownTo`. */
export function readWholeOrder(db: Db, id: string): Promise<StaffOrder | undefined> {
  return readOrder(db, id, sql<boolean>`true`)
}

async function readOrder(db: Db, id: string, isReached: RawBuilder<boolean>): Promise<StaffOrder | undefined> {
  const orders = own(db).selectFrom('orders').selectAll().where('public_id', '=', id)
  const row = await orders.where(isReached).executeTakeFirst()
  if (!row) return undefined
  const amount = (minor: number) => money(minor, row.currency)
  const history = await own(db)
    .selectFrom('order_history')
    .select(['happened_at', 'kind', 'facts'])
    .where('order_id', '=', row.id)
    .orderBy('id', 'desc')
    .limit(MOST_HISTORY_ROWS)
    .execute()

  return {
    orderId: row.id,
    id: row.public_id,
    orderNo: row.order_no,
    placedAt: row.placed_at,
    confirmedAt: row.confirmed_at,
    state: row.state,
    mode: row.mode,
    locale: row.locale,
    keeperId: row.keeper_id,
    contact: contactOf(row),
    note: row.note,
    emergency: emergencyOf(row),
    amounts: {
      subtotal: amount(row.subtotal_minor),
      discount: amount(row.discount_minor),
      tax: amount(row.tax_minor),
      taxRate: row.tax_rate_bp,
      isTaxIncluded: row.is_tax_included,
      total: amount(row.total_minor),
      reduction: amount(row.reduction_minor),
      paid: amount(row.paid_minor),
      remaining: remainingOf({
        total: amount(row.total_minor),
        reduction: amount(row.reduction_minor),
        paid: amount(row.paid_minor),
      }),
    },
    exchangeRate:
      row.rate_value === null || row.rate_scale === null || row.rate_at === null
        ? null
        : {
            rate: { value: row.rate_value, scale: row.rate_scale },
            source: row.rate_source ?? '',
            at: row.rate_at,
          },
    parts: await listParts(db, row.id),
    journeys: await journeysOf(db, row.id, amount),
    consents: row.consents,
    documents: row.documents,
    history: history.toReversed().map(({ happened_at: at, kind, facts }) => ({ at, kind, facts })),
    version: row.version,
  }
}

async function journeysOf(db: Db, orderId: string, amount: (minor: number) => Money): Promise<OrderJourney[]> {
  const items = await own(db)
    .selectFrom('order_items')
    .leftJoin('seat_holds', (hold) =>
      hold
        .onRef('seat_holds.order_id', '=', 'order_items.order_id')
        .onRef('seat_holds.departure_id', '=', 'order_items.departure_id'),
    )
    .select([
      'order_items.id',
      'order_items.seats',
      'order_items.line_total_minor',
      'order_items.snapshot',
      'seat_holds.state',
      'seat_holds.expires_at',
    ])
    .where('order_items.order_id', '=', orderId)
    .orderBy('order_items.position')
    .execute()
  const passengersOf = await passengersByTour(db, orderId, amount)
  const read = await snapshotReader(db)
  return items.map(({ snapshot, ...item }) => {
    const travellers = passengersOf(item.id)
    return {
      tourId: snapshot.tourId,
      name: snapshot.tourName,
      departsOn: snapshot.departsOn,
      returnsOn: snapshot.returnsOn,
      hotels: snapshot.hotels,
      passportMonthsAfterReturn: read(snapshot).passportMonthsAfterReturn,
      seats: item.seats - seatsLeft(travellers),
      total: amount(item.line_total_minor),
      hold: item.state && item.expires_at ? { state: item.state, expiresAt: item.expires_at } : undefined,
      travellers,
    }
  })
}

/** The seats that those who left the order gave back. */
function seatsLeft(travellers: readonly Passenger[]): number {
  return travellers.reduce((seats, { isCancelled, fare }) => (isCancelled ? seats + seatOfFare(fare) : seats), 0)
}
