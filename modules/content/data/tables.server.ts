import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale, Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { MediaKind } from '../domain/media.ts'
import type { Journey, ReviewStatus, Scores } from '../domain/review.ts'
import type { FactAnswers } from '../domain/travel-facts.ts'

/** A jsonb column: read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>

export type ContentTables = {
  reviews: {
    id: Generated<string>
    public_id: string
    language: Locale
    rating: number
    scores: Json<Scores> | null
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
    version: Generated<number>
    search_text: Generated<string>
    order_id: string | null
    travelled_on: PlainDate | null
    hotel_keys: string[] | null
    answers: Json<FactAnswers> | null
  }
  review_history: {
    id: Generated<number>
    review_id: string
    from_status: ReviewStatus
    to_status: ReviewStatus
    reason: Generated<string>
    user_id: string
    user_name: string
    happened_at: Generated<Date>
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
    banner: Generated<string>
    sound: Generated<string>
    /** JSON text, as `categories`. */
    slug_map: Generated<string>
    categories: Generated<string>
    json_ld: ColumnType<Localised, string | undefined, string>
    created_at: Generated<Date>
    version: Generated<number>
    published_in: Generated<Locale[]>
    publish_on: ColumnType<Partial<Localised>, string | undefined, string>
  }
  posts: {
    id: Generated<string>
    key: string
    /** The languages of a post are those of its links. */
    slug: Json<Partial<Localised>>
    picture: string
    author_role: Json<Partial<Localised>>
    published_on: PlainDate
    tags: Json<Partial<Record<Locale, string[]>>>
    title: Json<Partial<Localised>>
    excerpt: Json<Partial<Localised>>
    meta_title: Json<Partial<Localised>>
    body: Json<Partial<Localised>>
    is_published: Generated<boolean>
    changed_at: Generated<Date>
    version: Generated<number>
    published_in: Generated<Locale[]>
    publish_on: ColumnType<Partial<Localised>, string | undefined, string>
  }
  question_groups: { key: string; sort_order: number; title: Json<Localised> }
  questions: {
    id: Generated<string>
    key: string
    group_key: string
    sort_order: number
    question: Json<Localised>
    answer: Json<Localised>
    is_published: Generated<boolean>
    version: Generated<number>
    published_in: Generated<Locale[]>
    publish_on: ColumnType<Partial<Localised>, string | undefined, string>
  }
  media_albums: { key: string; sort_order: number; name: Json<Localised> }
  media: {
    id: Generated<string>
    public_id: string
    kind: MediaKind
    album_key: string
    file_key: string
    width: number
    height: number
    alt: Json<Localised>
    caption: Json<Localised>
    taken_on: PlainDate
    video_url: string | null
    video_seconds: number | null
    uploaded_at: Generated<Date>
    is_sample: Generated<boolean>
    is_published: Generated<boolean>
    version: Generated<number>
    focus_x: Generated<number>
    focus_y: Generated<number>
  }
  instagram_shares: {
    id: Generated<string>
    public_id: string
    picture: string
    alt: Json<Localised>
    words: Json<Localised>
    link: string
    taken_on: PlainDate
    is_published: Generated<boolean>
  }
}

/** The handle for this module's tables. It is not accepted where another module asks for a `Db`. */
export function own(db: Db): Kysely<ContentTables> {
  return db.withTables<ContentTables>()
}
