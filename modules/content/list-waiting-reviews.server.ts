import { sql } from 'kysely'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** The reviews that nobody has decided about, the longest waiting first, and how many there are; one question. */
export async function listWaitingReviews(
  db: Db,
  _admin: Admin<'content'>,
  { limit }: { limit: number },
): Promise<{ reviews: { id: string; author: string; writtenAt: Date }[]; total: number }> {
  const rows = await own(db)
    .selectFrom('reviews')
    .select(['public_id as id', 'author', 'created_at as writtenAt'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .orderBy('public_id')
    .limit(limit)
    .execute()
  return { reviews: rows.map(({ total: _total, ...review }) => review), total: rows[0]?.total ?? 0 }
}
