import { locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised, localisedWords } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

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
  links: Localised
  authorRole: string
  metaTitle: string
  /** HTML of our own writing. */
  body: string
  /** Other posts, those with the most tags in common first. */
  related: PostCard[]
}

/** One page of the posts published until `today`, the latest first, and how many there are. */
export async function listPosts(
  db: Db,
  { locale, today, page, pageSize }: { locale: Locale; today: PlainDate; page: number; pageSize: number },
): Promise<{ posts: PostCard[]; total: number }> {
  const posts = await loadPosts(db, locale, today)
  const first = (page - 1) * pageSize
  return { posts: posts.slice(first, first + pageSize).map(cardOf), total: posts.length }
}

/** A post by its link in any language or by its key, with up to three related ones. */
export async function findPost(
  db: Db,
  { link, locale, today }: { link: string; locale: Locale; today: PlainDate },
): Promise<Post | undefined> {
  const posts = await loadPosts(db, locale, today)
  const found =
    posts.find((post) => post.link === link) ??
    posts.find((post) => post.key === link || locales.some((each) => post.links[each] === link))
  if (!found) return undefined
  const shared = ({ tags }: PostCard) => tags.filter((tag) => found.tags.includes(tag)).length
  const others = posts.filter((post) => post.key !== found.key)
  return {
    ...found,
    related: others
      .toSorted((a, b) => shared(b) - shared(a))
      .slice(0, 3)
      .map(cardOf),
  }
}

type LoadedPost = Omit<Post, 'related'>

function cardOf({ key, link, title, excerpt, picture, publishedOn, tags }: LoadedPost): PostCard {
  return { key, link, title, excerpt, picture, publishedOn, tags }
}

async function loadPosts(db: Db, locale: Locale, today: PlainDate): Promise<LoadedPost[]> {
  const rows = await own(db)
    .selectFrom('posts')
    .select(['key', 'slug', 'picture', 'author_role', 'published_on', 'tags', 'title', 'excerpt', 'meta_title', 'body'])
    .where('is_published', '=', true)
    .where('published_on', '<=', today)
    .orderBy('published_on', 'desc')
    .orderBy('key')
    .limit(1000)
    .execute()
  return rows.map((row) => {
    const links = localised.parse(row.slug)
    return {
      key: row.key,
      link: links[locale],
      links,
      picture: row.picture,
      authorRole: localised.parse(row.author_role)[locale],
      publishedOn: row.published_on,
      tags: localisedWords.parse(row.tags)[locale],
      title: localised.parse(row.title)[locale],
      excerpt: localised.parse(row.excerpt)[locale],
      metaTitle: localised.parse(row.meta_title)[locale],
      body: localised.parse(row.body)[locale],
    }
  })
}
