import { locales, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './tables.server.ts'

/** An address that somebody entered and the one it leads to. `from` is without its language, `to` is whole. */
export type HandMove = { language: Locale; from: string; to: string }

/** The moves that were entered by hand, by address. */
export async function listHandMoves(db: Db): Promise<HandMove[]> {
  const rows = await own(db)
    .selectFrom('moved_addresses')
    .select(['language', 'link as from', 'link_now as to'])
    .where('kind', '=', 'path')
    .where('is_by_hand', '=', true)
    .orderBy('language')
    .orderBy('link')
    .limit(1000)
    .execute()
  return rows.flatMap((row) => {
    const language = locales.find((each) => each === row.language)
    return language ? [{ ...row, language }] : []
  })
}

/** Puts these moves in place of those that were entered by hand before. */
export async function replaceHandMoves(tx: Db, moves: readonly HandMove[]): Promise<void> {
  await own(tx).deleteFrom('moved_addresses').where('kind', '=', 'path').where('is_by_hand', '=', true).execute()
  if (moves.length === 0) return
  await own(tx)
    .insertInto('moved_addresses')
    .values(
      moves.map(({ language, from, to }) => ({ kind: 'path', language, link: from, link_now: to, is_by_hand: true })),
    )
    .execute()
}
