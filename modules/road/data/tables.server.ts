import type { ColumnType, Generated, Kysely } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { CountPlace, IncidentKind, LuggagePoint, Rite, RiteFloor } from '../domain/marks.ts'

export type RoadTables = {
  traveller_cards: {
    token: string
    passenger_id: string
    until: PlainDate
    made_at: Date
    printed_at: Date
    printed_as: string
    tried_on: PlainDate | null
    tries: Generated<number>
  }
  traveller_card_openings: { token: string; hour: Date; openings: Generated<number> }
  traveller_card_choices: {
    passenger_id: string
    shows_full_name: Generated<boolean>
    /** Read as a value, written as JSON text. */
    health: ColumnType<string[], string | undefined, string>
    health_consent_at: Date | null
    changed_at: Date
    forget_on: PlainDate
  }
  family_consents: {
    id: Generated<string>
    passenger_id: string
    given_at: Date
    taken_back_at: Date | null
    said_by: 'customer' | 'traveller'
    forget_on: PlainDate
  }
  road_counts: {
    id: string
    departure_id: string
    place: CountPlace
    begun_at: Date
    received_at: Date
    forget_on: PlainDate
  }
  road_ticks: {
    id: string
    count_id: string
    passenger_id: string
    is_here: boolean
    ticked_at: Date
    clock_error_ms: number
    received_at: Date
    leader_id: string | null
  }
  road_luggage: {
    id: string
    departure_id: string
    passenger_id: string
    point: LuggagePoint
    pieces: number
    counted_at: Date
    clock_error_ms: number
    received_at: Date
    leader_id: string | null
    forget_on: PlainDate
  }
  road_incidents: {
    id: string
    departure_id: string
    passenger_id: string | null
    kind: IncidentKind
    place: string
    note: string
    next_step: string
    happened_at: Date
    said_at: Date
    clock_error_ms: number
    received_at: Date
    leader_id: string | null
    settled_at: Date | null
    forget_on: PlainDate
  }
  road_rites: { id: string; rite: Rite; floor: RiteFloor; started_at: Date; ended_at: Date | null }
}

export function own(db: Db): Kysely<RoadTables> {
  return db.withTables<RoadTables>()
}
