import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { OfferEventKind, OfferLine, OfferState } from '../domain/offer.ts'
import type { ReservationEventKind, ReservationState } from '../domain/reservation.ts'

/** A jsonb column: read as a value, written as JSON text, because an array parameter differs between the engines. */
type Json<Value> = ColumnType<Value, string, string>

export type AgentTables = {
  agencies: {
    id: Generated<string>
    name: string
    contact_name: Generated<string>
    email: Generated<string>
    phone: Generated<string>
    address: Generated<string>
    city: Generated<string>
    licence_no: Generated<string>
    logo: Uint8Array | null
    logo_type: 'image/png' | 'image/jpeg' | null
    credit_limit_minor: Generated<number>
    credit_currency: Generated<Currency>
    option_hours: Generated<number>
    is_active: Generated<boolean>
    version: Generated<number>
    created_at: Generated<Date>
  }
  agency_users: { user_id: string; agency_id: string; added_at: Generated<Date> }
  agency_commission_rules: {
    id: Generated<string>
    agency_id: string
    category_id: string | null
    kind: 'percent' | 'fixed'
    percent_bp: number | null
    fixed_minor: number | null
    fixed_currency: Currency | null
    valid_from: PlainDate
    valid_to: PlainDate | null
    created_at: Generated<Date>
  }
  agent_offers: {
    id: Generated<string>
    offer_no: string
    /** Absent on offers of our own. */
    agency_id: string | null
    created_by: string | null
    state: Generated<OfferState>
    token: string
    locale: Locale
    first_name: string
    last_name: string
    email: Generated<string>
    phone: Generated<string>
    city: Generated<string>
    country: Generated<'TR' | 'DE' | 'FR' | 'GB' | 'US' | 'OTHER'>
    note: Generated<string>
    currency: Currency
    lines: Json<OfferLine[]>
    base_minor: number
    total_minor: number
    discount_minor: Generated<number>
    free_places: number | null
    valid_until: PlainDate
    version: Generated<number>
    created_at: Generated<Date>
    changed_at: Generated<Date>
    sent_at: Date | null
    seen_at: Date | null
    answered_at: Date | null
    reminded_at: Date | null
    is_direct: Generated<boolean>
    markup_kind: 'percent' | 'fixed' | null
    markup_value: number | null
    request_kind: 'call' | 'message' | 'information' | 'reservation' | null
    request_id: string | null
    order_id: string | null
    search_text: Generated<string>
  }
  agent_groups: {
    id: Generated<string>
    name: string
    people_sealed: string
    people: number
    free_per: number | null
    tour_id: string | null
    offer_id: string | null
    request_kind: 'call' | 'message' | 'information' | 'reservation' | null
    request_id: string | null
    expected: number | null
    version: Generated<number>
    created_by: string | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  agent_offer_events: {
    id: Generated<number>
    offer_id: string
    kind: OfferEventKind
    words: Generated<string>
    by_user_id: string | null
    happened_at: Generated<Date>
  }
  agent_reservations: {
    id: Generated<string>
    reservation_no: string
    agency_id: string
    created_by: string | null
    offer_id: string | null
    order_id: string
    state: Generated<ReservationState>
    currency: Currency
    commission_minor: number
    markup_minor: number
    booked_minor: Generated<number>
    bookings: Generated<number>
    /** The version of the order from which the earnings were reckoned; null where they are to be reckoned again. */
    order_version: number | null
    /** What was sold at which price, where it is not what stands in the offer. */
    sold_lines: Json<OfferLine[]> | null
    departs_on: PlainDate
    returns_on: PlainDate
    note: Generated<string>
    cancel_reason: Generated<string>
    version: Generated<number>
    created_at: Generated<Date>
    /** When the customer has agreed; absent while a reservation of the agency waits for that. */
    agreed_at: Date | null
    confirmed_at: Date | null
    cancelled_at: Date | null
  }
  agent_reservation_events: {
    id: Generated<number>
    reservation_id: string
    kind: ReservationEventKind
    words: Generated<string>
    by_user_id: string | null
    happened_at: Generated<Date>
  }
}

export function own(db: Db): Kysely<AgentTables> {
  return db.withTables<AgentTables>()
}
