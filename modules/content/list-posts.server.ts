import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import { locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SafeHtml } from '#kernel/safe-html.ts'
import { foldForSearch } from '#kernel/text.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sanitiseHtml, type SanitiseOptions } from '#platform/html/sanitise-html.server.ts'
import { partlyLocalised, publishedLinks } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { fillPlaceholders } from './domain/fill-placeholders.ts'
import { readTitleFacts } from './read-title-facts.server.ts'
import { POSTS_TAG } from './page-tags.server.ts'

export type PostCard = {
  key: string
  link: string
  title: string
  excerpt: string
  picture: string
  publishedOn: PlainDate
  tags: string[]
}

export type Post = PostCard & {
  /** The links in the languages the post was written in. */
  links: Partial<Localised>
  authorRole: string
  metaTitle: string
  body: SafeHtml
  /** Other posts, those with the most tags in common first. */
  related: PostCard[]
}

/** `post-not-translated` names the links and titles in the languages that have the post. */
export type PostFailure =
  | { code: 'post-not-found' }
  | { code: 'post-not-translated'; links: Partial<Localised>; titles: Partial<Localised> }

export type PostFilter = { q?: string | undefined; tag?: string | undefined }

type Asked = { locale: Locale; today: PlainDate }

/**
 * One page of the posts published until `today` in a language, the latest first, and how many there are. `q` is looked
 * for in titles, excerpts and tags; a `tag` is compared as a whole.
 */
export async function listPosts(
  db: Db,
  { locale, today, page, pageSize, ...filter }: Asked & PostFilter & { page: number; pageSize: number },
): Promise<{ posts: PostCard[]; total: number }> {
  const posts = (await loadCards(db, { locale, today })).filter((post) => isWanted(post, filter))
  const first = (page - 1) * pageSize
  return { posts: posts.slice(first, first + pageSize), total: posts.length }
}

/** The posts of these keys that are published until `today` in a language, in the order of the keys. */
export async function listPostsByKey(db: Db, asked: Asked, keys: readonly string[]): Promise<PostCard[]> {
  if (keys.length === 0) return []
  const posts = new Map((await loadCards(db, asked)).map((post) => [post.key, post]))
  return keys.flatMap((key) => posts.get(key) ?? [])
}

/** The tags of the posts in a language, the most used first. */
export async function listTags(db: Db, asked: Asked & { limit: number }): Promise<string[]> {
  const tags = (await loadCards(db, asked)).flatMap((post) => post.tags)
  const counts = [...Map.groupBy(tags, (tag) => tag)].map(([tag, same]) => ({ tag, count: same.length }))
  return counts
    .toSorted((a, b) => b.count - a.count)
    .slice(0, asked.limit)
    .map(({ tag }) => tag)
}

/**
 * A post by its link in any language or by its key, with up to three related ones. Its text is cleaned; pictures in it
 * are fetched where `pictureAddress` says. Fails with `post-not-found` or `post-not-translated`.
 */
export async function findPost(
  db: Db,
  { link, locale, today, ...options }: Asked & { link: string } & SanitiseOptions,
): Promise<Result<Post, PostFailure>> {
  const row = await loadPost(db, { link, locale, today })
  if (!row) return fail({ code: 'post-not-found' })
  const links = publishedLinks(row)
  const { card, related } = await loadCardAndRelated(db, { locale, today, key: row.key })
  if (!card) return fail({ code: 'post-not-translated', links, titles: partlyLocalised.parse(row.title) })
  const facts = { ...(await readTitleFacts(db, { locale, today })), title: card.title }
  return ok({
    ...card,
    links,
    authorRole: partlyLocalised.parse(row.author_role)[locale] ?? '',
    metaTitle: fillPlaceholders(partlyLocalised.parse(row.meta_title)[locale] || '[title] - [firm]', facts),
    body: sanitiseHtml(fillPlaceholders(partlyLocalised.parse(row.body)[locale] ?? '', facts), options),
    related,
  })
}

