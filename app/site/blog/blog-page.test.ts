import { expect, test } from 'vitest'
import { importContent } from '#modules/content/index.server.ts'
import { aPost, aText, content } from '#modules/content/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function site(...posts: object[]) {
  const db = await testDb()
  await importContent(db, content({ posts }))
  return testApp({ db })
}

const ten = Array.from({ length: 10 }, (_, index) => aPost(`post-${index}`, { publishedOn: `2026-01-${10 + index}` }))

test.each([
  ['/blog', 'en', 'ltr'],
  ['/tr/blog', 'tr', 'ltr'],
  ['/ar/blog', 'ar', 'rtl'],
])('%s lists posts with picture, date and excerpt', async (path, lang, dir) => {
  const page = await getPage(await site(...ten), path)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}" dir="${dir}"`)
  expect(html).toContain('Excerpt of post-9')
  expect(html).toMatch(/<time dateTime="2026-01-19"/)
  expect(html).not.toContain('Post post-0')
})

test('goes on page by page and keeps what was asked for', async () => {
  const app = await site(...ten.map((post) => ({ ...post, tags: { tr: ['a'], en: ['a'], ar: ['a'] } })))

  const html = await (await getPage(app, '/blog?tag=a')).text()
  const second = await (await getPage(app, '/blog?tag=a&page=2')).text()

  expect(html).toContain('href="/blog?tag=a&amp;page=2"')
  expect(second).toContain('Post post-0')
})

test('finds posts by their words and says how many', async () => {
  const html = await (await getPage(await site(...ten), '/blog?q=post-3')).text()

  expect(html).toContain('1 post')
  expect(html).not.toContain('Excerpt of post-4')
})

test.each([
  ['q=nothing', 200],
  ['tag=nothing', 200],
  ['page=99', 404],
  ['page=x', 400],
  [`q=${'x'.repeat(101)}`, 400],
])('with %s it says kindly that there is nothing, and the way back', async (query, status) => {
  const page = await getPage(await site(...ten), `/blog?${query}`)
  const html = await page.text()

  expect(page.status).toBe(status)
  expect(html).toContain('No post matches what you are looking for.')
  expect(html).not.toContain('Excerpt of')
})

test('a blog without posts says so', async () => {
  expect(await (await getPage(await site(), '/blog')).text()).toContain('No posts yet')
})

const inTurkish = { slug: { tr: 'kis' }, title: { tr: 'Kış' }, excerpt: { tr: 'Kışın' }, body: { tr: '<p>Kar</p>' } }

test('a post shows title, date, body, ways to share and posts like it', async () => {
  const body = aText('<h2>Snow</h2><p onclick="x()">White</p>')
  const html = await (await getPage(await site(aPost('winter', { body }), aPost('summer')), '/blog/winter')).text()

  expect(html).toContain('<h1>Post winter</h1>')
  expect(html).toMatch(/<time dateTime="2026-01-01"/)
  expect(html).toContain('<p>White</p>')
  expect(html).toContain('https://wa.me/?text=')
  expect(html).toContain('Post summer')
})

test('a post that the language does not have is not found there, with the languages that do', async () => {
  const page = await getPage(await site(aPost('winter', inTurkish)), '/blog/kis')
  const html = await page.text()

  expect(page.status).toBe(404)
  expect(html).toContain('This post is not in English yet')
  expect(html).toMatch(/<a href="\/tr\/blog\/kis"[^>]*lang="tr"/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a post names only the languages that have it to search engines', async () => {
  const html = await (await getPage(await site(aPost('winter', inTurkish)), '/tr/blog/kis')).text()

  expect(html).toContain('<link rel="alternate" hrefLang="tr" href="http://kafile.test/tr/blog/kis"')
  expect(html).not.toContain('<link rel="alternate" hrefLang="en"')
})

test.each(['/blog/nothing', '/tr/blog/nothing', '/ar/blog/nothing'])('%s is not found', async (path) => {
  expect((await getPage(await site(), path)).status).toBe(404)
})
