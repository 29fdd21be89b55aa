import type { Db } from '#platform/db/client.server.ts'
import { withFlags, type AttemptRow } from './attempts.server.ts'
import { own } from './tables.server.ts'

/** The attempt that its provider knows, and everything that it was divided into; most attempts are alone. */
export async function listFamily(db: Db, attempt: AttemptRow): Promise<[AttemptRow, ...AttemptRow[]]> {
  const rootId = attempt.split_from ?? attempt.id
  const rows = await own(db)
    .selectFrom('payment_attempts')
    .selectAll()
    .where((row) => row.or([row('id', '=', rootId), row('split_from', '=', rootId)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const all = rows.map(withFlags)
  return [all.find(({ id }) => id === rootId) ?? attempt, ...all.filter(({ id }) => id !== rootId)]
}

/** Whether a part of what an attempt brought belongs to another payment, or it is such a part. */
export async function isDivided(db: Db, attempt: { id: string; split_from: string | null }): Promise<boolean> {
  if (attempt.split_from !== null) return true
  const child = await own(db)
    .selectFrom('payment_attempts')
    .select('id')
    .where('split_from', '=', attempt.id)
    .executeTakeFirst()
  return child !== undefined
}
