import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import { inEveryLocale, locales, type Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import {
  writingFacts,
  writingTexts,
  type Publication,
  type Texts,
  type Writing,
  type WritingDraft,
  type WritingKind,
} from '../domain/writing.ts'

type Columns = {
  table: 'pages' | 'posts' | 'questions'
  /** The jsonb column of each text. */
  texts: Record<string, string>
  facts: Record<string, string>
  changed: string | null
  order: RawBuilder<unknown>
}

/** Where each kind of record is kept. Names come from here alone, never from a request. */
export const columnsOf: Record<WritingKind, Columns> = {
  page: {
    table: 'pages',
    texts: {
      title: 'title',
      link: 'slug',
      subtitle: 'subtitle',
      body: 'body',
      metaTitle: 'meta_title',
      metaDescription: 'meta_description',
      jsonLd: 'json_ld',
    },
    facts: {
      parent: 'parent_key',
      order: 'sort_order',
      picture: 'picture',
      banner: 'banner',
      sound: 'sound',
      category: 'categories',
    },
    changed: 'updated_at',
    order: sql`sort_order, key`,
  },
  post: {
    table: 'posts',
    texts: {
      title: 'title',
      link: 'slug',
      excerpt: 'excerpt',
      body: 'body',
      tags: 'tags',
      authorRole: 'author_role',
      metaTitle: 'meta_title',
    },
    facts: { publishedOn: 'published_on', picture: 'picture' },
    changed: 'changed_at',
    order: sql`published_on desc, key`,
  },
  question: {
    table: 'questions',
    texts: { question: 'question', answer: 'answer' },
    facts: { group: 'group_key', order: 'sort_order' },
    changed: null,
    order: sql`(select sort_order from question_groups where question_groups.key = group_key), sort_order, key`,
  },
}

export type WritingRow = {
  key: string
  version: number
  published_in: Locale[]
  publish_on: unknown
  changed_at: Date | null
} & Record<string, unknown>

/** The columns that make a record of a kind, named in full. */
export function selectedColumns(kind: WritingKind): RawBuilder<unknown> {
  const { texts, facts, changed } = columnsOf[kind]
  const names = [...new Set([...Object.values(texts), ...Object.values(facts)])].map((name) => sql.ref(name))
  const when = changed === null ? sql`null::timestamptz` : sql.ref(changed)
  return sql`key, version, published_in, publish_on, ${when} as changed_at, ${sql.join(names)}`
}

export async function readWritingRow(
  db: Db,
  { kind, key, isLocked = false }: { kind: WritingKind; key: string; isLocked?: boolean },
): Promise<WritingRow | undefined> {
  const { rows } = await sql<WritingRow>`select ${selectedColumns(kind)} from ${sql.table(columnsOf[kind].table)}
    where key = ${key} ${isLocked ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

const Words = z.partialRecord(z.enum(locales), z.union([z.string(), z.array(z.string())]))
const Instants = z.partialRecord(z.enum(locales), z.coerce.date())
const Categories = z.object({ SubCat: z.string() })

export function toWriting(kind: WritingKind, row: WritingRow): Writing {
  const { texts: textColumns, facts: factColumns } = columnsOf[kind]
  const inLanguage = (column: string, locale: Locale) => {
    const value = Words.parse(row[column])[locale] ?? ''
    return typeof value === 'string' ? value : value.join(', ')
  }
  const texts = Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(writingTexts[kind].map(({ name }) => [name, inLanguage(textColumns[name] ?? '', locale)])),
    ]),
  ) as Record<Locale, Texts>
  const facts = Object.fromEntries(
    writingFacts[kind].map(({ name }) => [name, factOf(name, row[factColumns[name] ?? ''])]),
  )
  return {
    kind,
    key: row.key,
    version: row.version,
    changedAt: row.changed_at,
    texts,
    facts,
    publication: publicationOf(row),
  }
}

function publicationOf({ published_in: shown, publish_on: due }: WritingRow): Record<Locale, Publication> {
  const instants = Instants.parse(due)
  const stateOf = (locale: Locale): Publication => {
    if (shown.includes(locale)) return { state: 'published' }
    const at = instants[locale]
    return at ? { state: 'scheduled', at } : { state: 'draft' }
  }
  return inEveryLocale(stateOf)
}

/** The values of a row by their columns. */
export function valuesOf(kind: WritingKind, draft: WritingDraft): Record<string, unknown> {
  const { texts: textColumns, facts: factColumns } = columnsOf[kind]
  const values: Record<string, unknown> = {}
  for (const { name, shape } of writingTexts[kind])
    values[textColumns[name] ?? ''] = toJson(textInLanguages(kind, draft, { name, isWords: shape === 'words' }))
  for (const { name } of writingFacts[kind])
    values[factColumns[name] ?? ''] = columnValue(name, draft.facts[name] ?? '')
  // The language menu of a page follows its links.
  if (kind === 'page') values['slug_map'] = values['slug']
  const published = locales.filter((locale) => draft.publication[locale].state === 'published')
  const due = locales.flatMap((locale) => {
    const publication = draft.publication[locale]
    return publication.state === 'scheduled' ? [[locale, publication.at.toISOString()] as const] : []
  })
  return {
    ...values,
    published_in: published,
    publish_on: toJson(Object.fromEntries(due)),
    is_published: published.length > 0,
  }
}

/** Posts name only the languages they are written in; the others name all. */
function textInLanguages(
  kind: WritingKind,
  draft: WritingDraft,
  { name, isWords }: { name: string; isWords: boolean },
): Partial<Record<Locale, string | string[]>> {
  const written = locales.flatMap((locale) => {
    const text = draft.texts[locale][name] ?? ''
    if (text === '' && kind === 'post') return []
    return [[locale, isWords ? text.split(', ').filter(Boolean) : text] as const]
  })
  return Object.fromEntries(written)
}

function factOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (name !== 'category') return String(value)
  try {
    return Categories.parse(JSON.parse(String(value))).SubCat
  } catch {
    return ''
  }
}

function columnValue(name: string, text: string): unknown {
  if (name === 'category') return text === '' ? '' : toJson({ SubCat: text })
  if (name === 'parent') return text === '' ? null : text
  return name === 'order' ? Number(text) : text
}
