import { locales, type Locale } from '#kernel/locale.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listRecords } from '#modules/catalog/index.server.ts'
import { gapsOf, type RecordKind } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'

const sorts = ['name', '-name', 'key', '-key', 'missing', '-missing'] as const

/** What the address of a list of hotels, categories, airlines or services asks for; in the order of the site if nothing. */
export type RecordQuery = { q: string; sort: (typeof sorts)[number] | undefined }

export function readRecordQuery(query: URLSearchParams): RecordQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    sort: sorts.find((sort) => sort === query.get('sort')),
  }
}

/** The records with all words in their keys or names. There are hundreds of them at most, so they are sorted here. */
export async function findRecords(
  db: Db,
  admin: Admin<'catalogue'>,
  kind: RecordKind,
  { q, sort }: RecordQuery,
  locale: Locale,
) {
  const words = foldForSearch(q).split(/\s+/).filter(Boolean)
  const all = await listRecords(db, admin, kind)
  const matching = all.filter(({ key, draft }) => {
    const text = foldForSearch([key, ...locales.map((each) => draft.name[each])].join(' '))
    return words.every((word) => text.includes(word))
  })
  if (!sort) return matching
  type Found = (typeof matching)[number]
  const nameOf = ({ draft }: Found) => draft.name[locale]
  const order = {
    name: (a: Found, b: Found) => nameOf(a).localeCompare(nameOf(b), locale),
    key: (a: Found, b: Found) => a.key.localeCompare(b.key),
    missing: (a: Found, b: Found) => gapsOf(a.draft).length - gapsOf(b.draft).length,
  }
  const sorted = matching.toSorted(order[sort.replace('-', '') as keyof typeof order])
  return sort.startsWith('-') ? sorted.toReversed() : sorted
}
