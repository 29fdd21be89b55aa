import type { ColumnType, Generated, Kysely } from 'kysely'
import type { StaffArea } from '#modules/accounts/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { NewsKind } from '../domain/news.ts'

/** A jsonb column: read as a value, written as JSON text, because an array parameter differs between the engines. */
type Json<Value> = ColumnType<Value, string, string>

export type StaffDeskTables = {
  staff_lists: {
    user_id: string
    list: string
    hidden_columns: Json<string[]>
  }
  staff_views: {
    id: Generated<string>
    owner_id: string
    list: string
    name: string
    query: string
    is_shared: Generated<boolean>
    created_at: Generated<Date>
    removed_at: Date | null
  }
  given_up_jobs: {
    id: Generated<string>
    queue: string
    given_up_at: Generated<Date>
  }
  staff_news_reads: {
    user_id: string
    read_until: Date
    read_later: Json<string[]>
  }
  /** A view: its columns are never null but for `user_id`, which the database cannot tell. */
  staff_news: {
    kind: NewsKind | null
    subject_id: string | null
    label: string | null
    area: StaffArea | null
    user_id: string | null
    happened_at: Date | null
  }
}

export function own(db: Db): Kysely<StaffDeskTables> {
  return db.withTables<StaffDeskTables>()
}
