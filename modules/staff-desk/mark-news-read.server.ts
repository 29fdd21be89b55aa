import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'

/** Notes that somebody has read everything until now. */
export async function markAllNewsRead(db: Db, admin: Admin<'dashboard'>, now: Date): Promise<void> {
  await own(db)
    .insertInto('staff_news_reads')
    .values({ user_id: admin.id, read_until: now, read_later: '[]' })
    .onConflict((known) => known.column('user_id').doUpdateSet({ read_until: now, read_later: '[]' }))
    .execute()
}

/** Notes that somebody has read one piece of news; `key` is its `newsKey`. Twice is the same as once. */
export async function markNewsRead(db: Db, admin: Admin<'dashboard'>, key: string): Promise<void> {
  const long = key.slice(0, 200)
  await own(db)
    .insertInto('staff_news_reads')
    .values({ user_id: admin.id, read_until: new Date(0), read_later: toJson([long]) })
    .onConflict((known) =>
      known.column('user_id').doUpdateSet({
        read_later: sql`case when staff_news_reads.read_later ? ${long} then staff_news_reads.read_later
          else staff_news_reads.read_later || ${toJson([long])}::jsonb end`,
      }),
    )
    .execute()
}
