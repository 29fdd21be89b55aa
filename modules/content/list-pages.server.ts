import { sql } from 'kysely'
import { inEveryLocale, locales, type Locale, type Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SafeHtml } from '#kernel/safe-html.ts'
import { noted } from '#platform/cache/page-notes.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sanitiseHtml, type SanitiseOptions } from '#platform/html/sanitise-html.server.ts'
import { derivePage, factsOfPage, type DerivedPage, type PageFacts } from './domain/derive-page.ts'
import { faqOf } from './domain/faq-of.ts'
import { fillEveryText, fillPlaceholders } from './domain/fill-placeholders.ts'
import { readPageTexts, type PageTextName, type PageTexts } from './domain/read-page-texts.ts'
import { localised } from './data/columns.server.ts'
import { own } from './data/tables.server.ts'
import { readTitleFacts } from './read-title-facts.server.ts'
import { PAGES_TAG } from './page-tags.server.ts'
import { readableRows } from '#platform/db/readable-rows.server.ts'

export type PageCard = {
  key: string
  parentKey: string | null
  link: string
  /** As visitors read it, without placeholders. */
  heading: string
  subtitle: string
  excerpt: string
  picture: string
}

/** The record as it was written, in one language. */
export type PageRecord = PageTexts & {
  id: string
  link: string
  title: string
  subtitle: string
  picture: string
  banner: string
  sound: string
  parentLink: string
  createdAt: Date
}

export type ContentPage = PageCard &
  DerivedPage & {
    record: PageRecord
    body: SafeHtml
    /** The link in each language, as the page's map has it; where that says nothing, the page's own. */
    links: Localised
    /** The languages in which the page is published. */
    languages: Locale[]
    categoryLink: string
    structuredData: object | undefined
    faq: { question: string; answer: SafeHtml }[]
    updatedAt: Date
    parent: { link: string; heading: string } | null
    children: PageCard[]
    /** The texts of the record that could not be read; whoever shows the page writes them into the log. */
    faults: PageTextName[]
  }

type Asked = { locale: Locale; today: PlainDate }

/** Every published page in the agency's order, or those below one page. */
export function listPages(db: Db, { locale, today, parentKey }: Asked & { parentKey?: string }): Promise<PageCard[]> {
  return noted(['listPages', locale, today, parentKey], [PAGES_TAG], async () => {
    const [pages, facts] = await Promise.all([loadPages(db, locale), readTitleFacts(db, { locale, today })])
    return pages
      .filter((page) => parentKey === undefined || page.parentKey === parentKey)
      .map((page) => cardOf(page, pages, facts))
  })
}

/** The key of a page by its link in any language or by the key itself. */
export function findPageKey(db: Db, { link, locale }: { link: string; locale: Locale }): Promise<string | undefined> {
  return noted(['findPageKey', link, locale], [PAGES_TAG], async () => {
    return pageAt(await loadPages(db, locale), link)?.key
  })
}

/**
 * A page by its link in any language or by its key, with the pages above and below it. Its texts are cleaned; pictures
 * in them are fetched where `pictureAddress` says.
 */
