import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDepartureOf, aHotel, aTour } from '#modules/catalog/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aSite() {
  const db = await testDb()
  const departsOn = addDays(dayInIstanbul(new Date()), 60)
  const deck = aDeck({
    hotels: [aHotel('near')],
    tours: [aTour('near')],
    departures: [aDepartureOf('near', departsOn)],
  })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  return testApp({ db })
}

test.each([
  ['tr', '/tr/hotels/near'],
  ['en', '/hotels/near'],
  ['ar', '/ar/hotels/near'],
])('answers in %s what was found, with its path', async (locale, path) => {
  const answer = await getPage(await aSite(), `/api/v1/search?q=makkah&locale=${locale}`)
  const body = await answer.json()

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-language')).toBe(locale)
  expect(body.data).toContainEqual({ kind: 'hotel', title: 'Hotel near', path, excerpt: 'A hotel.' })
  expect(body.meta).toEqual({ page: 1, pageSize: 20, total: 2, pageCount: 1, range: { from: 1, to: 2 } })
})

test('answers a page at a time and names the next one', async () => {
  const answer = await getPage(await aSite(), '/api/v1/search?q=makkah&pageSize=1&locale=en')

  expect((await answer.json()).meta).toMatchObject({ total: 2, pageCount: 2, range: { from: 1, to: 1 } })
  expect(answer.headers.get('link')).toBe(
    '<http://kafile.test/api/v1/search?q=makkah&pageSize=1&locale=en&page=2>; rel="next"',
  )
})

test('can be asked for one kind', async () => {
  const answer = await getPage(await aSite(), '/api/v1/search?q=makkah&kind=tour')

  expect((await answer.json()).data.map(({ kind }: { kind: string }) => kind)).toEqual(['tour'])
})

test('says when nothing has changed since it was asked', async () => {
  const app = await aSite()
  const first = await getPage(app, '/api/v1/search?q=makkah')

  const second = await getPage(app, '/api/v1/search?q=makkah', { 'if-none-match': first.headers.get('etag') ?? '' })

  expect(second.status).toBe(304)
})

test.each(['/api/v1/search', '/api/v1/search/suggest'])(
  '%s suggests or finds nothing as an empty list',
  async (path) => {
    const answer = await getPage(await testApp(), `${path}?q=qqqq`)

    expect([answer.status, (await answer.json()).data]).toEqual([200, []])
  },
)

test.each([
  '/api/v1/search',
  '/api/v1/search?q=a',
  '/api/v1/search?q=%20a%20',
  `/api/v1/search?q=${'x'.repeat(101)}`,
  '/api/v1/search?q=ab%00',
  '/api/v1/search/suggest',
  '/api/v1/search/suggest?q=a',
  `/api/v1/search/suggest?q=${'x'.repeat(101)}`,
])('refuses %s', async (path) => {
  const answer = await getPage(await testApp(), path)

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'filter_invalid', errors: [{ pointer: '/q' }] })
})

test('suggests words and titles, at most eight', async () => {
  const answer = await getPage(await aSite(), '/api/v1/search/suggest?q=ho&locale=en')

  expect(await answer.json()).toEqual({
    data: [
      { kind: 'word', word: 'Hotel' },
      { kind: 'hotel', word: 'Hotel near', path: '/hotels/near' },
      { kind: 'tour', word: 'Tour near', path: expect.stringContaining('/tour/') },
    ],
  })
})
