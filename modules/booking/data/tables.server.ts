import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { DocumentId } from '../domain/document-id.ts'
import type { CheckoutMode, ConsentKind, ContactCountry } from '../domain/checkout.ts'
import type { EmergencyRelation } from '../domain/emergency-contact.ts'
import type { Gender } from '../domain/traveller-fields.ts'
import type { Cancellation } from '../domain/cancellation.ts'
import type { Canceller } from '../domain/cancellation-terms.ts'
import type { HistoryKind, ItemSnapshot, OrderState, StoredDocument } from '../domain/order.ts'
import type { OwnConsent, TelephoneAgreement } from '../domain/telephone-agreement.ts'

/** A jsonb column: read as a value, written as JSON text, because an array parameter differs between the engines. */
type Json<Value> = ColumnType<Value, string, string>

/** When each consent was asked for and whether it was given; instants are ISO texts. */
export type StoredConsents = {
  given: Record<ConsentKind, boolean>
  at: string
  /** What staff wrote down for a customer on the telephone. */
  told?: StoredTelephoneAgreement
  /** What the customer consented to themselves afterwards. */
  own?: { kinds: OwnConsent[]; at: string; userAgent: string; addressHash: string }[]
}

/** The member of staff is named, because accounts come to an end before proofs do. */
export type StoredTelephoneAgreement = Omit<TelephoneAgreement, 'agreedAt'> & {
  agreedAt: string
  staff: { id: string; name: string }
}

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
    /** The member of staff who looks after the customer. */
    keeper_id: string | null
    first_name: string
    last_name: string
    email: string
    phone: string
    phone_key: string
    address: string
    city: string
    country: ContactCountry
    note: string
    /** Whom to call at home; all three or none. */
    emergency_name: string | null
    emergency_relation: EmergencyRelation | null
    emergency_phone: string | null
    currency: Currency
    subtotal_minor: number
    discount_minor: number
    /** How many free places of a group the discount is; null where it has another reason. */
    free_places: number | null
    tax_minor: number
    tax_rate_bp: number
    is_tax_included: boolean
    total_minor: number
    paid_minor: Generated<number>
    reduction_minor: Generated<number>
    consents: Json<StoredConsents>
    documents: Json<StoredDocument[]>
    user_agent: string
    address_hash: string
    placed_at: Date
    confirmed_at: Date | null
    deposit_minor: number | null
    rest_due_on: PlainDate | null
    rate_value: number | null
    rate_scale: number | null
    rate_source: string | null
    rate_at: Date | null
    erased_at: Date | null
    /** The order that this one was split from. */
    split_from: Generated<string | null>
    /** The order in which this one goes on; it has ended as cancelled. */
    joined_into: Generated<string | null>
    version: Generated<number>
    /** How often staff changed what the order is about; its contract follows. */
    terms_version: Generated<number>
    /** What staff find it by, folded by a trigger. */
    search_text: Generated<string>
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
    gender: Gender | null
    born_on: PlainDate | null
    nationality: string
    /** Written by programs of before only; the job that seals empties it. The same goes for `passport_no`. */
    tckn: string | null
    tckn_sealed: string | null
    tckn_index: string | null
    passport_no: string | null
    passport_no_sealed: string | null
    passport_no_index: string | null
    passport_expires_on: PlainDate | null
    identity_removed_at: Date | null
    fare: string
    /** What the traveller pays: the place with the extras, less the discount. */
    amount_minor: number
    discount_minor: Generated<number>
    renews_passport: Generated<boolean>
    needs_wheelchair: boolean
    cancelled_at: Date | null
    replaced_at: Date | null
    family_id: string | null
    /** Those with the same number in an order were sold a room together. */
    sold_room: Generated<number | null>
    /** What staff find it by, folded by a trigger. */
    search_text: Generated<string>
  }
  passenger_extras: {
    passenger_id: string
    position: number
    name: string
    amount_minor: number
  }
  order_families: {
    id: Generated<string>
    order_id: string
    position: number
    name: string
    phone: Generated<string>
    token: string
  }
  order_guardians: {
    id: Generated<string>
    order_id: string
    token: string
    name: string
    email: string
    phone: string | null
    locale: Locale
    completes_papers: boolean
    hears_changes: boolean
    named_at: Date
    taken_back_at: Date | null
    code_index: string | null
    code_until: Date | null
    code_tries: Generated<number>
  }
  order_guardian_visits: { secret_index: string; guardian_id: string; until: Date }
  seat_holds: {
    id: Generated<string>
    order_id: string
    departure_id: string
    seats: number
    state: Generated<'held' | 'sold' | 'released'>
    expires_at: Date
    allotment_id: string | null
    allotted_seats: Generated<number>
  }
  /** Orders that were written about since they were counted; triggers alone write here and in the next four. */
  orders_to_count: { order_id: string }
  /** What of an order stands in the sums. */
  counted_orders: {
    order_id: string
    month: PlainDate
    state: OrderState
    currency: Currency
    keeper_id: string | null
    travellers: number
    cost_minor: number
    paid_minor: number
    open_minor: number
    unasked_minor: number
  }
  order_sums: {
    month: PlainDate
    state: OrderState
    currency: Currency
    keeper_id: string | null
    orders: number
    travellers: number
    cost_minor: number
    paid_minor: number
    open_minor: number
    unasked_minor: number
  }
  order_sum_changes: {
    month: PlainDate
    state: OrderState
    currency: Currency
    keeper_id: string | null
    orders: number
    travellers: number
    cost_minor: number
    paid_minor: number
    open_minor: number
    unasked_minor: number
  }
  departure_changes: { changed_in: Generated<number>; departure_id: string; changed_at: Generated<Date> }
  order_origins: {
    order_id: string
    email_key: string
    phone_key: string
    network_key: string
    placed_at: Date
  }
  order_payment_parts: {
    id: Generated<string>
    order_id: string
    position: number
    amount_minor: number
    due_on: PlainDate | null
    payment_token: string
    payer_name: string | null
    payer_email: string | null
    created_at: Generated<Date>
    paid_at: Date | null
    withdrawn_at: Date | null
    replaced_by: string | null
    family_id: string | null
  }
  order_payment_reminders: {
    part_id: string
    days_before: number
    sent_at: Generated<Date>
  }
  order_mail_days: { order_id: string; day: PlainDate }
  order_history: {
    id: Generated<number>
    order_id: string
    happened_at: Date
    kind: HistoryKind
    facts: Json<Record<string, unknown>>
  }
  order_cancellations: {
    id: Generated<string>
    order_id: string
    idempotency_key: string
    cancelled_by: Canceller
    reason: string
    is_whole: boolean
    notice_at: Date
    reduction_minor: number
    back_minor: number
    kept_minor: number
    calculation: Json<Cancellation>
    staff_id: string | null
    created_at: Generated<Date>
  }
  legal_texts: {
    id: DocumentId
    version: string
    valid_from: PlainDate
    title: Json<Localised>
    body: Json<Localised>
    written_at: Generated<Date>
    number: Generated<number>
  }
  order_cancel_requests: {
    id: Generated<string>
    order_id: string
    reason: string
    requested_at: Generated<Date>
    answered_at: Date | null
    answer: 'cancelled' | 'declined' | null
  }
}

export function own(db: Db): Kysely<BookingTables> {
  return db.withTables<BookingTables>()
}
