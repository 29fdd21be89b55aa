import { setTimeout as pause } from 'node:timers/promises'
import { load, type CheerioAPI } from 'cheerio'
import { splitLocale } from '#app/addresses/paths.ts'
import type { Locale } from '#kernel/locale.ts'
import { readTexts } from './read-texts.ts'

/** What is kept of a page; its tree is not, which would be megabytes for each. */
export type CrawledPage = {
  /** Path and query. */
  path: string
  locale: Locale
  html: string
  isIndexed: boolean
  title: string
  description: string
  canonical: string
  /** Addresses of the page by language, `x-default` included. */
  alternates: Map<string, string>
  /** What a visitor sees and hears in the language of the page. */
  texts: string[]
  /** The blocks of JSON-LD. */
  data: string[]
}

/** A page while it is looked at. */
export type OpenPage = CrawledPage & { $: CheerioAPI }

export type Site = {
  /** Every page that answered 200, by its path. */
  pages: Map<string, CrawledPage>
  /** Paths of the sitemap. */
  listed: Set<string>
  /** What did not answer as it should, with a page that leads there. */
  broken: string[]
}

/** Answers at once; more would only wait for the program. */
const AT_ONCE = 4

/** Areas in which a crawler has no business, as robots.txt says. */
const PRIVATE = /^(\/(tr|ar))?\/(admin|agent|user|payment|odeme|sepet|order|sandbox-bank|dev|auth|api|builds)(\/|$|\?)/

/** A form that hundreds of departures have: which one, the dates of the departure, and its tour. */
const FORM_OF_DEPARTURE = /^(?:\/\w\w)?\/(reservation|information)\/([0-9-]+)-(\w+)$/

/**
 * Reads the whole public site as a search engine does: from the sitemap and the home pages along every link, and shows
 * each page to `look`. Of links with a query only the second part of a list is followed; further parts are like it,
 * and filters could be combined without end. Of the forms for the departures of a tour one is followed in each
 * language; the others differ by their date. Each file that a page names is asked for once.
 */
export async function crawlSite(origin: string, look: (page: OpenPage) => void): Promise<Site> {
  const site: Site = { pages: new Map(), listed: await readSitemap(origin), broken: [] }
  const leadsTo = new Map<string, string>()
  const waiting: string[] = []
  const chosen = new Map<string, string>()
  const isLikeAnother = (path: string) => {
    const [, form, dates = '', tour] = FORM_OF_DEPARTURE.exec(path) ?? []
    const kind = `${form} ${tour}`
    if (!chosen.has(kind)) chosen.set(kind, dates)
    return chosen.get(kind) !== dates
  }
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
      const page = openPage(path, html)
      look(page)
      const { $, ...kept } = page
      site.pages.set(path, kept)
      for (const address of addressesIn($)) {
        const url = new URL(address, origin + path)
        if (url.origin === origin && isFollowed(url) && !isLikeAnother(url.pathname))
          ask(url.pathname + url.search, path)
      }
    }
  }
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  await listWhatCameMeanwhile(site, origin)
  return site
}

/** What others published while the site was read may be in a later sitemap only; visitors may wait so long for it. */
async function listWhatCameMeanwhile({ pages, listed }: Site, origin: string): Promise<void> {
  const isListed = ({ path, isIndexed, canonical }: CrawledPage) =>
    !isIndexed || canonical !== origin + path || path.includes('?') || listed.has(path)
  const patience = AbortSignal.timeout(15_000)
  while (!patience.aborted && ![...pages.values()].every(isListed)) {
    for (const path of await readSitemap(origin)) if (pages.has(path)) listed.add(path)
    await pause(500)
  }
}

/** A page as the checks want it. Its styles are left out: they are many, and have checks of their own. */
export function openPage(path: string, text: string): OpenPage {
  const html = text.replace(/<style>[\s\S]*?<\/style>/g, '')
  const $ = load(html)
  const links = $('link[rel=alternate][hreflang]').toArray()
  return {
    path,
    locale: splitLocale(path).locale,
    html,
    $,
    isIndexed: !/noindex/.test($('meta[name=robots]').attr('content') ?? ''),
    title: $('title').text(),
    description: $('meta[name=description]').attr('content') ?? '',
    canonical: $('link[rel=canonical]').attr('href') ?? '',
    alternates: new Map(links.map((link) => [$(link).attr('hreflang') ?? '', $(link).attr('href') ?? ''])),
    texts: readTexts($),
    data: $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => $(script).text()),
  }
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
    ...values('img[src], script[src], source[src], video[src], audio[src]', 'src'),
    ...values('video[poster]', 'poster'),
    ...values('link[href]:not([rel=canonical])', 'href'),
    ...sets,
  ]
}

function isFollowed(url: URL): boolean {
  return url.search === '' || url.search === '?page=2'
}
