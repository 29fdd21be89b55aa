import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { CheckoutMode, ConsentKind, ContactCountry, Gender } from '../domain/checkout.ts'
import type { HistoryKind, ItemSnapshot, OrderState, StoredDocument } from '../domain/order.ts'

/** A jsonb column: read as a value, written as JSON text, because an array parameter differs between the engines. */
type Json<Value> = ColumnType<Value, string, string>

/** When each consent was asked for and whether it was given. */
export type StoredConsents = { given: Record<ConsentKind, boolean>; at: string }

export type BookingTables = {
  orders: {
    id: Generated<string>
    public_id: string
    order_no: string
    access_token: string
    idempotency_key: string
    request_hash: string
    state: Generated<OrderState>
    mode: CheckoutMode
    locale: Locale
    user_id: string | null
    first_name: string
    last_name: string
    email: string
    phone: string
    phone_key: string
    address: string
    city: string
    country: ContactCountry
    note: string
    currency: Currency
    subtotal_minor: number
    discount_minor: number
    tax_minor: number
    tax_rate_bp: number
    is_tax_included: boolean
    total_minor: number
    paid_minor: Generated<number>
    consents: Json<StoredConsents>
    documents: Json<StoredDocument[]>
    user_agent: string
    address_hash: string
    placed_at: Date
    confirmed_at: Date | null
    rate_value: number | null
    rate_scale: number | null
    rate_source: string | null
    rate_at: Date | null
  }
  order_items: {
    id: Generated<string>
    order_id: string
    position: number
    departure_id: string
    seats: number
    line_total_minor: number
    snapshot: Json<ItemSnapshot>
  }
  passengers: {
    id: Generated<string>
    order_item_id: string
    position: number
    first_name: string
    last_name: string
    gender: Gender
    born_on: PlainDate
    nationality: string
    tckn: string | null
    passport_no: string | null
    passport_expires_on: PlainDate | null
    fare: string
    amount_minor: number
    needs_wheelchair: boolean
  }
  seat_holds: {
    id: Generated<string>
    order_id: string
    departure_id: string
    seats: number
    state: Generated<'held' | 'sold' | 'released'>
    expires_at: Date
  }
  order_history: {
    id: Generated<number>
    order_id: string
    happened_at: Date
    kind: HistoryKind
    facts: Json<Record<string, unknown>>
  }
}

export function own(db: Db): Kysely<BookingTables> {
  return db.withTables<BookingTables>()
}
