import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Localised } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { DepartureStatus } from '../domain/availability.ts'
import type { DayLoad } from '../domain/day-load.ts'
import type { Fare } from '../domain/fares.ts'
import type { TimedFlight } from '../domain/flight-times.ts'
import type { TourStep } from '../domain/tour-step.ts'
import type { WaitingState } from '../domain/waiting.ts'
import type {
  Board,
  CancellationBand,
  InstallmentPolicy,
  LegalRegime,
  PriceMode,
  SaleMode,
  TourKind,
} from '../domain/tour.ts'

/** A jsonb column: read as a value, written as JSON text, because an array parameter differs between the engines. */
type Json<Value> = ColumnType<Value, string, string>

export type StoredFlight = { from: string; to: string }

export type StoredProgramDay = { day: number; title: Localised; text: Localised } & Partial<DayLoad>

export type StoredListEntry = { code: string; text: Localised }

export type StoredTransferRoute = {
  key: string
  name: Localised
  km: number
  minutes: number
  prices: { vehicle: Localised; amountMinor: number; currency: Currency }[]
}

export type CatalogTables = {
  categories: {
    id: Generated<string>
    key: string
    sort_order: number
    slug: Json<Localised>
    name: Json<Localised>
    description: Json<Localised>
    image: string
    meta_title: Json<Localised>
    meta_description: Json<Localised>
    is_published: Generated<boolean>
    changed_at: Generated<Date>
    version: Generated<number>
  }
  airlines: { code: string; name: Json<Localised>; version: Generated<number> }
  airports: {
    code: string
    country: string
    name: Json<Localised>
    city: Json<Localised>
    /** `Asia/Riyadh`: hours of flights are those of the airport. */
    time_zone: Generated<string>
  }
  hotels: {
    id: Generated<string>
    key: string
    slug: Json<Localised>
    name: Json<Localised>
    city: string
    city_name: Json<Localised>
    district: Json<Localised>
    stars: number | null
    country: string
    postal_code: string | null
    /** Where it stands, as a driver reads it. */
    address_ar: Generated<string>
    nearest_gate: ColumnType<Localised, string | undefined, string>
    latitude: number | null
    longitude: number | null
    distance_to: string | null
    distance_to_name: Json<Localised> | null
    walk_metres: number | null
    walk_minutes: number | null
    description: Json<Localised>
    facilities: Json<StoredListEntry[]>
    room_types: Json<StoredListEntry[]>
    image: string
    /** Further pictures, by their keys. */
    gallery: ColumnType<string[], string | undefined, string>
    is_published: Generated<boolean>
    changed_at: Generated<Date>
    version: Generated<number>
  }
  services: {
    id: Generated<string>
    key: string
    sort_order: number
    slug: Json<Localised>
    name: Json<Localised>
    intro: Json<Localised>
    details: Json<{ title: Localised; text: Localised }[]>
    transfer_routes: Json<StoredTransferRoute[]>
    image: string
    is_published: Generated<boolean>
    changed_at: Generated<Date>
    version: Generated<number>
  }
  tours: {
    id: Generated<string>
    key: string
    code: string
    kind: TourKind
    slug: Json<Localised>
    name: Json<Localised>
    promise: Json<Localised>
    description: Json<Localised>
    highlights: Json<Localised[]>
    days: number
    nights: number
    program: Json<StoredProgramDay[]>
    included: Json<StoredListEntry[]>
    not_included: Json<StoredListEntry[]>
    /** What it asks of those who travel before it leaves. */
    steps: ColumnType<TourStep[], string | undefined, string>
    bring: Json<StoredListEntry[]>
    difficulty: Json<Localised> | null
    group_min: number | null
    group_max: number | null
    guide_languages: Json<string[]>
    airline_code: string | null
    flights: Json<StoredFlight[]>
    price_mode: PriceMode
    deposit_percent: number
    cancellation: Json<CancellationBand[]>
    images: Json<string[]>
    legal_regime: LegalRegime
    installment_policy: InstallmentPolicy
    sale_mode: SaleMode
    passport_months_after_return: number | null
    is_economy: boolean
    changed_at: Generated<Date>
    version: Generated<number>
  }
  tour_categories: { tour_id: string; category_id: string; is_primary: boolean }
  tour_hotels: { tour_id: string; position: number; hotel_id: string; nights: number; board: Board }
  departures: {
    id: Generated<string>
    public_id: string
    tour_id: string
    departs_on: PlainDate
    returns_on: PlainDate
    status: DepartureStatus
    overlaps_ramadan: boolean
    sales_close_on: PlainDate
    currency: Currency
    capacity: number
    seats_held: Generated<number>
    seats_sold: Generated<number>
    /** Promised to agencies and not sold yet. */
    seats_allotted: Generated<number>
    /** With so many sold places it runs for sure. */
    minimum: number | null
    flight_times: ColumnType<TimedFlight[], string | undefined, string>
    starts_at: string | null
    pick_up: Json<Localised> | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
    version: Generated<number>
  }
  departure_start_changes: {
    id: Generated<string>
    departure_id: string
    changed_at: Date
    starts_at: string | null
    pick_up: Json<Localised> | null
  }
  flight_changes: { id: Generated<string>; departure_id: string; changed_at: Date; before: Json<TimedFlight[]> }
  allotments: {
    id: Generated<string>
    departure_id: string
    holder_id: string
    seats: number
    seats_taken: Generated<number>
    release_on: PlainDate
    released_at: Date | null
    created_at: Generated<Date>
  }
  waiting_places: {
    id: Generated<string>
    departure_id: string
    seats: number
    turn: Generated<number>
    state: Generated<WaitingState>
    token: string
    offers: Generated<number>
    expires_at: Date | null
    joined_at: Date
  }
  removed_records: {
    id: Generated<string>
    kind: 'departure' | 'tour' | 'hotel' | 'category' | 'service' | 'airline'
    record: Json<unknown>
    removed_at: Date
  }
  departure_fares: { departure_id: string; fare: Fare; amount_minor: number }
}

/** The handle for this module's tables. It is not accepted where another module asks for a `Db`. */
export function own(db: Db): Kysely<CatalogTables> {
  return db.withTables<CatalogTables>()
}
