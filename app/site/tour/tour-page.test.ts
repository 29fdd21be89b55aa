import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { depositTermsSetting, pricesIncludeTaxSetting } from '#modules/booking/index.server.ts'
import { aDeparture, type DepartureWish } from '#modules/catalog/testing/builders.ts'
import { aTravellerReview } from '#modules/content/testing/a-traveller-review.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())
const inTwoMonths = addDays(today, 60)

async function aTourPage(wish: DepartureWish = {}) {
  const db = await testDb()
  const app = await testApp({ db })
  const departsOn = wish.departsOn ?? inTwoMonths
  const { id } = await aDeparture(db, { departsOn, ...wish })
  return { db, app, id, get: async (prefix = '') => getPage(app, `${prefix}/tour/${id}`) }
}

function structuredDataOf(html: string) {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json)
}

test.each([
  ['', 'en', 'Day by day'],
  ['/tr', 'tr', 'Gün gün program'],
  ['/ar', 'ar', 'يومًا بيوم'],
])('shows a departure under %s/tour', async (prefix, lang, heading) => {
  const { get, id } = await aTourPage()

  const page = await get(prefix)
  const html = await page.text()

  expect(page.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(heading)
  expect(html).toContain(`<link rel="canonical" href="http://kafile.test${prefix}/tour/${id}"/>`)
  expect(html.match(/<link rel="alternate" hrefLang/g)).toHaveLength(4)
  expect(html).toContain(`hrefLang="x-default" href="http://kafile.test/tr/tour/${id}"`)
})

test('sends ids with blanks to the ones with hyphens for good', async () => {
  const { app, id } = await aTourPage()
  const [, from, to, code] = /^(.{10})-(.{10})-(.*)$/.exec(id) ?? []

  const page = await getPage(app, `/tr/tour/${from}%20${to}%20${code}`)

  expect([page.status, page.headers.get('location')]).toEqual([301, `/tr/tour/${id}`])
})

test.each(['/tour/31-02-2026-07-03-2026-ANJUMUMRE', '/tour/01-01-2027-08-01-2027-UNKNOWN', '/tour/nonsense'])(
  'knows no tour at %s',
  async (path) => {
    const page = await getPage(await testApp(), path)

    expect(page.status).toBe(404)
    const html = await page.text()
    expect(html).toContain(`Tour not found: ${path}`)
    expect(/<main[^>]*>(.*)<\/main>/s.exec(html)?.[1]).toContain('href="/tours"')
  },
)

test('tells search engines when and where it is, and what it costs', async () => {
  const { get } = await aTourPage({ tour: { code: 'XANJUMUMREY' } })

  const event = structuredDataOf(await (await get()).text())

  expect(event).toMatchObject({
    '@type': 'Event',
    startDate: `${inTwoMonths}T12:00:00+03:00`,
    endDate: `${addDays(inTwoMonths, 9)}T19:00:00+03:00`,
    location: {
      name: 'Anjum Hotel Makkah',
      address: { addressLocality: 'Makkah', postalCode: '21955', addressCountry: 'SA' },
    },
  })
  expect(event.offers).toContainEqual(
    expect.objectContaining({ price: '2190.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' }),
  )
})

test('tells what those gave who travelled, to search engines too unless one of them is invented', async () => {
  const { db, id, get } = await aTourPage()
  const review = { tourCode: id.slice(22), answers: { hotel: 'yes' } } as const
  const rated = async () => {
    const html = await (await get('/tr')).text()
    return { rating: structuredDataOf(html).aggregateRating, shown: /Bizimle seyahat eden \d kişinin/.exec(html)?.[0] }
  }
  for (const rating of [5, 4]) await aTravellerReview(db, { ...review, rating })
  await aTravellerReview(db, { ...review, tourCode: 'OTHER' })

  const few = await rated()
  await aTravellerReview(db, { ...review, rating: 5 })
  const enough = await rated()
  await aTravellerReview(db, { ...review, isSample: true })
  const invented = await rated()

  expect(few).toEqual({ rating: undefined, shown: undefined })
  expect(enough).toMatchObject({
    rating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 3 },
    shown: 'Bizimle seyahat eden 3 kişinin',
  })
  expect(invented).toEqual({ rating: undefined, shown: 'Bizimle seyahat eden 4 kişinin' })
})

test('offers rooms with prices in a form that works without script', async () => {
  const { get, id } = await aTourPage()

  const html = await (await get('/tr')).text()

  expect(html).toMatch(new RegExp(`<form [^>]*action="/tr/tour/${id}"`))
  expect(html).toMatch(/<input type="radio"[^>]*value="quad"/)
  expect(html).toContain('2.190')
})

test('offers a couple a room of its own, and says what sharing a larger one means', async () => {
  const { get } = await aTourPage()

  const html = await (await get('/tr')).text()

  expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="double"/)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/<p[^>]*data-shared-note="">[^<]*Hanımlar hanımlarla, beyler beylerle kalır/)
})

