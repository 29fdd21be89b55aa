import type { Db } from '#platform/db/client.server.ts'
import { forgetRemovedRows } from '#platform/removed-rows/removed-rows.server.ts'
import { NEWS_DAYS } from './data/news.server.ts'
import { own } from './data/tables.server.ts'

const DAY_MS = 86_400_000

/** Forgets given up work that is no news any more, views that were removed a day ago, and deletions that stand. */
export async function forgetOldNews(db: Db, now: Date): Promise<void> {
  await own(db)
    .deleteFrom('given_up_jobs')
    .where('given_up_at', '<', new Date(now.getTime() - NEWS_DAYS * DAY_MS))
    .execute()
  await own(db)
    .deleteFrom('staff_views')
    .where('removed_at', '<', new Date(now.getTime() - DAY_MS))
    .execute()
  await forgetRemovedRows(db, now)
}
