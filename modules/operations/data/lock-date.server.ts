import type { PlainDate } from '#kernel/plain-date.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** The day and the version of it that somebody saw when deciding what to do. */
export type SeenDate = { date: PlainDate; version: number }

/**
 * Locks what is arranged for a day, and counts its version up, when it is still as it was seen; otherwise nothing is
 * counted and the answer is false. Whoever writes to the same day waits for the end of the transaction, and pages that
 * say something of it are told.
 */
export async function lockDate(tx: Db, { date, version }: SeenDate): Promise<boolean> {
  await own(tx)
    .insertInto('operation_dates')
    .values({ departs_on: date })
    .onConflict((day) => day.column('departs_on').doNothing())
    .execute()
  const row = await own(tx)
    .selectFrom('operation_dates')
    .select('version')
    .where('departs_on', '=', date)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.version !== version) return false
  await own(tx)
    .updateTable('operation_dates')
    .set({ version: version + 1 })
    .where('departs_on', '=', date)
    .execute()
  await invalidatePages(tx, arrangedTag(date))
  return true
}

/** News of what is arranged for a day. */
export function arrangedTag(date: PlainDate): string {
  return `arranged/${date}`
}
