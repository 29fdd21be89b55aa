import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())

async function addressesOf(app: Awaited<ReturnType<typeof testApp>>): Promise<string[]> {
  const xml = await (await getPage(app, '/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>http:\/\/kafile.test(.*?)<\/loc>/g)].map(([, path = '']) => path)
}

test('the sitemap names the public pages in three languages, and no others', async () => {
  const paths = await addressesOf(await testApp())

  expect(paths).toEqual(expect.arrayContaining(['/', '/tr', '/ar', '/tr/yorumlar', '/comments', '/ar/kategoriler']))
  expect(paths.filter((path) => /admin|agent|user|payment|odeme|sepet|order|login/.test(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  ['tomorrow', 1, true],
  ['today', 0, false],
  ['yesterday', -1, false],
])('a departure of %s is in the sitemap or not', async (_, days, isListed) => {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: addDays(today, days) })

  expect((await addressesOf(await testApp({ db }))).includes(`/tr/tour/${id}`)).toBe(isListed)
})

test('a draft is nobody else’s business', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: addDays(today, 40), status: 'draft' })

  expect((await addressesOf(await testApp({ db }))).join(' ')).not.toContain(id)
})

test('the sitemap knows when a departure or its tour last changed', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: addDays(today, 40) })
  await sql`alter table tours disable trigger notes_changed_at`.execute(db)
  await sql`update tours set changed_at = '2031-01-02T03:04:05Z'`.execute(db)
  await sql`alter table tours enable trigger notes_changed_at`.execute(db)

  const xml = await (await getPage(await testApp({ db }), '/sitemap.xml')).text()

  expect(xml).toContain(`/tour/${id}</loc><lastmod>2031-01-02T03:04:05.000Z</lastmod>`)
})

test('a place that is sold changes nothing for search engines', async () => {
  const db = await testDb()
  await aDeparture(db, { departsOn: addDays(today, 40), capacity: 9 })
  const read = async () => (await sql<{ at: Date }>`select changed_at as at from departures`.execute(db)).rows[0]?.at
  const before = await read()

  await sql`update departures set seats_sold = 3`.execute(db)
  const afterSale = await read()
  await sql`update departures set status = 'closed'`.execute(db)

  expect(afterSale).toEqual(before)
  expect((await read())?.getTime()).toBeGreaterThan(before?.getTime() ?? 0)
})

test.each(['/sitemap/2.xml', '/sitemap/0.xml', '/sitemap/x.xml'])('there is no %s', async (path) => {
  expect((await getPage(await testApp(), path)).status).toBe(404)
})

test('robots stay away from carts, payments, accounts and staff in every language, and find the sitemap', async () => {
  const answer = await getPage(await testApp(), '/robots.txt')
  const lines = (await answer.text()).split('\n')

  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const path of ['/admin', '/agent', '/user', '/payment', '/odeme', '/sepet'])
    expect(lines).toEqual(expect.arrayContaining([path, `/tr${path}`, `/ar${path}`].map((each) => `Disallow: ${each}`)))
  expect(lines).toContain('Sitemap: http://kafile.test/sitemap.xml')
  expect(lines).not.toContain('Disallow: /')
})

test.each([
  ['/feed.xml', 'en', '/blog'],
  ['/tr/feed.xml', 'tr', '/tr/blog'],
  ['/ar/feed.xml', 'ar', '/ar/blog'],
])('%s is the journal in its language', async (path, language, home) => {
  const answer = await getPage(await testApp(), path)
  const xml = await answer.text()

  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(xml).toContain(`<language>${language}</language>`)
  expect(xml).toContain(`<link>http://kafile.test${home}</link>`)
})

test.each(['/blog', '/tr/blog'])('%s names its feed', async (path) => {
  const html = await (await getPage(await testApp(), path)).text()

  expect(html).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]* href="http:\/\/kafile.test(\/tr)?\/feed.xml"/,
  )
})

test.each([
  ['/llms.txt', '# Kafile'],
  ['/ar/llms.txt', '# قافلة'],
])('%s tells language models what is where', async (path, title) => {
  const db = await testDb()
  await aDeparture(db, { departsOn: addDays(today, 40) })

  const answer = await getPage(await testApp({ db }), path)
  const text = await answer.text()

  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text.startsWith(title)).toBe(true)
  expect(text).toContain('http://kafile.test/sitemap.xml')
})
