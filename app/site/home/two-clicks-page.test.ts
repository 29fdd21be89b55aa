import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue, type CatalogueDeck } from '#modules/catalog/index.server.ts'
import { tourKinds } from '#modules/catalog/index.ts'
import { aCategory, aDeck, aDepartureOf, aHotel, aTour } from '#modules/catalog/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const same = (text: string) => ({ tr: text, en: text, ar: text })
const soon = addDays(dayInIstanbul(new Date()), 40)

const categoryOf = {
  umrah: 'umrah',
  hajj: 'hajj',
  private: 'private',
  regional: 'regional',
  turkey: 'regional',
  day: 'istanbul',
}

const transfers: CatalogueDeck['services'][number] = {
  key: 'transfers',
  sortOrder: 1,
  slug: { tr: 'transfers', en: 'transfers', ar: 'transfers' },
  name: same('Transfers'),
  intro: same('From door to door.'),
  details: [],
  transferRoutes: [
    {
      key: 'airport',
      name: same('Airport to the old city'),
      km: 50,
      minutes: 55,
      prices: [{ vehicle: same('Car'), amountMinor: 4800, currency: 'EUR' }],
    },
  ],
  image: 'transfer-vip-van-mountain-road',
}

/** A site with one journey of each kind, one hotel and the transfers. */
async function siteWithEverything() {
  const db = await testDb()
  const deck = aDeck({
    categories: ['umrah', 'hajj', 'private', 'regional', 'istanbul'].map((key) => aCategory(key)),
    hotels: [aHotel('near')],
    services: [transfers],
    tours: tourKinds.map((kind) => aTour(kind, { kind, categories: [categoryOf[kind]] })),
    departures: tourKinds.map((kind) => aDepartureOf(kind, soon)),
  })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  return testApp({ db })
}

async function linksOn(app: Awaited<ReturnType<typeof siteWithEverything>>, path: string): Promise<string[]> {
  const html = await (await getPage(app, path)).text()
  return [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}

test('every kind the agency sells is two clicks from the home page, without the list of everything', async () => {
  const app = await siteWithEverything()
  const first = [...new Set(await linksOn(app, '/'))].filter((path) =>
    /^\/(tours\/|hotels|services|istanbul|gunluk)/.test(path),
  )
  const second = await Promise.all(first.map((path) => linksOn(app, path)))
  const reached = new Set([...first, ...second.flat()])

  const missing = [...tourKinds.map((kind) => `-${kind.toUpperCase()}`), '/hotels/near', '/services/transfers'].filter(
    (end) => ![...reached].some((path) => path.endsWith(end)),
  )

  expect(missing).toEqual([])
})

test.each([
  ['', 'Ask about this service', '€48'],
  ['/tr', 'Bu hizmeti sorun', '48'],
  ['/ar', 'اسأل عن هذه الخدمة', '48'],
])('%s shows the routes of the transfers with their prices and a form to ask', async (prefix, words, price) => {
  const html = await (await getPage(await siteWithEverything(), `${prefix}/services/transfers`)).text()

  expect(html).toContain('Airport to the old city')
  expect(html).toContain(price)
  expect(html).toContain(words)
  expect(html).toMatch(/<form [^>]*action="[^"]*#inquiry"/)
})
