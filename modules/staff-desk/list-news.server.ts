import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isUnread, newsOf } from './data/news.server.ts'
import type { NewsItem } from './domain/news.ts'

/** The news of the last thirty days that concern somebody, the latest first. */
export async function listNews(
  db: Db,
  admin: Admin<'dashboard'>,
  { limit, isUnread: onlyUnread = false }: { limit: number; isUnread?: boolean },
  now: Date,
): Promise<NewsItem[]> {
  return newsOf(db, admin, now)
    .$if(onlyUnread, (news) => news.where(isUnread))
    .select((news) => [
      news.ref('staff_news.kind').$notNull().as('kind'),
      news.ref('staff_news.subject_id').$notNull().as('subjectId'),
      // What a review is about is a code, or nothing: no words to read.
      sql<string>`case when staff_news.kind = 'review' then '' else staff_news.label end`.as('label'),
      news.ref('staff_news.happened_at').$notNull().as('happenedAt'),
      news.not(isUnread).as('isRead'),
    ])
    .orderBy('staff_news.happened_at', 'desc')
    .orderBy('staff_news.subject_id')
    .limit(limit)
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, isRead: Boolean(row.isRead) })))
}

/** How much of it somebody has not read; counted no further than `most`. */
export async function countUnreadNews(db: Db, admin: Admin<'dashboard'>, most: number, now: Date): Promise<number> {
  const rows = await newsOf(db, admin, now).where(isUnread).select('staff_news.kind').limit(most).execute()
  return rows.length
}