test.each([
  [20, 0, '20 yer kaldı', 'many'],
  [20, 16, '4 yer kaldı', 'few'],
])('of %i places, %i sold: the first screen and the box say %s', async (capacity, seatsSold, words, tone) => {
  const { get } = await aTourPage({ capacity, seatsSold })

  const html = await (await get('/tr')).text()

  expect(html.match(new RegExp(`data-seats="${tone}"[^>]*>${words}`, 'g'))).toHaveLength(2)
  expect(html.indexOf(words)).toBeLessThan(html.indexOf('Resimler'))
})

test('says how far the hotel is from the Haram before the pictures', async () => {
  const { get } = await aTourPage()

  const [head = ''] = (await (await get('/tr')).text()).split('Resimler')

  expect(head).toMatch(/Mescid-i Haram’a \d+ m/)
})

test('says whether taxes are in the price, as staff settled it', async () => {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: inTwoMonths })
  const app = await testApp({ db })
  const page = async () => (await getPage(app, `/tour/${id}`)).text()

  expect(await page()).toContain('Prices include taxes')
  await writeSetting(db, pricesIncludeTaxSetting, false)
  expect(await page()).toContain('18% tax is added to the prices')
})

test.each([
  [60, 'kesintisiz iptal'],
  [20, 'tarihine kadar iptalde %75 iade'],
  [10, 'tarihine kadar iptalde %50 iade'],
  [4, 'İptal ederseniz iade yapılmaz'],
])('%i days before departure the box says what a cancellation gives back', async (days, words) => {
  const cancellation = [
    { fromDaysBefore: 30, refundPercent: 100 },
    { fromDaysBefore: 15, refundPercent: 75 },
    { fromDaysBefore: 8, refundPercent: 50 },
    { fromDaysBefore: 0, refundPercent: 0 },
  ]
  const { get } = await aTourPage({ departsOn: addDays(today, days), tour: { cancellation } })

  const [, box = ''] = (await (await get('/tr')).text()).split('id="booking"')

  expect(box).toContain(words)
})

test.each([
  [46, {}, 'Reserve with a 20% deposit'],
  [45, {}, null],
  [46, { kinds: ['cultural'] }, null],
  [46, { amounts: { USD: 250 } }, 'Reserve with a deposit of $250 per person'],
])(
  '%i days before departure, with %o of the settings, the box speaks of a deposit: %s',
  async (days, settled, words) => {
    const db = await testDb()
    await writeSetting(db, depositTermsSetting, { ...depositTermsSetting.fallback, ...settled })
    const { id } = await aDeparture(db, { departsOn: addDays(today, days) })

    const html = await (await getPage(await testApp({ db }), `/tour/${id}`)).text()
    const said = /Reserve with a[^<]*/.exec(html)?.[0].replaceAll(/[\u2066\u2069]/g, '')

    expect(said ?? null).toBe(words)
  },
)

test('says that a tour is full and takes nobody', async () => {
  const { app, get, id } = await aTourPage({ capacity: 4, seatsSold: 4 })

  const english = await (await get()).text()
  const turkish = await (await get('/tr')).text()
  const answer = await postForm(app, `/tour/${id}`, { room: 'quad', adults: '1' })

  expect(english).toContain('the 10-day tour is full')
  expect(turkish).toContain('10 günlük tur doldu')
  expect(english).not.toContain('<booking-box')
  expect(answer.status).toBe(409)
})

test.each([
  ['closed by hand', { status: 'closed' } as const],
  ['past', { departsOn: addDays(today, -1) }],
])('says that a departure that is %s is closed for sale', async (_, wish) => {
  const { get } = await aTourPage(wish)

  const html = await (await get()).text()

  expect(html).toContain('This tour is closed for sale')
  expect(html).not.toContain('<booking-box')
})

test('talks about Hajj instead of selling it', async () => {
  const { get } = await aTourPage({ tour: { kind: 'hajj', saleMode: 'request' } })

  const html = await (await get()).text()

  expect(html).toContain('A place for Hajj is not booked online')
  expect(html).not.toContain('<booking-box')
})

test('puts the party into the cart that the cookie holds, without script', async () => {
  const { app, id } = await aTourPage()
  const other = '01-01-2030-08-01-2030-OTHER~adult~1'

  const answer = await postForm(
    app,
    `/ar/tour/${id}`,
    { room: 'triple', adults: '4', children: '1' },
    { cookie: `cartLines=${other}` },
  )

  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/sepet'])
  expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain(
    `cartLines=${other}.${id}~triple~3.${id}~single~1.${id}~child~1;`,
  )
})