export function findPage(
  db: Db,
  { link, locale, today, ...options }: Asked & { link: string } & SanitiseOptions,
): Promise<ContentPage | undefined> {
  return noted(['findPage', link, locale, today], [PAGES_TAG], async () => {
    const [pages, facts] = await Promise.all([loadPages(db, locale), readTitleFacts(db, { locale, today })])
    const found = pageAt(pages, link)
    if (!found) return undefined
    const parent = pages.find((page) => page.key === found.parentKey)
    const texts = readPageTexts(found)
    const ownFacts = factsOfPage(found.title, facts)
    const structuredData = texts.structuredData && fillEveryText(texts.structuredData, ownFacts)
    return {
      ...cardOf(found, pages, facts),
      ...derived(found, pages, facts),
      record: {
        id: found.id,
        link: found.link,
        title: found.title,
        subtitle: found.subtitle,
        picture: found.picture,
        banner: found.banner,
        sound: found.sound,
        parentLink: parent?.link ?? '',
        slugMap: found.slugMap,
        categories: found.categories,
        jsonLd: found.jsonLd,
        createdAt: found.createdAt,
      },
      body: sanitiseHtml(fillPlaceholders(found.body, ownFacts), options),
      links: linksOf(found, texts),
      languages: locales.filter((each) => found.publishedIn.includes(each)),
      categoryLink: texts.categoryLink,
      structuredData,
      faq: faqOf(structuredData).map(({ question, answer }) => ({
        question,
        answer: sanitiseHtml(answer, options),
      })),
      updatedAt: found.updatedAt,
      parent: parent ? { link: parent.link, heading: derived(parent, pages, facts).heading } : null,
      children: pages.filter((page) => page.parentKey === found.key).map((page) => cardOf(page, pages, facts)),
      faults: texts.faults,
    }
  })
}

type LoadedPage = Awaited<ReturnType<typeof loadPages>>[number]

function pageAt(pages: readonly LoadedPage[], link: string): LoadedPage | undefined {
  return (
    pages.find((page) => page.link === link) ??
    pages.find((page) => page.key === link || locales.some((each) => page.ownLinks[each] === link))
  )
}

function cardOf(page: LoadedPage, pages: readonly LoadedPage[], facts: PageFacts): PageCard {
  const { key, parentKey, link, picture } = page
  const { heading, subtitle, excerpt } = derived(page, pages, facts)
  return { key, parentKey, link, heading, subtitle, excerpt, picture }
}

function derived(page: LoadedPage, pages: readonly LoadedPage[], facts: PageFacts): DerivedPage {
  const { categoryLink } = readPageTexts(page)
  const parentLink = pages.find(({ key }) => key === page.parentKey)?.link ?? ''
  return derivePage({ ...page, categoryLink, parentLink }, facts)
}

/** A map that cannot be read leaves the link of the moment in every language, which leads to the page as well. */
function linksOf(page: LoadedPage, { slugs, faults }: ReturnType<typeof readPageTexts>): Localised {
  const { link, ownLinks } = page
  const otherwise = faults.includes('slugMap') ? inEveryLocale(() => link) : ownLinks
  return { ...otherwise, ...slugs }
}

/** The pages are few, and a page needs its relatives: one query reads them all. */
async function loadPages(db: Db, locale: Locale) {
  const rows = await own(db)
    .selectFrom('pages')
    .select(['id', 'key', 'parent_key', 'slug', 'picture', 'banner', 'sound', 'slug_map', 'categories', 'json_ld'])
    .select(['title', 'subtitle', 'meta_title', 'meta_description', 'body', 'created_at', 'updated_at', 'published_in'])
    .where('is_published', '=', true)
    .where(sql<boolean>`${locale} = any(published_in)`)
    .orderBy('sort_order')
    .orderBy('key')
    .limit(500)
    .execute()
  return readableRows(
    rows,
    ({ key }) => `page ${key}`,
    (row) => {
      const ownLinks = localised.parse(row.slug)
      return {
        id: row.id,
        key: row.key,
        parentKey: row.parent_key,
        link: ownLinks[locale],
        ownLinks,
        picture: row.picture,
        banner: row.banner,
        sound: row.sound,
        slugMap: row.slug_map,
        categories: row.categories,
        jsonLd: localised.parse(row.json_ld)[locale],
        title: localised.parse(row.title)[locale],
        subtitle: localised.parse(row.subtitle)[locale],
        titleTemplate: localised.parse(row.meta_title)[locale],
        descriptionTemplate: localised.parse(row.meta_description)[locale],
        body: localised.parse(row.body)[locale],
        createdAt: row.created_at,
        updatedAt: row.updated_at,
        publishedIn: row.published_in,
      }
    },
  )
}
