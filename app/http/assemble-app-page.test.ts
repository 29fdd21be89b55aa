import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { holdSeats } from '#modules/catalog/index.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { aSite } from '#tests/setup/test-site.ts'

test.each([
  [{ 'accept-language': 'ar-SA,en;q=0.5' }, '/ar?x=1'],
  [{ 'accept-language': 'de' }, '/tr?x=1'],
  [{ 'accept-language': 'en', cookie: 'lang=tr' }, '/tr?x=1'],
])('greets a visitor who says %o at %s', async (headers, location) => {
  const { ask } = await aSite()

  const answer = await ask('/?x=1', headers as unknown as Record<string, string>)

  expect([answer.status, answer.headers.location]).toEqual([302, location])
  expect(answer.headers.vary).toBe('Accept-Language, Cookie')
  expect(answer.headers['cache-control']).toContain('private')
})

test('greets crawlers in English and lets nobody else keep the greeting', async () => {
  const { ask } = await aSite()

  const { status, headers, text } = await ask('/')

  expect(status).toBe(200)
  expect(text).toContain('<html lang="en"')
  expect(headers['cache-control']).toBe('private, no-cache')
  expect(headers.vary).toContain('Accept-Language')
})

test('keeps a page that holds nothing of who asked first', async () => {
  const { ask } = await aSite()

  const first = await ask('/tr', {
    cookie: 'token=secret; user=7; lang=ar',
    'x-forwarded-for': '203.0.113.9',
    referer: 'https://example.org',
  })
  const second = await ask('/tr', { 'if-none-match': first.headers.etag ?? '' })

  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(second.status).toBe(304)
  expect((await ask('/tr')).text).toBe(first.text)
  expect(first.text).not.toMatch(/secret|203\.0\.113\.9|example\.org/)
})

test('remembers who sent a visitor, on kept pages too, and gives nobody else that cookie', async () => {
  const { ask } = await aSite()
  const plain = await ask('/tr/faq')

  const kept = await ask('/tr/faq?ref=ABC')
  const personal = await ask('/tr/sepet?ref=ABC')
  const greeting = await ask('/?ref=ABC', { 'accept-language': 'tr' })

  const cookie = ['referral=ABC; Path=/; SameSite=Lax; Max-Age=2592000']
  expect(kept.headers['set-cookie']).toEqual(cookie)
  expect(kept.text).toBe(plain.text)
  expect(personal.headers['set-cookie']).toEqual(cookie)
  expect([greeting.headers.location, greeting.headers['set-cookie']]).toEqual(['/tr?ref=ABC', cookie])
  expect((await ask('/tr/faq')).headers['set-cookie']).toBeUndefined()
  expect((await ask('/tr/faq?ref=ABC')).headers['set-cookie']).toEqual(cookie)
})

test('shows that a tour has become full as soon as its last seats are held', async () => {
  const { ask, database } = await aSite()
  const { id, departureId } = await aDeparture(database.db, {
    departsOn: addDays(dayInIstanbul(new Date()), 60),
    capacity: 8,
  })
  expect((await ask(`/tour/${id}`)).text).toContain('<booking-box')

  await database.db.transaction().execute((tx) => holdSeats(tx, departureId, 8))

  await expect
    .poll(async () => (await ask(`/tour/${id}`)).text, { timeout: 10_000 })
    .toContain('the 10-day tour is full')
})

test('sells for the price of the moment, whatever a kept page still says', async () => {
  const { ask, database } = await aSite()
  const { id } = await aDeparture(database.db, { departsOn: addDays(dayInIstanbul(new Date()), 60), capacity: 20 })
  const order = JSON.stringify({ items: [{ id, quantity: 1, options: { roomType: 'double' } }] })
  const sold = async () => {
    const quote = await ask('/api/v1/cart/quote', { 'content-type': 'application/json' }, 'POST', order)
    const pages = ['/sepet', '/odeme'].map((path) => ask(path, { cookie: `cartLines=${id}~double~1` }))
    const texts = (await Promise.all(pages)).map(({ text }) => text)
    return [
      (JSON.parse(quote.text) as { total: { amount: string } }).total.amount,
      ...texts.map((text) => text.includes('7,77')),
    ]
  }
  await ask(`/tour/${id}`)
  const [before] = await sold()

  // Nobody is told: the page stays as it is.
  await sql`update departure_fares set amount_minor = 777700`.execute(database.db)

  expect((await ask(`/tour/${id}`)).text).not.toContain('7,777')
  expect(await sold()).toEqual(['7777.00', true, true])
  expect(before).not.toBe('7777.00')
})

