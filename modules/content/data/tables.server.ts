import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Journey, ReviewStatus, Scores } from '../domain/review.ts'

/** A jsonb column: read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>

export type ContentTables = {
  reviews: {
    id: Generated<string>
    public_id: string
    language: Locale
    rating: number
    scores: Json<Scores>
    written_on: PlainDate
    author: string
    city: string
    journey: Journey
    body: string
    reply: string | null
    status: ReviewStatus
    is_verified: boolean
    is_sample: boolean
    created_at: Generated<Date>
  }
}

/** The handle for this module's tables. It is not accepted where another module asks for a `Db`. */
export function own(db: Db): Kysely<ContentTables> {
  return db.withTables<ContentTables>()
}
