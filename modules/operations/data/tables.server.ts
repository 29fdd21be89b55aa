import type { ColumnType, Generated, Kysely } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Kinship } from '../domain/kinship.ts'
import type { CheckInKind, GuideRole, RideKind, VisaStep } from '../domain/papers.ts'
import type { PermitKind, PermitState } from '../domain/permits.ts'
import type { ListedRoom } from '../domain/room-list.ts'
import type { FloorWish, ViewWish } from '../domain/room-wishes.ts'
import type { VisaColumn, VisaDateFormat } from '../domain/visa-file.ts'
import type { VisaRowState } from '../domain/visa-batch.ts'
import type { ContractState } from '../domain/stay-contracts.ts'
import type { StayFacts } from '../domain/workspace.ts'
import type { PlannedPlace } from '../domain/room-plan.ts'

/** A jsonb column: read as a value, written as JSON text, because an array parameter differs between the engines. */
type Json<Value> = ColumnType<Value, string, string>

export type OperationTables = {
  operation_dates: { departs_on: PlainDate; version: Generated<number> }
  operation_travellers: {
    passenger_id: string
    visa_step: Generated<VisaStep>
    /** Since when; null for a step of before. */
    visa_on: PlainDate | null
    mahram_id: string | null
    note: Generated<string>
    room_wish: Generated<string>
    /** From that day on the note is gone. */
    forget_note_on: PlainDate | null
    changed_at: Generated<Date>
  }
  operation_relatives: { passenger_id: string; relative_id: string; kinship: Kinship; stated_at: Date }
  operation_rooms: {
    id: Generated<string>
    departs_on: PlainDate
    stay: string
    number: string
    beds: number
    position: Generated<number>
    floor: Generated<FloorWish | ''>
    view: Generated<ViewWish | ''>
  }
  operation_stays: {
    departs_on: PlainDate
    stay: string
    confirmation: Generated<string>
    option_on: PlainDate | null
    mail: Generated<string>
    contracted: ColumnType<StayFacts['contracted'], string | undefined, string>
    wish: Generated<string>
  }
  operation_room_lists: {
    id: Generated<string>
    departs_on: PlainDate
    stay: string
    version: number
    rooms: Json<ListedRoom[]>
    made_at: Date
    made_by: string
    mail_to: Generated<string>
    forget_on: PlainDate
  }
  operation_room_list_guests: {
    list_id: string
    passenger_id: string
    room_id: string
    name: string
    gender: 'female' | 'male' | null
    nationality: string
    wish: Generated<string>
    position: number
  }
  operation_places: { passenger_id: string; stay: string; room_id: string; reason: Generated<string> }
  operation_proposals: {
    id: Generated<string>
    departs_on: PlainDate
    stay: string
    places: Json<PlannedPlace[]>
    room_ids: Json<string[]>
    made_at: Generated<Date>
    undone_at: Date | null
    fingerprint: string | null
  }
  operation_rides: {
    id: Generated<string>
    departs_on: PlainDate
    kind: RideKind
    name: string
    route: Generated<string>
    leaves_on: PlainDate
    leaves_at: Generated<string>
    arrives_at: Generated<string>
    meeting: Generated<string>
    reference: Generated<string>
    capacity: number
    phone: Generated<string>
  }
  operation_ride_changes: {
    id: Generated<string>
    ride_id: string
    changed_at: Date
    leaves_on: PlainDate
    leaves_at: string
    meeting: string
  }
  operation_seats: { ride_id: string; passenger_id: string; seat: Generated<string> }
  operation_guides: {
    id: Generated<string>
    departs_on: PlainDate
    role: GuideRole
    name: string
    phone: Generated<string>
    departure_id: string | null
    gender: 'female' | 'male' | null
    phone_e164: string | null
    user_id: string | null
    /** Null where nobody wrote the day down. */
    named_on: Generated<PlainDate | null>
  }
  operation_guide_changes: {
    id: Generated<string>
    guide_id: string
    changed_at: Date
    name: string
    phone_e164: string | null
  }
  /** Written by triggers. */
  operation_room_changes: { id: string; passenger_id: string; stay: string; changed_at: Date; number: string }
  operation_items: {
    passenger_id: string
    item: string
    departs_on: PlainDate
    returns_on: PlainDate
    holder: Generated<string>
    since: Date
    noted_by: string
  }
  operation_permits: {
    passenger_id: string
    kind: PermitKind
    departs_on: PlainDate
    state: PermitState
    day: PlainDate | null
    hour: Generated<string>
    until: Generated<string>
    gate: Generated<string>
    reference: Generated<string>
    changed_at: Date
    /** For which day and hour its customer was warned. */
    warned_for: Generated<string>
  }
  operation_rawdah_visits: {
    passenger_id: string
    /** Null: never. */
    visited_on: PlainDate | null
    said_by: 'customer' | 'staff'
    said_at: Date
  }
  operation_chair_contracts: {
    id: Generated<string>
    departs_on: PlainDate
    departure_id: string | null
    place: string
    day: PlainDate
    from_hour: string
    until_hour: string
    chairs: number
    pushers: number
    supplier: Generated<string>
    phone: Generated<string>
  }
  operation_chairs: {
    id: Generated<string>
    contract_id: string
    passenger_id: string
    day: PlainDate
    from_hour: string
    until_hour: string
    with_pusher: boolean
  }
  stay_contracts: {
    id: Generated<string>
    departs_on: PlainDate
    departure_id: string
    stay: string
    number: Generated<string>
    state: ContractState
    documented_on: PlainDate | null
    first_night: PlainDate
    last_night: PlainDate
  }
  airline_seats: {
    departure_id: string
    departs_on: PlainDate
    reference: string
    seats: number
    confirmed_on: PlainDate
  }
  visa_templates: {
    id: Generated<string>
    receiver: string
    columns: Json<VisaColumn[]>
    date_format: VisaDateFormat
    version: Generated<number>
  }
  visa_batches: {
    id: Generated<string>
    number: Generated<number>
    departs_on: PlainDate
    receiver: string
    columns: Json<VisaColumn[]>
    date_format: VisaDateFormat
    made_at: Date
    made_by: string
    withdrawn_at: Date | null
    forget_on: PlainDate
  }
  visa_rows: {
    id: string
    batch_id: string
    passenger_id: string
    position: number
    facts_sealed: string
    step_before: VisaStep
    state: VisaRowState
    application_no: Generated<string>
    reason: Generated<string>
    answered_on: PlainDate | null
  }
  ticket_names: {
    passenger_id: string
    departure_id: string
    facts_sealed: string
    kept_at: Date
    kept_by: string
    forget_on: PlainDate
  }
  operation_check_ins: {
    id: string
    passenger_id: string
    kind: CheckInKind
    is_done: boolean
    ticked_at: Date
    received_at: Generated<Date>
    staff_id: string | null
  }
}

export function own(db: Db): Kysely<OperationTables> {
  return db.withTables<OperationTables>()
}