test('gives every prerendered page as JSON, and says so in the manifest of the build', async () => {
  const { ask } = await aSite()
  const { id, timestamp } = JSON.parse((await ask('/builds/latest.json?1764000000000')).text)

  const manifest = await ask(`/builds/meta/${id}.json`)

  expect(manifest.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const { prerendered, matcher, ...build } = JSON.parse(manifest.text)
  expect(build).toEqual({ id, timestamp })
  expect(matcher.static['/tr/faq']).toEqual({ prerender: true })
  expect(matcher.static['/ar/user/login']).toEqual({ ssr: true })
  expect(matcher.wildcard['/admin']).toEqual({ ssr: true })
  expect(prerendered).toEqual(
    expect.arrayContaining(['/', '/tr', '/ar', '/faq', '/tr/faq', '/tr/yorumlar', '/ar/tours']),
  )
})

test('gives what a prerendered page was made of as JSON', async () => {
  const { ask } = await aSite()
  const { id } = JSON.parse((await ask('/builds/latest.json')).text)
  const { prerendered } = JSON.parse((await ask(`/builds/meta/${id}.json`)).text) as { prerendered: string[] }

  expect(prerendered.filter((path) => path.endsWith('/request-sent'))).toEqual([])
  for (const path of prerendered) {
    const payload = await ask(`${path === '/' ? '' : path}/_payload.json?${id}`)
    // A page whose words nobody has written yet is missing, and so is what it would be made of.
    const { path: named = path } = JSON.parse(payload.text)
    expect([named, payload.status]).toEqual([path, (await ask(path)).status])
  }
  const { headers, text } = await ask('/tr/faq/_payload.json')
  expect(headers['content-type']).toBe('application/json')
  expect(headers.etag).toMatch(/^"/)
  expect(JSON.parse(text)).toEqual({
    path: '/tr/faq',
    locale: 'tr',
    prerenderedAt: expect.any(Number),
    data: expect.any(Object),
  })
})

test('gives no payload of pages that are personal, unknown or made of data', async () => {
  const { ask, database } = await aSite()
  const { id } = await aDeparture(database.db, { departsOn: addDays(dayInIstanbul(new Date()), 60) })

  const paths = ['/tr/sepet', '/nothing', '/tr/request-sent', `/tr/tour/${id}`, '/user/profile', '/admin/dashboard']

  for (const path of paths) expect([path, (await ask(`${path}/_payload.json`)).status]).toEqual([path, 404])
})

test('never keeps the answer to which build is the newest', async () => {
  const { ask } = await aSite()

  const { headers, text } = await ask('/builds/latest.json?1764000000000')

  expect(headers['cache-control']).toBe('no-store')
  expect(JSON.parse(text)).toEqual({ id: expect.stringMatching(/^[0-9a-f]{8,}$/), timestamp: expect.any(Number) })
})

test.each(['ffffffffffff', '..', '..%2F..%2Fpackage', '%2e%2e', ''])('knows no build %j', async (id) => {
  const { ask } = await aSite()

  expect((await ask(`/builds/meta/${id}.json`)).status).toBe(404)
})

test.each(['/tr/sepet', '/tr/faq'])('refuses a request for %s that names two hosts', async (path) => {
  const { ask } = await aSite()
  const twoHosts = ['Host', 'kafile.test', 'Host', 'evil.example'] as unknown as Record<string, string>

  expect((await ask(path, twoHosts)).status).toBe(400)
})

test('refuses methods that are made for proxies', async () => {
  const { ask } = await aSite()

  expect((await ask('/tr', {}, 'TRACE')).status).toBe(405)
})

test('says that it cannot work without its database, and fails as a page', async () => {
  const nowhere = new Pool({ connectionString: 'postgres://127.0.0.1:1/nowhere' })
  onTestFinished(() => nowhere.end())
  const app = await testApp({ db: new Kysely<object>({ dialect: new PostgresDialect({ pool: nowhere }) }) })

  const page = await getPage(app, '/tr/tours')
  const html = await page.text()

  expect((await getPage(app, '/healthz')).status).toBe(200)
  expect((await getPage(app, '/readyz')).status).toBe(503)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(html).toContain('Bir Hata Oluştu')
  expect(html).not.toMatch(/ECONNREFUSED|\.ts:\d+/)
})
