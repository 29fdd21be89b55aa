import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
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
    scores: ColumnType<Scores | null, string | null, string | null>
    written_on: PlainDate
    author: string
    city: string | null
    journey: Journey | null
    body: string
    reply: string | null
    status: ReviewStatus
    is_verified: boolean
    is_sample: boolean
    created_at: Generated<Date>
    tour_code: string | null
    email: string | null
    address_hash: string | null
  }
  pages: {
    id: Generated<string>
    key: string
    parent_key: string | null
    sort_order: number
    slug: Json<Localised>
    picture: string
    title: Json<Localised>
    subtitle: Json<Localised>
    meta_title: Json<Localised>
    meta_description: Json<Localised>
    body: Json<Localised>
    is_published: Generated<boolean>
    updated_at: Generated<Date>
  }
  posts: {
    id: Generated<string>
    key: string
    slug: Json<Localised>
    picture: string
    author_role: Json<Localised>
    published_on: PlainDate
    tags: Json<Record<Locale, string[]>>
    title: Json<Localised>
    excerpt: Json<Localised>
    meta_title: Json<Localised>
    body: Json<Localised>
    is_published: Generated<boolean>
  }
  question_groups: { key: string; sort_order: number; title: Json<Localised> }
  questions: {
    id: Generated<string>
    key: string
    group_key: string
    sort_order: number
    question: Json<Localised>
    changed_at: Generated<Date>
    answer: Json<Localised>
    is_published: Generated<boolean>
  }
}

/** The handle for this module's tables. It is not accepted where another module asks for a `Db`. */
export function own(db: Db): Kysely<ContentTables> {
  return db.withTables<ContentTables>()
}
