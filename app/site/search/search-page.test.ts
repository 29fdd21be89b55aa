import { describe, expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDepartureOf, aHotel, aTour } from '#modules/catalog/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const departsOn = addDays(dayInIstanbul(new Date()), 60)

async function aSite(hotels = 1) {
  const db = await testDb()
  const deck = aDeck({
    hotels: [aHotel('near'), ...Array.from({ length: hotels }, (_, index) => aHotel(`zemzem${index}`))],
    tours: [aTour('near')],
    departures: [aDepartureOf('near', departsOn)],
  })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  return testApp({ db })
}

test.each([
  ['/search', 'en', 'Search the site'],
  ['/tr/search', 'tr', 'Sitede arama'],
  ['/ar/search', 'ar', 'البحث في الموقع'],
])('asks at %s what is looked for', async (path, lang, heading) => {
  const page = await getPage(await testApp(), path)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(`${heading}</h1>`)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<form [^>]*action="[^"]*\/search"/)
})

test('sends /en/search to /search for good', async () => {
  const page = await getPage(await testApp(), '/en/search?q=umre')

  expect([page.status, page.headers.get('location')]).toEqual([301, '/search?q=umre'])
})

test('shows what was found by kind, with the words marked', async () => {
  const page = await getPage(await aSite(), '/tr/search?q=mekke')
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain('<title>“mekke” araması | ')
  expect(html).toContain('“mekke” için 3 sonuç')
  expect(html).toMatch(/<h2 id="found-tour">Turlar<\/h2>.*href="\/tr\/tour\//s)
  expect(html).toMatch(/<h2 id="found-hotel">Oteller<\/h2>.*href="\/tr\/hotels\/near"/s)
})

test.each([
  ['tr', 'near turu', '<mark>near</mark> <mark>turu</mark>'],
  ['ar', 'رحله', '<mark>رحلة</mark> near'],
])('marks in %s what %s finds', async (locale, q, marked) => {
  const page = await getPage(await aSite(), `/${locale}/search?q=${encodeURIComponent(q)}`)

  expect(await page.text()).toContain(marked)
})

test('writes what was asked as text', async () => {
  const page = await getPage(await testApp(), '/tr/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')

  expect(await page.text()).not.toContain('<script>alert(1)')
})

test('shows five of a kind and leads to the rest', async () => {
  const app = await aSite(7)

  const html = await (await getPage(app, '/tr/search?q=zemzem')).text()
  const rest = await (await getPage(app, '/tr/search?q=zemzem&kind=hotel')).text()

  expect(html.match(/href="\/tr\/hotels\/zemzem/g)).toHaveLength(5)
  expect(html).toContain('href="/tr/search?q=zemzem&amp;kind=hotel"')
  expect(html).toContain('Bütün sonuçlar (7)')
  expect(rest.match(/href="\/tr\/hotels\/zemzem/g)).toHaveLength(7)
})

test('shows many of a kind on several pages and knows none behind the last', async () => {
  const app = await aSite(21)

  const second = await getPage(app, '/tr/search?q=zemzem&kind=hotel&page=2')
  const behind = await getPage(app, '/tr/search?q=zemzem&kind=hotel&page=3')

  expect([second.status, behind.status]).toEqual([200, 404])
  expect((await second.text()).match(/href="\/tr\/hotels\/zemzem/g)).toHaveLength(1)
})

describe('a question without an answer', () => {
  test('is said plainly, with a way on', async () => {
    const page = await getPage(await testApp(), '/tr/search?q=qqqq')
    const html = await page.text()

    expect(page.status).toBe(200)
    expect(html).toContain('“qqqq” için sonuç yok')
    expect(html).toContain('href="/tr/contact"')
  })

  test.each([
    ['a', 'En az iki harf yazın.'],
    ['x'.repeat(101), 'En çok yüz karakter yazın.'],
  ])('that is %s is not asked', async (q, problem) => {
    const page = await getPage(await testApp(), `/tr/search?q=${q}`)
    const html = await page.text()

    expect(page.status).toBe(400)
    expect(html).toContain(problem)
    expect(html).toContain(`value="${q}"`)
  })
})

test('takes a kind and a page that there are not as left out', async () => {
  const page = await getPage(await aSite(), '/tr/search?q=zemzem&kind=nonsense&page=x')

  expect(page.status).toBe(200)
  expect(await page.text()).toContain('href="/tr/hotels/zemzem0"')
})