function isWanted(post: PostCard, { q = '', tag }: PostFilter): boolean {
  if (tag !== undefined && !post.tags.some((each) => foldForSearch(each) === foldForSearch(tag))) return false
  const words = foldForSearch([post.title, post.excerpt, ...post.tags].join(' '))
  return foldForSearch(q)
    .split(/\s+/u)
    .every((word) => words.includes(word))
}

function loadPost(db: Db, { link, today }: Asked & { link: string }) {
  return noted(['post', link, today], [POSTS_TAG], async () => {
    return own(db)
      .selectFrom('posts')
      .select(['key', 'slug', 'title', 'author_role', 'meta_title', 'body', 'published_in'])
      .where('is_published', '=', true)
      .where('published_on', '<=', today)
      .where((where) =>
        where.or([where('key', '=', link), ...locales.map((each) => where(sql`slug ->> ${each}`, '=', link))]),
      )
      .orderBy(sql`key = ${link}`)
      .orderBy('published_on', 'desc')
      .limit(1)
      .executeTakeFirst()
  })
}

/** Everything but the texts themselves, which a list does not need. */
function loadCards(db: Db, asked: Asked): Promise<PostCard[]> {
  const { locale, today } = asked
  return noted(['posts', locale, today], [POSTS_TAG], async () =>
    filled(cardsOf(db, asked).orderBy('published_on', 'desc').orderBy('key').limit(5000).execute(), db, asked),
  )
}

const MOST_RELATED = 3

/** One card, absent where the language has not the post, and those of other posts with the most tags in common. */
function loadCardAndRelated(
  db: Db,
  { key, ...asked }: Asked & { key: string },
): Promise<{ card: PostCard | undefined; related: PostCard[] }> {
  const { locale, today } = asked
  return noted(['post and related', key, locale, today], [POSTS_TAG], async () => {
    const isAsked = sql<boolean>`key = ${key}`
    const shared = sql<number>`(
      select count(*)
      from jsonb_array_elements_text(coalesce(tags -> ${locale}, '[]')) tag
      where (select asked.tags -> ${locale} from posts asked where asked.key = ${key}) ? tag
    )`
    const rows = cardsOf(db, asked)
      .orderBy(isAsked, 'desc')
      .orderBy(shared, 'desc')
      .orderBy('published_on', 'desc')
      .orderBy('key')
      .limit(MOST_RELATED + 1)
      .execute()
    const cards = await filled(rows, db, asked)
    const card = cards[0]?.key === key ? cards[0] : undefined
    return { card, related: card ? cards.slice(1) : [] }
  })
}

type CardRow = Omit<PostCard, 'publishedOn'> & { published_on: PlainDate }

/** The posts that can be read in a language by a day. */
function cardsOf(db: Db, { locale, today }: Asked) {
  const inLanguage = (column: 'slug' | 'title' | 'excerpt') =>
    sql<string>`coalesce(${sql.ref(column)} ->> ${locale}, '')`
  return own(db)
    .selectFrom('posts')
    .select(['key', 'picture', 'published_on'])
    .select([inLanguage('slug').as('link'), inLanguage('title').as('title'), inLanguage('excerpt').as('excerpt')])
    .select(sql<string[]>`coalesce(tags -> ${locale}, '[]')`.as('tags'))
    .where('is_published', '=', true)
    .where('published_on', '<=', today)
    .where(sql<boolean>`${locale} = any(published_in)`)
    .where(inLanguage('slug'), '<>', '')
    .where(sql<string>`coalesce(body ->> ${locale}, '')`, '<>', '')
}

async function filled(found: Promise<CardRow[]>, db: Db, asked: Asked): Promise<PostCard[]> {
  const [rows, facts] = await Promise.all([found, readTitleFacts(db, asked)])
  return rows.map(({ published_on: publishedOn, title, excerpt, ...row }) => ({
    ...row,
    title: fillPlaceholders(title, { ...facts, title: '' }),
    excerpt: fillPlaceholders(excerpt, { ...facts, title }),
    publishedOn,
  }))
}
