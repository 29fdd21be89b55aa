import { sql } from 'kysely'
import { hasRight, reachesEverybody, staffAreas } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sameAllDay } from '#platform/db/same-all-day.server.ts'
import { own } from './tables.server.ts'

/** What is older is no news any more, to the day. */
export const NEWS_DAYS = 30
const DAY_MS = 86_400_000

/**
 * The news of somebody: of the areas they may open, and what names them; each with whether they have read it. Whoever reaches
 * only some customers hears of orders, requests and payments only what names them.
 */
export function newsOf(db: Db, admin: Admin<'dashboard'>, now: Date) {
  const areas = staffAreas.filter((area) => hasRight(admin, area))
  return own(db)
    .selectFrom('staff_news')
    .leftJoin('staff_news_reads', (reads) => reads.on('staff_news_reads.user_id', '=', admin.id))
    .where('staff_news.happened_at', '>', beginOfNews(now))
    .where('staff_news.area', 'in', areas)
    .$if(!reachesEverybody(admin), (query) =>
      query.where((news) =>
        news.or([news('staff_news.user_id', '=', admin.id), news('staff_news.area', 'not in', ['orders', 'payments'])]),
      ),
    )
    .where((news) => news.or([news('staff_news.user_id', 'is', null), news('staff_news.user_id', '=', admin.id)]))
}

function beginOfNews(now: Date) {
  return sameAllDay(new Date(Math.floor(now.getTime() / DAY_MS - NEWS_DAYS) * DAY_MS))
}

export const isUnread = sql<boolean>`(
  staff_news.happened_at > coalesce(staff_news_reads.read_until, '-infinity')
  and not coalesce(staff_news_reads.read_later, '[]') ? (staff_news.kind || ':' || staff_news.subject_id)
)`
