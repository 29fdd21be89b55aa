import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { checkHead, checkHeadsTogether } from './check-head.ts'
import { openPage, type Site } from './crawl-site.ts'

const origin = 'http://site.test'

type Wish = { title?: string; body?: string; head?: string; alternates?: Record<string, string> }

function html(
  path: string,
  { title = path, body = '<main><h1>A</h1></main>', head = '', alternates }: Wish = {},
): string {
  const lang = path.startsWith('/tr') ? 'tr' : path.startsWith('/ar') ? 'ar' : 'en'
  const plain = path.replace(/^\/(tr|ar)/, '')
  const links = alternates ?? { en: plain, tr: `/tr${plain}`, ar: `/ar${plain}`, 'x-default': `/tr${plain}` }
  const og = ['type', 'title', 'description', 'locale', 'image', 'image:width', 'image:height', 'image:alt']
  return `<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><title>${title}</title>
    <meta name="description" content="About ${title}"><link rel="canonical" href="${origin}${path}">
    ${Object.entries(links)
      .map(([each, to]) => `<link rel="alternate" hreflang="${each}" href="${origin}${to}">`)
      .join('')}
    <meta property="og:url" content="${origin}${path}">${og.map((name) => `<meta property="og:${name}" content="x">`).join('')}
    ${['card', 'title', 'image'].map((name) => `<meta name="twitter:${name}" content="x">`).join('')}${head}</head>
    <body>${body}</body></html>`
}

const head = (wish: Wish = {}, path = '/tr/faq') => checkHead(openPage(path, html(path, wish)), origin)

function site(pages: Record<string, string>, listed = Object.keys(pages)): Site {
  return {
    pages: new Map(Object.entries(pages).map(([path, text]) => [path, openPage(path, text)])),
    listed: new Set(listed),
    broken: [],
  }
}

test('a page with everything is fine', () => {
  expect(head()).toEqual([])
  expect(checkHead(openPage('/ar/faq', html('/ar/faq')), origin)).toEqual([])
})

test.each([
  ['two titles', { head: '<title>B</title>' }],
  ['no title', { title: '' }],
  ['an alternate that is not the page', { alternates: { tr: '/tr/other', 'x-default': '/tr/other' } }],
  ['an English x-default', { alternates: { tr: '/tr/faq', en: '/faq', 'x-default': '/faq' } }],
  ['two descriptions', { head: '<meta name="description" content="B">' }],
] as [string, Wish][])('finds %s', (_, wish) => {
  expect(head(wish)).not.toEqual([])
})

test('finds the wrong direction', () => {
  expect(checkHead(openPage('/ar/faq', html('/tr/faq')), origin)).toEqual(
    expect.arrayContaining(['lang is tr', 'dir is ltr']),
  )
})

test('three languages that name each other are fine', () => {
  const pages = Object.fromEntries(['/faq', '/tr/faq', '/ar/faq'].map((path) => [path, html(path)]))

  expect(checkHeadsTogether(site(pages), origin)).toEqual([])
})

test.each([
  [
    'one title for two pages',
    { '/tr/a': html('/tr/a', { title: 'A' }), '/tr/b': html('/tr/b', { title: 'A' }) },
    /one title for/,
  ],
  ['a page nobody knows', { '/tr/a': html('/tr/a') }, /which is no page/],
  [
    'a counterpart that names another',
    {
      '/faq': html('/faq'),
      '/ar/faq': html('/ar/faq'),
      '/tr/faq': html('/tr/faq', { alternates: { tr: '/tr/faq', en: '/', 'x-default': '/tr/faq' } }),
    },
    /does not answer/,
  ],
] as [string, Record<string, string>, RegExp][])('finds %s', (_, pages, message) => {
  expect(checkHeadsTogether(site(pages), origin).join()).toMatch(message)
})

test('finds pages that the sitemap misses, and those it should not name', () => {
  const pages = Object.fromEntries(['/faq', '/tr/faq', '/ar/faq'].map((path) => [path, html(path)]))
  const hidden = html('/tr/sepet', { head: '<meta name="robots" content="noindex">' })

  expect(checkHeadsTogether(site({ ...pages, '/tr/sepet': hidden }, ['/faq', '/ar/faq', '/tr/sepet']), origin)).toEqual(
    ['/tr/faq is not in the sitemap', '/tr/sepet is in the sitemap and not to be found'],
  )
})

test.each([
  ['no h1', '<main></main>'],
  ['two h1', '<main><h1>A</h1><h1>B</h1></main>'],
  ['a picture without alt', '<main><h1>A</h1><img src="/a.png"></main>'],
  ['a link without words', '<main><h1>A</h1><a href="/"></a></main>'],
])('finds %s', (_, body) => {
  expect(checkContent(openPage('/tr', html('/tr', { body })))).not.toEqual([])
})
