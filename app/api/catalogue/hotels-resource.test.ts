import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { importCatalogue } from '#modules/catalog/index.server.ts'
import { aDeck, aDepartureOf, aHotel } from '#modules/catalog/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const soon = addDays(dayInIstanbul(new Date()), 30)

async function site() {
  const db = await testDb()
  const near = aHotel('near', {
    slug: { tr: 'yakin', en: 'near', ar: 'near' },
    facilities: [{ code: 'lift', text: { tr: 'Asansör', en: 'Lift', ar: 'مصعد' } }],
    gallery: ['makkah-kaaba-dawn'],
  })
  const deck = aDeck({
    hotels: [near, aHotel('far', { walkMetres: 900, stars: 3 })],
    departures: [aDepartureOf('anjum', soon)],
  })
  await db.transaction().execute((tx) => importCatalogue(tx, deck))
  return testApp({ db })
}

const read = async (path: string) => (await getPage(await site(), path)).json()

test('lists hotels with place, class and walk', async () => {
  const { data, meta } = await read('/api/v1/hotels?locale=en&pageSize=1')

  expect(data).toEqual([
    {
      link: 'near',
      name: 'Hotel near',
      city: 'Makkah',
      stars: 5,
      address: 'Ajyad, Makkah',
      postalCode: '21955',
      distanceM: 400,
      image: 'http://kafile.test/art/hotel-haram-view-room.svg',
    },
  ])
  expect(meta).toEqual({ page: 1, pageSize: 1, total: 2, pageCount: 2, range: { from: 1, to: 1 } })
})

test('filters by the name of a city and by stars', async () => {
  const { data } = await read('/api/v1/hotels?city=mekke&stars=3')

  expect(data.map(({ link }: { link: string }) => link)).toEqual(['far'])
})

test('orders as it is asked', async () => {
  const { data } = await read('/api/v1/hotels?sort=-distance')

  expect(data.map(({ distanceM }: { distanceM: number }) => distanceM)).toEqual([900, 400])
})

test.each(['stars=9', 'sort=luck', 'pageSize=101', 'page=0', 'city=%00'])(
  'refuses %s and names the field',
  async (query) => {
    const answer = await getPage(await site(), `/api/v1/hotels?${query}`)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: 'filter_invalid',
      errors: [{ pointer: `/${query.split('=')[0]}` }],
    })
  },
)

test('answers one hotel with what it has and the departures that stay there', async () => {
  const hotel = await read('/api/v1/hotels/yakin?locale=en')

  expect(hotel).toMatchObject({
    link: 'near',
    facilities: ['Lift'],
    gallery: ['http://kafile.test/art/makkah-kaaba-dawn.svg'],
    map: { lat: 21.42, lng: 39.83 },
    description: 'A hotel.',
    tours: [{ departureDate: soon, price: { amount: '2190.00', currency: 'USD' } }],
  })
})

test('does not know a hotel nobody has, in the language of the caller', async () => {
  const answer = await getPage(await site(), '/api/v1/hotels/nowhere?locale=tr')

  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'not_found', title: 'Otel bulunamadı' })
})
