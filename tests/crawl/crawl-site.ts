import { load, type CheerioAPI } from 'cheerio'
import { splitLocale } from '#app/paths.ts'
import type { Locale } from '#kernel/locale.ts'

export type CrawledPage = {
  /** Path and query. */
  path: string
  locale: Locale
  html: string
  $: CheerioAPI
  isIndexed: boolean
}

export type Site = {
  /** Every page that answered 200, by its path. */
  pages: Map<string, CrawledPage>
  /** Paths of the sitemap. */
  listed: Set<string>
  /** What did not answer as it should, with a page that leads there. */
  broken: string[]
}

/** Answers at once; more would only wait for the program. */
const AT_ONCE = 6

/** Areas in which a crawler has no business, as robots.txt says. */
const PRIVATE = /^(\/(tr|ar))?\/(admin|agent|user|payment|odeme|sepet|order|sandbox-bank|dev|auth|api|builds)(\/|$|\?)/

/**
 * Reads the whole public site as a search engine does: from the sitemap and the home pages along every link. Of links
 * with a query only the further parts of a list are followed; filters could be combined without end. Each file that a
 * page names is asked for once.
 */
export async function crawlSite(origin: string): Promise<Site> {
  const site: Site = { pages: new Map(), listed: await readSitemap(origin), broken: [] }
  const leadsTo = new Map<string, string>()
  const waiting: string[] = []
  const ask = (path: string, from: string) => {
    if (leadsTo.has(path)) return
    leadsTo.set(path, from)
    waiting.push(path)
  }
  for (const path of ['/', '/tr', '/ar', ...site.listed]) ask(path, 'the sitemap')

  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(origin + path, { redirect: 'manual', headers: { 'Accept-Language': 'en' } })
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
      const html = isPage ? await answer.text() : (await answer.arrayBuffer(), '')
      if (answer.status >= 300 && !PRIVATE.test(path))
        site.broken.push(`${path} answers ${answer.status}, from ${leadsTo.get(path)}`)
      if (answer.status !== 200 || !isPage || PRIVATE.test(path)) continue
      const page = readPage(path, html)
      site.pages.set(path, page)
      for (const address of addressesIn(page.$)) {
        const url = new URL(address, origin + path)
        if (url.origin !== origin || !isFollowed(url)) continue
        ask(url.pathname + url.search, path)
      }
    }
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return site
}

/** A page as the checks want it. */
export function readPage(path: string, html: string): CrawledPage {
  const $ = load(html)
  const isIndexed = !/noindex/.test($('meta[name=robots]').attr('content') ?? '')
  return { path, locale: splitLocale(path).locale, html, $, isIndexed }
}

async function readSitemap(origin: string): Promise<Set<string>> {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  return new Set([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => pathOf(address, origin)))
}

function pathOf(address: string, origin: string): string {
  const url = new URL(address.replaceAll('&amp;', '&'), origin)
  return url.pathname + url.search
}

/** Every address a page names to be opened or shown. Pictures for sharing are drawn one by one and tested elsewhere. */
function addressesIn($: CheerioAPI): string[] {
  const values = (selector: string, name: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? [])
  const sets = values('[srcset]', 'srcset').flatMap((set) =>
    set.split(',').map((each) => each.trim().split(/\s+/)[0] ?? ''),
  )
  return [
    ...values('a[href]', 'href').filter((href) => !/^(mailto|tel|sms|whatsapp|data|javascript):/.test(href)),
    ...values('img[src], script[src], source[src], video[src], audio[src], video[poster]', 'src'),
    ...values('link[href]:not([rel=canonical])', 'href'),
    ...sets,
  ]
}

function isFollowed(url: URL): boolean {
  const names = [...url.searchParams.keys()]
  return names.length === 0 || (names.length === 1 && names[0] === 'page')
}
