import { defaultLocale, locales, type Locale } from '#kernel/locale.ts'
import type { PublicPage } from './public-page.ts'
import { xmlText } from './xml-text.ts'

/** Addresses in one file; the protocol allows 50,000 in at most 50 MB, and each of ours takes some 800 bytes. */
const MOST_ADDRESSES = 15_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The pages of each sitemap file. */
export function splitPages(pages: readonly PublicPage[], most: number = MOST_ADDRESSES): PublicPage[][] {
  const perPart = Math.floor(most / locales.length)
  const parts = Array.from({ length: Math.ceil(pages.length / perPart) }, (_, index) =>
    pages.slice(index * perPart, (index + 1) * perPart),
  )
  return parts.length === 0 ? [[]] : parts
}

/** Every address of the pages, each with the same page in the other languages and with its pictures. */
export function writeSitemap(pages: readonly PublicPage[], origin: string): string {
  const entries = pages.flatMap((page) => languagesOf(page).map((locale) => writeEntry(page, locale, origin)))
  const namespaces = `xmlns="${SITEMAP}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`
  return `${HEAD}<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

/** The list of sitemap files, where one does not hold every address. */
export function writeSitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex xmlns="${SITEMAP}">\n${entries.join('\n')}\n</sitemapindex>\n`
}

function writeEntry(page: PublicPage, locale: Locale, origin: string): string {
  const address = (each: Locale) => xmlText(origin + (page.paths[each] ?? ''))
  const languages = languagesOf(page)
  const otherwise = languages.includes(defaultLocale) ? defaultLocale : locale
  return [
    `<url><loc>${address(locale)}</loc>`,
    page.changedAt ? `<lastmod>${page.changedAt.toISOString()}</lastmod>` : '',
    ...languages.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${address(each)}"/>`),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${address(otherwise)}"/>`,
    ...page.pictures.map((picture) => `<image:image><image:loc>${xmlText(origin + picture)}</image:loc></image:image>`),
    '</url>',
  ].join('')
}

function languagesOf({ paths }: PublicPage): Locale[] {
  return locales.filter((locale) => paths[locale] !== undefined)
}
