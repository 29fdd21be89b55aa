import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { buildSearchIndex, type SearchIndex } from '../domain/search-index.ts'
import { loadSearchTexts, readSearchVersion } from './load-search-texts.server.ts'

type KeptIndex = { version: string; today: PlainDate; index: Promise<SearchIndex> }

const kept = new WeakMap<Db, Map<Locale, KeptIndex>>()

/**
 * The index of a language as the database has it at this moment. It stays in memory per handle; one query asks whether
 * it still holds, so what is found is never older than the question.
 */
export async function loadSearchIndex(
  db: Db,
  { locale, today }: { locale: Locale; today: PlainDate },
): Promise<SearchIndex> {
  const version = await readSearchVersion(db)
  const indexes = kept.get(db) ?? new Map<Locale, KeptIndex>()
  kept.set(db, indexes)
  const known = indexes.get(locale)
  if (known?.version === version && known.today === today) return known.index

  const index = loadSearchTexts(db, { locale, today }).then(buildSearchIndex)
  indexes.set(locale, { version, today, index })
  // A reading that failed must not be kept.
  index.catch(() => indexes.delete(locale))
  return index
}
