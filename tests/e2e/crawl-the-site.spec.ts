import { expect, test } from '@playwright/test'
import { messages } from '#app/messages/messages.server.ts'
import { locales } from '#kernel/locale.ts'
import { checkContent } from '#tests/crawl/check-content.ts'
import { checkHead, checkHeadsTogether } from '#tests/crawl/check-head.ts'
import { checkLanguage, languageFacts, untranslated } from '#tests/crawl/check-language.ts'
import { checkMarkup } from '#tests/crawl/check-markup.ts'
import { checkData, checkRichResults, checkVocabulary } from '#tests/crawl/check-structured-data.ts'
import { crawlSite, type CrawledPage, type Site } from '#tests/crawl/crawl-site.ts'
import { SITE } from './support/addresses.ts'

// The site is read once and looked at by every test of this file, so they share a worker.
test.describe.configure({ mode: 'default', timeout: 600_000 })

let site: Site
let pages: CrawledPage[]
const heads: string[] = []
const contents: string[] = []

test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await crawlSite(SITE, (page) => {
    heads.push(...checkHead(page, SITE).map((problem) => `${page.path}: ${problem}`))
    contents.push(...checkContent(page).map((problem) => `${page.path}: ${problem}`))
  })
  pages = [...site.pages.values()]
})

test('every page and file that a page leads to is there', () => {
  expect(site.broken).toEqual([])
  expect(pages.length).toBeGreaterThan(500)
  for (const locale of locales) expect(pages.filter((page) => page.locale === locale).length).toBeGreaterThan(150)
})

test('every page tells search engines what it is, in one way', () => {
  expect(heads).toEqual([])
  expect(checkHeadsTogether(site, SITE)).toEqual([])
})

test('every page has one title, and words for its pictures and links', () => {
  expect(contents).toEqual([])
})

test('every text is in the language of its page', () => {
  const facts = Object.fromEntries(locales.map((locale) => [locale, languageFacts(messages, locale)]))

  const found = said(pages, ({ locale, texts, alternates }) => {
    const counterparts = locales
      .filter((each) => each !== locale)
      .flatMap((each) => site.pages.get((alternates.get(each) ?? '').slice(SITE.length) || '/') ?? [])
    const known = facts[locale]
    return [
      ...(known ? checkLanguage(texts, locale, known) : []),
      ...counterparts.flatMap((other) => untranslated(texts, other.texts)),
    ]
  })

  expect([...new Set(found)]).toEqual([])
})

test('every kind of page is valid HTML, and the checker finds what is not', () => {
  const wrong = '<!doctype html><html lang="en"><head><title>A</title></head><body><dl><p>A</dl></body></html>'
  const looked = new Map(kinds().map(({ path, html }) => [path, html]))

  // One start of the checker for all.
  expect(checkMarkup(looked.set('/wrong', wrong))).toEqual([expect.stringContaining('/wrong: Element “p” not allowed')])
})

test('the data of every page is of the vocabulary and what search engines ask for', async () => {
  expect(checkVocabulary(pages)).toEqual([])
  expect(said(pages, checkData)).toEqual([])
  const issues = await Promise.all(kinds().map(async (page) => ({ page, found: await checkRichResults(page) })))
  expect(issues.flatMap(({ page, found }) => found.map((issue) => `${page.path}: ${issue}`))).toEqual([])
})

test('pages that are shared have their picture', async () => {
  for (const path of ['/', '/tr', '/ar/faq', '/tr/tours']) {
    const address = /property="og:image" content="([^"]*)"/.exec(site.pages.get(path)?.html ?? '')?.[1] ?? ''
    const answer = await fetch(address)

    expect([answer.status, answer.headers.get('content-type')], `the picture of ${path}`).toEqual([200, 'image/png'])
    expect(answer.headers.get('cache-control')).toContain('immutable')
  }
})

/** What a check says of each page, with the page it is about. */
function said(looked: readonly CrawledPage[], check: (page: CrawledPage) => string[]): string[] {
  return looked.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`))
}

/** One page of each kind in each language. */
function kinds(): CrawledPage[] {
  return [...Map.groupBy(pages, kindOf).values()].flatMap(([first]) => first ?? [])
}

/** Departures of one tour, and the parts of one list, are one kind: only their dates and rows differ. */
function kindOf({ path, locale }: CrawledPage): string {
  const [plain = ''] = path.split('?')
  return `${locale} ${plain.replace(/^((\/\w\w)?\/tour\/)[0-9-]+/, '$1')}`
}
