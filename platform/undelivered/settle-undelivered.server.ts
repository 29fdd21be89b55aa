import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

type Told = {
  about: string
  /** What the person saw when they said so; what came after is not settled by it. */
  ids: readonly string[]
  by: string
}

/** Notes that somebody told otherwise what had reached nobody, inside the caller's transaction; gives what it was. */
export async function settleUndelivered(tx: Db, { about, ids, by }: Told, now: Date): Promise<string[]> {
  if (ids.length === 0) return []
  const settled = await own(tx)
    .updateTable('undelivered')
    .set({ settled_at: now, settled_how: 'told', settled_by: by })
    .where('about', '=', about)
    .where('id', 'in', ids)
    .where('settled_at', 'is', null)
    .returning('words')
    .execute()
  return settled.map(({ words }) => words)
}
