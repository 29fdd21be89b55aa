import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'
import type { UndeliveredReason } from './undelivered-reason.ts'

/** News that reached nobody and that nobody has told otherwise. */
export type UndeliveredNews = {
  id: string
  occasion: string
  recipient: string
  words: string
  reason: UndeliveredReason
  answer: string
  at: Date
}

/** What waits to be told of something, the newest first. */
export async function listUndelivered(db: Db, about: string): Promise<UndeliveredNews[]> {
  return own(db)
    .selectFrom('undelivered')
    .select(['id', 'occasion', 'recipient', 'words', 'reason', 'answer', 'happened_at as at'])
    .where('about', '=', about)
    .where('settled_at', 'is', null)
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Something of which news reached nobody: how many, since when, and the latest of them. */
export type UndeliveredOf = {
  about: string
  count: number
  since: Date
  latest: { words: string; reason: UndeliveredReason }
}

/** Everything of a kind of which news reached nobody, the longest waiting first; `kind` is what `about` begins with. */
export async function listUndeliveredOf(db: Db, kind: string): Promise<UndeliveredOf[]> {
  const rows = await own(db)
    .selectFrom('undelivered')
    .distinctOn('about')
    .select(['about', 'words', 'reason'])
    .select(sql<number>`(count(*) over of_it)::int`.as('count'))
    .select(sql<Date>`min(happened_at) over of_it`.as('since'))
    .where('settled_at', 'is', null)
    .where(sql<boolean>`starts_with(about, ${`${kind}:`})`)
    .modifyEnd(sql`window of_it as (partition by about)`)
    .execute()
  return rows
    .map(({ about, count, since, words, reason }) => ({ about, count, since, latest: { words, reason } }))
    .toSorted((a, b) => a.since.getTime() - b.since.getTime() || a.about.localeCompare(b.about))
}
