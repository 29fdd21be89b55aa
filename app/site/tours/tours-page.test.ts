import { expect, test } from 'vitest'
import { formatDate } from '#kernel/format-date.ts'
import { addDays, addMonths, dayInIstanbul, plainDate } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aCategory, aDeck, aDepartureOf, aTour } from '#modules/catalog/testing/builders.ts'
import { aRate } from '#modules/ledger/testing/builders.ts'
import { askAgain, takeNotes } from '#platform/cache/page-notes.server.ts'
import { wordsOf } from '#tests/setup/demo-site.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { namedLists } from '#app/addresses/named-lists.ts'

type Deck = Parameters<typeof importCatalogue>[1]

const today = dayInIstanbul(new Date())
const inDays = (days: number) => addDays(today, days)
const nextMonth = plainDate(`${addMonths(today, 1).slice(0, 7)}-10`)

async function siteWith(deck: Partial<Deck>) {
  const db = await testDb()
  await db.transaction().execute((tx) => importCatalogue(tx, aDeck(deck)))
  return testApp({ db })
}

async function read(path: string, deck: Partial<Deck>) {
  const page = await getPage(await siteWith(deck), path)
  return { status: page.status, html: await page.text(), page }
}

const umrahAndHajj: Partial<Deck> = {
  tours: [
    aTour('anjum'),
    aTour('hajj', { kind: 'hajj', days: 15, nights: 14, stays: [{ hotel: 'near', nights: 14, board: 'FB' }] }),
  ],
  departures: [aDepartureOf('anjum', inDays(30)), aDepartureOf('hajj', inDays(60))],
}

