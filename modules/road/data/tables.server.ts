import type { ColumnType, Generated, Kysely } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'

export type RoadTables = {
  traveller_cards: {
    token: string
    passenger_id: string
    until: PlainDate
    made_at: Date
    printed_at: Date
    printed_as: string
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
}

export function own(db: Db): Kysely<RoadTables> {
  return db.withTables<RoadTables>()
}
