import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** The channel on which processes tell each other which cached pages are out of date. */
export const PAGE_CACHE_CHANNEL = 'page_cache'

/** PostgreSQL takes fewer than 8000 bytes in one notification. */
const LONGEST_NEWS_BYTES = 7500

/**
 * Tells every process what has changed once the caller's transaction is committed; nothing happens on a rollback. A tag
 * is a path from the general to the single, such as `content/post/umrah-in-spring`: pages that read it are looked at again.
 */
export async function invalidatePages(tx: Db, ...tags: string[]): Promise<void> {
  for (const news of packTags(tags)) await sql`select pg_notify(${PAGE_CACHE_CHANNEL}, ${news})`.execute(tx)
}

/** The tags in as few notifications as hold them. No tag has a blank in it. */
function packTags(tags: readonly string[]): string[] {
  const packs: string[] = []
  for (const tag of new Set(tags)) {
    const last = packs.at(-1)
    const longer = last === undefined ? tag : `${last} ${tag}`
    if (last !== undefined && Buffer.byteLength(longer) <= LONGEST_NEWS_BYTES) packs[packs.length - 1] = longer
    else packs.push(tag)
  }
  return packs
}

/** The tags of a notification. */
export function tagsOf(news: string): string[] {
  return news.split(' ')
}