test.each([
  ['/tours', 'en', 'All departures', '2 departures found'],
  ['/tr/tours', 'tr', 'Bütün seferler', '2 sefer bulundu'],
  ['/ar/tours', 'ar', 'جميع الرحلات', 'رحلتان'],
])('%s lists departures in its language', async (path, lang, heading, count) => {
  const { status, html } = await read(path, umrahAndHajj)

  expect(status).toBe(200)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`))
  expect(html).toContain(count)
})

test('offers to clear the filters only while there is one', async () => {
  const [all, some] = await Promise.all(['/tr/tours', '/tr/tours?kind=hajj'].map((path) => read(path, umrahAndHajj)))

  expect(all?.html).not.toContain('Filtreleri temizle')
  expect(some?.html).toContain('Filtreleri temizle')
})

test('is a document without framework scripts that caches may keep', async () => {
  const { html } = await read('/tours', umrahAndHajj)

  expect(html).not.toContain('entry.client')
})

test('tells search engines its address in every language', async () => {
  const { html } = await read('/tr/tours?page=1', umrahAndHajj)

  expect(html).toContain('<link rel="canonical" href="http://kafile.test/tr/tours"/>')
  for (const [lang, href] of [
    ['en', '/tours'],
    ['tr', '/tr/tours'],
    ['ar', '/ar/tours'],
    ['x-default', '/tr/tours'],
  ]) {
    expect(html).toContain(`<link rel="alternate" hrefLang="${lang}" href="http://kafile.test${href}"/>`)
  }
})

test('filters by the query of a native form, whose empty fields say nothing', async () => {
  const { html } = await read('/tours?kind=hajj&priceMin=&priceMax=&language=', umrahAndHajj)

  expect(html).toContain('1 departure found')
  expect(html).toContain('Tour hajj')
  expect(html).not.toContain('Tour anjum')
})

test('takes the far end of the walk, which a native form always sends, for no filter', async () => {
  const day = aTour('ferry', { kind: 'day', days: 1, nights: 0, stays: [] })
  const deck = { tours: [day], departures: [aDepartureOf('ferry', inDays(30))] }
  const [far, near] = await Promise.all(['walk=20', 'walk=19'].map((query) => read(`/tours?${query}`, deck)))

  expect(far?.html).toContain('Tour ferry')
  expect(far?.html).not.toContain('Remove filter')
  expect(near?.html).not.toContain('Tour ferry')
})

test('shows the applied filters with a way to take each away', async () => {
  const { html } = await read('/tours?kind=umrah&stars=5', umrahAndHajj)

  expect(html).toContain('href="/tours/5-star" aria-label="Remove filter Umrah"')
  expect(html).toContain('href="/tours?kind=umrah" aria-label="Remove filter 5 stars"')
})

test('points the list of one filter to its own address', async () => {
  const { html } = await read('/tours?hajj=true', umrahAndHajj)

  expect(html).toContain('<link rel="canonical" href="http://kafile.test/tours/hajj"/>')
})

test('keeps lists of several filters out of search engines', async () => {
  const { html } = await read('/tours?kind=umrah&stars=5', umrahAndHajj)

  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('says kindly which filter it cannot read, and shows nothing', async () => {
  const { status, html } = await read('/tours?stars=nine&month=2027-13', umrahAndHajj)

  expect(status).toBe(400)
  expect(html).toContain('could not be read: month, stars')
  expect(html).not.toContain('Tour anjum')
})

test('writes a hostile search as text', async () => {
  const { html } = await read(`/tours?q=${encodeURIComponent('"><script>alert(1)</script>')}`, umrahAndHajj)

  expect(html).not.toContain('<script>alert')
})

test('pages a long list and keeps the order in the links', async () => {
  const departures = Array.from({ length: 12 }, (_, index) => aDepartureOf('anjum', inDays(20 + index)))
  const { html } = await read('/tours?sort=price&page=2', { departures })

  expect(html).toContain('11–12 of 12')
  expect(html).toContain('href="/tours?sort=price"')
})

test('goes back to the first page from behind the end', async () => {
  const { status, html } = await read('/tours?page=7', umrahAndHajj)

  expect(status).toBe(200)
  expect(html).toContain('The list ends before this page')
})

test('offers the waiting list of a full departure and no price of a closed one', async () => {
  const departures = [
    aDepartureOf('anjum', inDays(30), { seatsSold: 20 }),
    aDepartureOf('anjum', inDays(40), { status: 'closed' }),
  ]
  const { html } = await read('/tr/tours', { departures })

  expect(html).toContain('Kontenjan doldu')
  expect(html).toContain('Bekleme listesi')
  expect(html).toContain('Satışa kapalı')
})

test('counts the last places', async () => {
  const { html } = await read('/tours', { departures: [aDepartureOf('anjum', inDays(30), { seatsSold: 17 })] })

  expect(html).toContain('3 places left')
})

test('names the nearest departure when a month has none', async () => {
  const later = plainDate(`${addMonths(today, 3).slice(0, 7)}-10`)
  const { html } = await read(`/tours/month/${nextMonth.slice(0, 7)}`, { departures: [aDepartureOf('anjum', later)] })

  expect(html).toContain(`The next is ${formatDate(later, 'en')}.`)
})

test.each(['/tours/month/2027-13', '/tours/month/march', '/tours/duration/5', '/tours/nothing'])(
  '%s is missing',
  async (path) => {
    expect((await read(path, umrahAndHajj)).status).toBe(404)
  },
)

test.each(Object.keys(namedLists))('%s has a title and a description that no other list has', async (path) => {
  const app = await siteWith(umrahAndHajj)
  const headOf = async (each: string) => {
    const html = await (await getPage(app, each)).text()
    return {
      title: /<title>(.*?)<\/title>/.exec(html)?.[1],
      description: /<meta name="description" content="(.*?)"/.exec(html)?.[1],
    }
  }
  const own = await headOf(path)
  const others = await Promise.all(
    Object.keys(namedLists)
      .filter((each) => each !== path)
      .map(headOf),
  )

  expect(own.title).toMatch(/ \| /)
  expect(others.map(({ title }) => title)).not.toContain(own.title)
  expect(others.map(({ description }) => description)).not.toContain(own.description)
})

test.each([
  ['/tours/duration/11-plus', 'Tour hajj', 'Tour anjum'],
  ['/tours/duration/9-10', 'Tour anjum', 'Tour hajj'],
  ['/tours/hajj', 'Tour hajj', 'Tour anjum'],
  ['/umre/turlar-5-yildizli-fiyatlari', 'Tour anjum', 'Tour hajj'],
  ['/umre/turlar-yakin-otellerde-fiyatlari', 'Tour anjum', 'Tour hajj'],
])('%s shows only what it promises', async (path, shown, hidden) => {
  const { html } = await read(path, umrahAndHajj)

  expect(html).toContain(shown)
  expect(html).not.toContain(hidden)
})

const umrahCategory = aCategory('umrah', {
  slug: { tr: 'umre', en: 'umrah', ar: 'umrah' },
  name: { tr: 'Umre turları', en: 'Umrah tours', ar: 'رحلات العمرة' },
  metaTitle: { tr: '[title] [year]', en: '[title] [year]', ar: '[title] [year]' },
})

test('shows a category under its name with its addresses in every language', async () => {
  const { status, html } = await read('/tr/kategoriler/umre', { ...umrahAndHajj, categories: [umrahCategory] })

  expect(status).toBe(200)
  expect(html).toContain(`<title>Umre turları ${today.slice(0, 4)} | `)
  expect(html).toContain('hrefLang="en" href="http://kafile.test/kategoriler/umrah"')
})

test('sends the link of another language to the own one', async () => {
  const { status, page } = await read('/kategoriler/umre?page=2', { ...umrahAndHajj, categories: [umrahCategory] })

  expect([status, page.headers.get('location')]).toEqual([301, '/kategoriler/umrah?page=2'])
})

test('points the second address of a category to the first', async () => {
  const { html } = await read('/tours/category/umrah', { ...umrahAndHajj, categories: [umrahCategory] })

  expect(html).toContain('<link rel="canonical" href="http://kafile.test/kategoriler/umrah"/>')
})

test('leads from a category without departures to the page of what it is', async () => {
  const hotels = aCategory('hotels', { slug: { tr: 'oteller', en: 'hotels', ar: 'hotels' } })

  const { status, page } = await read('/tr/kategoriler/oteller', {
    ...umrahAndHajj,
    categories: [umrahCategory, hotels],
  })

  expect([status, page.headers.get('location')]).toEqual([301, '/tr/hotels'])
})

test('says that a category is missing', async () => {
  const { status, html } = await read('/tr/kategoriler/yok', umrahAndHajj)

  expect(status).toBe(404)
  expect(html).toContain('Kategori bulunamadı: /tr/kategoriler/yok')
})

test('counts the departures of each category', async () => {
  const { html } = await read('/kategoriler', { ...umrahAndHajj, categories: [umrahCategory] })

  expect(html).toContain('Umrah tours')
  expect(html).toContain('2 departures')
})

const lira = (base: 'USD' | 'EUR', value: number) =>
  ({ base, quote: 'TRY', rate: { value, scale: 2 }, source: 'TCMB', validFrom: new Date() }) as const

/** A dear journey in euro, a cheaper one in dollars and the cheapest in lira. */
const ofThreeCurrencies: Partial<Deck> = {
  departures: [
    aDepartureOf('euro', inDays(30), { currency: 'EUR', fares: [{ fare: 'double', amountMinor: 200_000 }] }),
    aDepartureOf('dollar', inDays(30), { currency: 'USD', fares: [{ fare: 'double', amountMinor: 219_000 }] }),
    aDepartureOf('lira', inDays(30), { currency: 'TRY', fares: [{ fare: 'double', amountMinor: 4_500_000 }] }),
  ],
}

async function siteWithRates() {
  const db = await testDb()
  await db.transaction().execute((tx) => importCatalogue(tx, aDeck(ofThreeCurrencies)))
  await aRate(db, lira('USD', 4348))
  await aRate(db, lira('EUR', 5012))
  return { db, app: await testApp({ db }) }
}

const namesIn = (html: string) => [...html.matchAll(/<h2[^>]*><a[^>]*>Tour (\w+)</g)].map(([, name]) => name)
const plain = (html: string) => html.replaceAll(/[\u2066-\u2069]|<!-- -->/g, '').replaceAll('\u00A0', ' ')

test.each([
  ['/tr/tours', 'tr', 'yaklaşık 95.220 ₺', 'tarihli kurlarla', 'ABD doları ($)', 'En az (₺)'],
  ['/tours', 'en', 'about ₺95,220', 'at the rates of', 'US dollar ($)', 'Lowest (₺)'],
  ['/ar/tours', 'ar', 'نحو ₺95,220', 'بأسعار صرف', 'الدولار الأمريكي ($)', 'الأدنى (₺)'],
] as const)(
  '%s shows prices in another currency beside their own, at the rates of the day',
  async (path, locale, about, note, choice, bound) => {
    const { app } = await siteWithRates()
    const [own, both] = await Promise.all(
      [path, `${path}?currency=TRY`].map(async (each) => plain(await (await getPage(app, each)).text())),
    )

    expect(both).toContain(about)
    expect(both).toContain(note)
    expect(both).toContain(formatDate(today, locale))
    expect(both).toContain('<option value="TRY" selected="">')
    expect(both).toContain(bound)
    expect(own).toContain(choice)
    expect(own).not.toContain(about)
    expect(own).not.toContain(note)
    expect(own).not.toContain('<option value="SAR">')
  },
)

test('orders and bounds prices of several currencies by one value', async () => {
  const { app } = await siteWithRates()
  const names = async (query: string) => namesIn(await (await getPage(app, `/tours?${query}`)).text())

  expect(await names('sort=price')).toEqual(['lira', 'dollar', 'euro'])
  expect(await names('sort=-price')).toEqual(['euro', 'dollar', 'lira'])
  expect(await names('sort=price&priceMin=90000&currency=TRY')).toEqual(['dollar', 'euro'])
  expect(await names('sort=price&priceMax=2190')).toEqual(['lira', 'dollar'])
})

test.each([
  [4348, '₺45,000'],
  [2000, '$2,190'],
])('with the dollar at %d, the home page and the categories name %s as the lowest price', async (dollar, lowest) => {
  const { app, db } = await siteWithRates()
  await aRate(db, lira('USD', dollar))
  const [home, categories] = await Promise.all(
    ['/', '/kategoriler'].map(async (path) => wordsOf(plain(await (await getPage(app, path)).text()))),
  )

  expect(home?.split('Month by month')[1]).toContain(lowest)
  expect(categories).toContain(`From ${lowest}`)
})

test('keeps the currency in the links of a list, and out of its canonical address', async () => {
  const { app } = await siteWithRates()
  const html = await (await getPage(app, '/tours?currency=EUR&stars=5')).text()

  expect(html).toContain('href="/tours?currency=EUR" aria-label="Remove filter 5 stars"')
  expect(html).toContain('href="/tours?stars=5&amp;currency=EUR&amp;sort=price"')
  expect(html).toContain('<link rel="canonical" href="http://kafile.test/tours/5-star"/>')
})

test('offers no currency without rates, and names the one its bounds are in', async () => {
  const { html } = await read('/tours?currency=TRY', { departures: [aDepartureOf('anjum', inDays(30))] })

  expect(html).not.toContain('Show prices also in')
  expect(html).not.toContain('at the rates of')
  expect(html).toContain('Lowest ($)')
})

test('a page shows the new rate when staff enter one', async () => {
  const { app, db } = await siteWithRates()
  const { notes } = await takeNotes(() => getPage(app, '/tours?currency=TRY'))
  const rates = [...notes.reads.values()].find(({ about }) => about.includes('exchange-rates'))
  await aRate(db, lira('USD', 5000))

  expect(notes).toMatchObject({ isComplete: true, isWorthKeeping: true })
  expect(rates && (await askAgain(rates))).not.toBe(rates?.digest)
})
