import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** Kinds of records whose links the database follows, in the names of its triggers; `path` is a whole address by hand. */
export type MovingKind = 'path' | 'page' | 'post' | 'category' | 'hotel' | 'service' | 'departure'

/**
 * Where something is now that was at this link before; `undefined` when nothing was. The database notes every change
 * of a link by itself and keeps each old link one step from the present one.
 */
export async function findMovedLink(
  db: Db,
  { kind, locale, link }: { kind: MovingKind; locale: Locale; link: string },
): Promise<string | undefined> {
  const row = await own(db)
    .selectFrom('moved_addresses')
    .select('link_now')
    .where('kind', '=', kind)
    .where('language', '=', locale)
    .where('link', '=', link)
    .executeTakeFirst()
  return row?.link_now
}
