import { inEveryLocale, locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readersOf } from './data/letter-readers.server.ts'
import { languageFor, type LetterDraft } from './domain/letter.ts'

/** How many readers a newsletter is meant for: in which language each gets it, and whom it does not reach for want of words. */
export type ReaderCount = {
  total: number
  /** By the language of the readers. */
  readers: Localised<{ count: number; getIn: Locale | null }>
  notReached: number
}

/** Counts the readers of a newsletter as it stands now. One query. */
export async function countReaders(db: Db, _admin: Admin<'content'>, draft: LetterDraft): Promise<ReaderCount> {
  const rows = await readersOf(db, draft.audience)
    .select((row) => ['language', row.fn.countAll<string>().as('count')])
    .groupBy('language')
    .orderBy('language')
    .execute()
  const readers = inEveryLocale((locale) => ({
    count: Number(rows.find(({ language }) => language === locale)?.count ?? 0),
    getIn: languageFor(locale, draft) ?? null,
  }))
  const reached = locales.filter((locale) => readers[locale].getIn !== null)
  const total = reached.reduce((sum, locale) => sum + readers[locale].count, 0)
  const all = locales.reduce((sum, locale) => sum + readers[locale].count, 0)
  return { total, readers, notReached: all - total }
}
