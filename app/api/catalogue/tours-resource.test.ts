import { expect, test } from 'vitest'
import { toDayFirst, addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import {
  aDeck,
  aDeparture,
  aDepartureOf,
  aTimedFlight,
  aTour,
  someAirports,
} from '#modules/catalog/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())
const first = addDays(today, 30)
const second = addDays(today, 60)
const idOf = (day: typeof today, code: string) => `${toDayFirst(day)}-${toDayFirst(addDays(day, 9))}-${code}`

async function site() {
  const db = await testDb()
  const deck = aDeck({
    tours: [aTour('anjumumre'), aTour('ekonomik', { isEconomy: true })],
    departures: [aDepartureOf('anjumumre', first), aDepartureOf('ekonomik', second, { seatsSold: 20 })],
  })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  return testApp({ db })
}

test('lists departures by day with money as decimal text', async () => {
  const answer = await getPage(await site(), '/api/v1/tours?locale=en')
  const { data, meta } = await answer.json()

  expect(data[0]).toMatchObject({
    id: idOf(first, 'ANJUMUMRE'),
    title: `${toDayFirst(first)} ${toDayFirst(addDays(first, 9))} ANJUMUMRE`,
    name: 'Tour anjumumre',
    departureDate: first,
    durationDays: 10,
    price: { amount: '2190.00', currency: 'USD' },
    hotelStars: 5,
    availability: 'available',
  })
  expect(meta).toEqual({ page: 1, pageSize: 20, total: 2, pageCount: 1, range: { from: 1, to: 2 } })
})

test('links to the next page', async () => {
  const answer = await getPage(await site(), '/api/v1/tours?pageSize=1')

  expect(answer.headers.get('link')).toBe('<http://kafile.test/api/v1/tours?pageSize=1&page=2>; rel="next"')
})

test('is empty behind the end', async () => {
  const { data, meta } = await (await getPage(await site(), '/api/v1/tours?page=9')).json()

  expect([data, meta.total, meta.range]).toEqual([[], 2, { from: 0, to: 0 }])
})

test('keeps only what the filters let through', async () => {
  const { data } = await (await getPage(await site(), '/api/v1/tours?availability=full')).json()

  expect(data.map((tour: { id: string }) => tour.id)).toEqual([idOf(second, 'EKONOMIK')])
})

test.each(['stars=9', 'sort=luck', 'pageSize=101', 'month=soon'])('refuses %s and names the field', async (query) => {
  const answer = await getPage(await site(), `/api/v1/tours?${query}&locale=tr`)

  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
  expect(await answer.json()).toMatchObject({
    code: 'filter_invalid',
    errors: [{ pointer: `/${query.split('=')[0]}` }],
  })
})

test('may be kept for a minute and answers 304 to who has it', async () => {
  const app = await site()
  const answer = await getPage(app, '/api/v1/tours')
  const again = await getPage(app, '/api/v1/tours', { 'if-none-match': answer.headers.get('etag') ?? '' })

  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=300')
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', answer.headers.get('etag')])
})

test('answers one departure with its programme, hotels and prices', async () => {
  const answer = await getPage(await site(), `/api/v1/tours/${idOf(first, 'ANJUMUMRE')}?locale=en`)
  const tour = await answer.json()

  expect(tour).toMatchObject({
    seatsLeft: 20,
    hotels: [{ link: 'near', city: 'Makkah', stars: 5, nights: 9 }],
    languages: ['tr'],
    previous: null,
    next: { id: idOf(second, 'EKONOMIK') },
    jsonLd: { '@type': 'Event', location: { name: 'Anjum Hotel Makkah' } },
  })
  expect(tour.prices).toContainEqual({ room: 'quad', amount: '2190.00', currency: 'USD' })
  expect(tour.program).toHaveLength(10)
})

test('tells the flights of a departure by the clocks of the airports, and not where the group meets', async () => {
  const db = await testDb()
  await someAirports(db)
  const flight = aTimedFlight({ leavesOn: first, arrivesOn: first, terminal: '1' })
  const { id } = await aDeparture(db, { departsOn: first, flightTimes: [flight] })
  const answer = await getPage(await testApp({ db }), `/api/v1/tours/${id}?locale=tr`)

  expect((await answer.json()).flights).toEqual([
    {
      number: 'SV 262',
      from: { code: 'IST', city: 'İstanbul' },
      to: { code: 'JED', city: 'Cidde' },
      departureDate: first,
      departureTime: '08:15',
      arrivalDate: first,
      arrivalTime: '11:50',
      durationMinutes: 215,
      terminal: '1',
      bags: null,
      bagKg: 30,
      cabinKg: 8,
    },
  ])
})

test('does not know a tour nobody offers', async () => {
  const answer = await getPage(await site(), '/api/v1/tours/01-01-2027-10-01-2027-NOBODY?locale=en')

  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'tour_not_found', title: 'Tour not found' })
})

test('lists the months that have departures', async () => {
  const { data } = await (await getPage(await site(), '/api/v1/tours/months')).json()

  expect(data.map((each: { month: string }) => each.month)).toEqual([
    ...new Set([first.slice(0, 7), second.slice(0, 7)]),
  ])
})

test('lists categories with their number of departures', async () => {
  const { data } = await (await getPage(await site(), '/api/v1/categories')).json()

  expect(data).toMatchObject([{ link: 'umrah', tourCount: 2 }])
})

test.each([
  ['/api/v1/categories/nothing', 'category_not_found'],
  ['/api/v1/holidays?year=2031', 'holidays_unknown'],
])('answers %s with a problem', async (path, code) => {
  const answer = await getPage(await site(), path)

  expect([answer.status, (await answer.json()).code]).toEqual([404, code])
})

test('hands out the holidays of a year in their groups, five fields each', async () => {
  const groups = await (await getPage(await site(), '/api/v1/holidays?year=2026')).json()

  expect(Object.keys(groups)).toEqual(['resmi_tatiller', 'dini_bayramlar', 'kandil_geceleri', 'okul_tatilleri'])
  const entries = Object.values(groups).flat() as object[]
  expect(entries).toHaveLength(21)
  expect(new Set(entries.map((entry) => Object.keys(entry).join(' ')))).toEqual(
    new Set(['tur ad_tr ad_en baslangic bitis']),
  )
})

test('matches holidays and takes nonsense for none', async () => {
  const app = await site()
  const found = await (await getPage(app, '/api/v1/holidays/match?start=2026-10-28&end=2026-10-30')).json()
  const none = await (await getPage(app, '/api/v1/holidays/match?start=x')).json()

  expect([found.data.length, none]).toEqual([2, { data: [] }])
})
