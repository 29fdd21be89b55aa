import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { holdSeats } from '#modules/catalog/index.server.ts'
import { PAGE_CACHE_CHANNEL } from '#platform/cache/invalidate-pages.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDatabase } from '#tests/setup/test-db.ts'

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** The application behind a port, as the program puts it together. */
async function aSite() {
  const database = await testDatabase()
  const app = await testApp({ db: database.db })
  onTestFinished(await database.listen(PAGE_CACHE_CHANNEL, (tag) => app.invalidatePages(tag)))
  const server = createServer((req, res) => {
    if (!app.answer(req, res)) app.listener(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const req = request({ port, host: '127.0.0.1', path, method, headers }, (res) => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('end', () =>
          resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString() }),
        )
      })
      req.on('error', reject)
      req.end()
    })
  return { database, ask }
}

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

test('shows that a tour has become full as soon as its last seats are held', async () => {
  const { ask, database } = await aSite()
  const { id, departureId } = await aDeparture(database.db, {
    departsOn: addDays(dayInIstanbul(new Date()), 60),
    capacity: 8,
  })
  expect((await ask(`/tour/${id}`)).text).toContain('<booking-box')

  await database.db.transaction().execute((tx) => holdSeats(tx, departureId, 8))

  await expect.poll(async () => (await ask(`/tour/${id}`)).text).toContain('the 10-day tour is full')
})

test('gives what a kept page was made of as JSON', async () => {
  const { ask, database } = await aSite()
  const { id } = await aDeparture(database.db, { departsOn: addDays(dayInIstanbul(new Date()), 60) })

  const { headers, text } = await ask(`/tr/tour/${id}/_payload.json`)

  expect(headers['content-type']).toBe('application/json')
  expect(headers.etag).toMatch(/^"/)
  expect(JSON.parse(text)).toMatchObject({ path: `/tr/tour/${id}`, locale: 'tr', data: { tour: { id } } })
  expect((await ask('/tr/sepet/_payload.json')).status).toBe(404)
  expect((await ask('/nothing/_payload.json')).status).toBe(404)
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
  expect(page.status).toBe(500)
  expect(html).toContain('Bir Hata Oluştu')
  expect(html).not.toMatch(/ECONNREFUSED|\.ts:\d+/)
})