test.each([
  ['more people than places', { room: 'quad', adults: '4' }, 'Only 3 places are left.'],
  ['a room that does not exist', { room: 'palace', adults: '1' }, 'There is no price for these travellers'],
  ['nobody', { room: 'quad', adults: '0' }, 'There is no price for these travellers'],
  ['a number that is none', { room: 'quad', adults: '1e9' }, 'There is no price for these travellers'],
])('refuses %s and says why', async (_, fields, message) => {
  const { app, id } = await aTourPage({ capacity: 3 })

  const answer = await postForm(app, `/tour/${id}`, fields as Record<string, string>)

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(message)
})

test('tells the places of this moment', async () => {
  const { app, id } = await aTourPage({ capacity: 20, seatsSold: 15 })

  const answer = await getPage(app, `/api/v1/tours/${id}/seats`)

  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ seatsLeft: 5, availability: 'available' })
  expect((await getPage(app, '/api/v1/tours/nonsense/seats')).status).toBe(404)
})

test('takes no framework along', async () => {
  const { get } = await aTourPage()

  expect(await (await get()).text()).not.toContain('entry.client')
})

test.each([
  ['today', 0, 'This group has already departed'],
  ['thirty days ago', 30, 'This group has already departed'],
  ['tomorrow, after the end of sales', -1, 'Sales have ended'],
])('says of a departure of %s what came of it', async (_, daysAgo, words) => {
  const { get } = await aTourPage({ departsOn: addDays(today, -daysAgo), salesCloseOn: addDays(today, -1) })

  const html = await (await get()).text()

  expect(html).toContain(words)
  expect(html).not.toContain('<booking-box')
})

test.each([
  [-60, false],
  [0, false],
  [30, false],
  [31, true],
])('of a departure %i days ago, search engines keep away: %s', async (daysAgo, isKeptAway) => {
  const { get } = await aTourPage({ departsOn: addDays(today, -daysAgo) })

  const page = await get('/tr')

  expect(page.status).toBe(200)
  expect((await page.text()).includes('<meta name="robots" content="noindex"/>')).toBe(isKeptAway)
})

test('leads from a departure that has left to the next ones of the same tour', async () => {
  const db = await testDb()
  const tour = { code: 'AGAIN' }
  const past = await aDeparture(db, { departsOn: addDays(today, -3), tour })
  const next = await aDeparture(db, { departsOn: addDays(today, 50), tour })
  const full = await aDeparture(db, { departsOn: addDays(today, 60), capacity: 2, seatsSold: 2, tour })
  const app = await testApp({ db })

  const html = await (await getPage(app, `/tour/${past.id}`)).text()
  const [, later = ''] = /Other departures of this tour(.*?)<\/ul>/s.exec(html) ?? []

  expect(later).toContain(`href="/tour/${next.id}"`)
  expect(later).not.toContain(full.id)
  expect(await (await getPage(app, `/tour/${next.id}`)).text()).not.toContain('Other departures of this tour')
})

test('offers nothing of a departure that is closed', async () => {
  const { get } = await aTourPage({ status: 'closed' })

  expect(structuredDataOf(await (await get()).text())).not.toHaveProperty('offers')
})

test.each([
  ['', 'reservation', 'Reservation request'],
  ['/tr', 'reservation', 'Rezervasyon talebi'],
  ['/ar', 'information', 'اطلب معلومات'],
])('leads under %s/tour to the %s form by a button', async (prefix, form, label) => {
  const { get, id } = await aTourPage()

  const html = await (await get(prefix)).text()

  expect(html).toMatch(new RegExp(`<a[^>]*href="${prefix}/${form}/${id}"[^>]*>${label}</a>`))
})

test('a Hajj is asked for first of all by a request', async () => {
  const { get, id } = await aTourPage({ tour: { kind: 'hajj', saleMode: 'request' } })

  const html = await (await get('/tr')).text()

  expect(html).toMatch(new RegExp(`<a[^>]*href="/tr/reservation/${id}"[^>]*>Ön talep bırakın</a>`))
})

test('a full departure takes questions and no requests', async () => {
  const { get, id } = await aTourPage({ capacity: 1, seatsSold: 1 })

  const html = await (await get()).text()

  expect(html).toContain(`href="/information/${id}"`)
  expect(html).not.toContain(`href="/reservation/${id}"`)
})

test('a language without the tour says where it can be read, and no other leads there', async () => {
  const name = { tr: 'Recep umresi', en: 'Rajab Umrah', ar: '' }
  const { app, id } = await aTourPage({ tour: { name } })

  const arabic = await getPage(app, `/ar/tour/${id}`)
  const shown = await arabic.text()
  const english = await (await getPage(app, `/tour/${id}`)).text()
  const sitemap = await (await getPage(app, '/sitemap.xml')).text()

  expect(arabic.status).toBe(404)
  for (const there of ['Recep umresi', 'Rajab Umrah', `href="/tr/tour/${id}"`, `href="/tour/${id}"`])
    expect(shown).toContain(there)
  expect(sitemap).toContain(`/tr/tour/${id}`)
  expect(english).toContain('Rajab Umrah')
  for (const page of [english, sitemap]) expect(page.includes(`/ar/tour/${id}`)).toBe(false)
})
