import { locales } from '#kernel/locale.ts'
import type { CrawledPage, OpenPage, Site } from './crawl-site.ts'

/** What is wrong with what a page tells search engines and shared links, in sentences. */
export function checkHead(page: OpenPage, origin: string): string[] {
  const { $, locale, isIndexed, alternates } = page
  const problems: string[] = []
  const only = (selector: string, attribute?: string) => {
    const found = $(selector)
    if (found.length !== 1) problems.push(`${found.length} × ${selector}`)
    const value = attribute ? found.attr(attribute) : found.text()
    if (!value?.trim()) problems.push(`nothing in ${selector}`)
    return value?.trim() ?? ''
  }
  const html = $('html')
  if (html.attr('lang') !== locale) problems.push(`lang is ${html.attr('lang')}`)
  if (html.attr('dir') !== (locale === 'ar' ? 'rtl' : 'ltr')) problems.push(`dir is ${html.attr('dir')}`)
  only('title')
  if (!isIndexed) return problems

  const description = only('meta[name=description]', 'content')
  if (description.length > 320) problems.push(`a description of ${description.length} characters`)
  const canonical = only('link[rel=canonical]', 'href')
  if (!canonical.startsWith(`${origin}/`)) problems.push(`canonical is ${canonical}`)
  if (alternates.get(locale) !== canonical) problems.push(`canonical ${canonical} is not the ${locale} alternate`)
  const otherwise = alternates.get('tr') ?? canonical
  if (alternates.get('x-default') !== otherwise) problems.push(`x-default is ${alternates.get('x-default')}`)
  for (const name of [
    'type',
    'title',
    'description',
    'url',
    'locale',
    'image',
    'image:width',
    'image:height',
    'image:alt',
  ])
    only(`meta[property="og:${name}"]`, 'content')
  for (const name of ['card', 'title', 'image']) only(`meta[name="twitter:${name}"]`, 'content')
  if ($('meta[property="og:url"]').attr('content') !== canonical) problems.push('og:url is not the canonical address')
  return problems
}

/** Titles and descriptions that two public pages of one language share, and alternates that do not answer each other. */
export function checkHeadsTogether(site: Site, origin: string): string[] {
  // A page under a second address names the first as its own; it is that page.
  const pages = [...site.pages.values()].filter(
    ({ isIndexed, path, canonical }) => isIndexed && canonical === origin + path,
  )
  return [
    ...shared(pages, 'title', ({ title }) => title),
    ...shared(pages, 'description', ({ description }) => description),
    ...pages.flatMap((page) => unanswered(page, site, origin)),
    ...pages
      .filter(({ path }) => !path.includes('?') && !site.listed.has(path))
      .map(({ path }) => `${path} is not in the sitemap`),
    ...[...site.listed]
      .filter((path) => !pages.some((page) => page.path === path))
      .map((path) => `${path} is in the sitemap and not to be found`),
  ]
}

function shared(pages: readonly CrawledPage[], what: string, of: (page: CrawledPage) => string): string[] {
  const groups = Map.groupBy(pages, (page) => `${page.locale} ${of(page)}`)
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => `one ${what} for ${group.map(({ path }) => path).join(', ')}`)
}

/** The page in another language must name this one as its own counterpart. */
function unanswered(page: CrawledPage, site: Site, origin: string): string[] {
  return locales.flatMap((locale) => {
    const address = page.alternates.get(locale)
    if (address === undefined || locale === page.locale) return []
    const other = site.pages.get(address.slice(origin.length) || '/')
    if (!other) return [`${page.path} names ${address}, which is no page`]
    return other.alternates.get(page.locale) === page.canonical ? [] : [`${address} does not answer ${page.path}`]
  })
}
