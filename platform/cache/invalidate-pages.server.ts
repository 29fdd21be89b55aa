import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** The channel on which processes tell each other which cached pages are out of date. */
export const PAGE_CACHE_CHANNEL = 'page_cache'

/** Drops cached pages with any of these tags once the caller's transaction is committed; nothing happens on a rollback. */
export async function invalidatePages(tx: Db, ...tags: string[]): Promise<void> {
  for (const tag of tags) await sql`select pg_notify(${PAGE_CACHE_CHANNEL}, ${tag})`.execute(tx)
}
