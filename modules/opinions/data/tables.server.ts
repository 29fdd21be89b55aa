import type { Kysely } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { TravelFact } from '#modules/content/index.ts'
import type { Db } from '#platform/db/client.server.ts'

export type OpinionTables = {
  review_requests: {
    order_id: string
    departure_id: string
    token: string
    facts: TravelFact[]
    hotel_keys: string[]
    asked_at: Date
    ends_on: PlainDate
    reminded_at: Date | null
    answered_at: Date | null
    refused_at: Date | null
    refused_by: string | null
  }
}

/** The handle of this module; only here are its tables known. */
export function own(db: Db): Kysely<OpinionTables> {
  return db.withTables<OpinionTables>()
}
