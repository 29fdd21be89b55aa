import { locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'

export type PageCard = {
  key: string
  parentKey: string | null
  link: string
  title: string
  subtitle: string
  picture: string
}

export type ContentPage = PageCard & {
  /** The link in each language. */
  links: Localised
  metaTitle: string
  metaDescription: string
  /** HTML of our own writing. */
  body: string
  updatedAt: Date
  parent: { link: string; title: string } | null
  children: PageCard[]
}

/** Every published page in the agency's order. */
export async function listPages(db: Db, locale: Locale): Promise<PageCard[]> {
  return (await loadPages(db, locale)).map(cardOf)
}

/** A page by its link in any language or by its key, with the pages above and below it. */
export async function findPage(
  db: Db,
  { link, locale }: { link: string; locale: Locale },
): Promise<ContentPage | undefined> {
  const pages = await loadPages(db, locale)
  const found =
    pages.find((page) => page.link === link) ??
    pages.find((page) => page.key === link || locales.some((each) => page.links[each] === link))
  if (!found) return undefined
  const parent = pages.find((page) => page.key === found.parentKey)
  return {
    ...found,
    parent: parent ? { link: parent.link, title: parent.title } : null,
    children: pages.filter((page) => page.parentKey === found.key).map(cardOf),
  }
}

type LoadedPage = Omit<ContentPage, 'parent' | 'children'>

function cardOf({ key, parentKey, link, title, subtitle, picture }: LoadedPage): PageCard {
  return { key, parentKey, link, title, subtitle, picture }
}

/** The pages are few, and a page needs its relatives: one query reads them all. */
async function loadPages(db: Db, locale: Locale): Promise<LoadedPage[]> {
  const rows = await own(db)
    .selectFrom('pages')
    .select(['key', 'parent_key', 'slug', 'picture', 'title', 'subtitle', 'meta_title', 'meta_description', 'body'])
    .select('updated_at')
    .where('is_published', '=', true)
    .orderBy('sort_order')
    .orderBy('key')
    .limit(500)
    .execute()
  return rows.map((row) => {
    const links = localised.parse(row.slug)
    return {
      key: row.key,
      parentKey: row.parent_key,
      link: links[locale],
      links,
      picture: row.picture,
      title: localised.parse(row.title)[locale],
      subtitle: localised.parse(row.subtitle)[locale],
      metaTitle: localised.parse(row.meta_title)[locale],
      metaDescription: localised.parse(row.meta_description)[locale],
      body: localised.parse(row.body)[locale],
      updatedAt: row.updated_at,
    }
  })
}
