import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'
import { contentKeptFrom } from './domain/content-kept-from.ts'

/** The database looks at its own clock before it lets content go, and refuses the whole statement if it is too early. */
const CLOCKS_APART_MS = 24 * 3600_000

/** Empties before and after of entries older than ten years; who did what when stays, and the chain holds. */
export async function forgetOldContent(db: Db, now: Date): Promise<void> {
  await own(db)
    .updateTable('audit_entries')
    .set({ before: toJson(null), after: toJson(null) })
    .where('happened_at', '<', new Date(contentKeptFrom(now).getTime() - CLOCKS_APART_MS))
    .where((entry) => entry.or([entry('before', '<>', toJson(null)), entry('after', '<>', toJson(null))]))
    .execute()
}
