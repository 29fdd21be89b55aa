import type { Generated, Kysely } from 'kysely'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'

export type NoteTables = {
  notes: {
    id: Generated<string>
    title: string
    body: Generated<string>
    is_pinned: Generated<boolean>
    user_id: string | null
    order_id: string | null
    departure_id: string | null
    due_on: PlainDate | null
    assignee_id: string | null
    done_at: Date | null
    done_by: string | null
    version: Generated<number>
    created_by: string
    created_at: Generated<Date>
    changed_at: Generated<Date>
    removed_at: Date | null
  }
  note_mentions: {
    note_id: string
    user_id: string
    mentioned_at: Generated<Date>
    seen_at: Date | null
  }
}

export function own(db: Db): Kysely<NoteTables> {
  return db.withTables<NoteTables>()
}
