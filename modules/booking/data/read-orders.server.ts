import type { Locale } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ConsentKind } from '../domain/checkout.ts'
import type { EmergencyContact } from '../domain/emergency-contact.ts'
import type { ItemSnapshot, OrderState, StoredDocument } from '../domain/order.ts'
import { remainingOf } from '../domain/remaining.ts'
import { emergencyColumns, emergencyOf } from './emergency-contact.server.ts'
import { contactColumns, contactOf, type OrderContact } from './order-contact.server.ts'
import { passengersByTour, type Passenger } from './order-passengers.server.ts'
import { listParts, type PaymentPart } from './payment-parts.server.ts'
import { ownedBy } from './owned-by.server.ts'
import { snapshotReader } from './sold-snapshot.server.ts'
import { own, type StoredConsents } from './tables.server.ts'

export type OrderedTour = ItemSnapshot & {
  departureId: string
  seats: number
  lineTotal: Money
  passengers: Passenger[]
}

/** An order with everything in it, as customer, mails and staff see it. */
export type Order = {
  id: string
  publicId: string
  orderNo: string
  accessToken: string
  state: OrderState
  mode: 'guest' | 'member' | 'create'
  locale: Locale
  userId: string | null
  contact: OrderContact
  note: string
  /** Whom to call at home; null while nobody was named. */
  emergency: EmergencyContact | null
  subtotal: Money
  discount: Money
  tax: Money
  taxRateBp: number
  isTaxIncluded: boolean
  total: Money
  /** What it costs less since travellers left. */
  reduction: Money
  paid: Money
  /** What is still to be paid; travellers who left are not paid for. */
  remaining: Money
  consents: StoredConsents
  documents: StoredDocument[]
  /** How often staff changed what the order is about. */
  termsVersion: number
  tours: OrderedTour[]
  placedAt: Date
  confirmedAt: Date | null
  /** In what it is paid, in the order in which the parts are due. */
  parts: PaymentPart[]
  /** Where the order is paid next; the part of the customer that is due first. */
  paymentToken: string | null
}

export type OrderKey =
  | { id: string }
  | { publicId: string; accessToken: string }
  | { publicId: string; owner: SignedInUser }

/** One order by its id, or by its address together with what proves that it is the asker's. */
export async function findOrder(db: Db, key: OrderKey): Promise<Order | undefined> {
  const row = await own(db)
    .selectFrom('orders')
    .select(orderColumns)
    .$if('id' in key, (query) => query.where('id', '=', 'id' in key ? key.id : ''))
    .$if('publicId' in key, (query) => query.where('public_id', '=', 'publicId' in key ? key.publicId : ''))
    .$if('accessToken' in key, (query) => query.where('access_token', '=', 'accessToken' in key ? key.accessToken : ''))
    .$if('owner' in key, (query) => ('owner' in key ? query.where(ownedBy(key.owner)) : query))
    .executeTakeFirst()
  if (!row) return undefined
  const amount = (minor: number) => money(minor, row.currency)
  const parts = await listParts(db, row.id)
  return {
    id: row.id,
    publicId: row.public_id,
    orderNo: row.order_no,
    accessToken: row.access_token,
    state: row.state,
    mode: row.mode,
    locale: row.locale,
    userId: row.user_id,
    contact: contactOf(row),
    note: row.note,
    emergency: emergencyOf(row),
    subtotal: amount(row.subtotal_minor),
    discount: amount(row.discount_minor),
    tax: amount(row.tax_minor),
    taxRateBp: row.tax_rate_bp,
    isTaxIncluded: row.is_tax_included,
    total: amount(row.total_minor),
    reduction: amount(row.reduction_minor),
    paid: amount(row.paid_minor),
    remaining: remainingOf({
      total: amount(row.total_minor),
      reduction: amount(row.reduction_minor),
      paid: amount(row.paid_minor),
    }),
    consents: row.consents,
    documents: row.documents,
    termsVersion: row.terms_version,
    tours: await listTours(db, row.id, amount),
    placedAt: row.placed_at,
    confirmedAt: row.confirmed_at,
    parts,
    paymentToken: parts.find(({ paidAt, payer }) => paidAt === null && payer === null)?.paymentToken ?? null,
  }
}

async function listTours(db: Db, orderId: string, amount: (minor: number) => Money): Promise<OrderedTour[]> {
  const items = await own(db)
    .selectFrom('order_items')
    .select(['id', 'departure_id', 'seats', 'line_total_minor', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  const passengersOf = await passengersByTour(db, orderId, amount)
  const read = await snapshotReader(db)
  return items.map((item) => ({
    ...read(item.snapshot),
    departureId: item.departure_id,
    seats: item.seats,
    lineTotal: amount(item.line_total_minor),
    passengers: passengersOf(item.id),
  }))
}

const orderColumns = [
  'id',
  'public_id',
  'order_no',
  'access_token',
  'state',
  'mode',
  'locale',
  'user_id',
  ...contactColumns,
  'note',
  ...emergencyColumns,
  'currency',
  'subtotal_minor',
  'discount_minor',
  'tax_minor',
  'tax_rate_bp',
  'is_tax_included',
  'total_minor',
  'reduction_minor',
  'paid_minor',
  'consents',
  'documents',
  'terms_version',
  'placed_at',
  'confirmed_at',
] as const
