import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import type { CatalogueDeck } from './catalogue-deck.server.ts'
import { findHotel } from './find-hotel.server.ts'
import { findHotelListing } from './find-hotel-listing.server.ts'
import { importCatalogue } from './import-catalogue.server.ts'
import { aDeck, aDepartureOf, aHotel, aTour } from './testing/builders.ts'

const today = plainDate('2027-01-01')
const all = { filter: {}, sort: 'recommended', page: 1, pageSize: 20, locale: 'en' } as const
const asked = { locale: 'en', today, tourLimit: 3 } as const

const madinah = {
  city: 'madinah',
  cityName: { tr: 'Medine', en: 'Madinah', ar: 'المدينة المنورة' },
  distanceToName: { tr: 'Mescid-i Nebevî', en: 'the Prophet’s Mosque', ar: 'المسجد النبوي' },
}
const hotels = [
  aHotel('garden', { ...madinah, walkMetres: 100, stars: 4 }),
  aHotel('far', { walkMetres: 900, stars: 3 }),
  aHotel('near', { walkMetres: 90, slug: { tr: 'yakin-otel', en: 'near-hotel', ar: 'near-hotel' } }),
  aHotel('tents', { isPublished: false }),
]

async function fill(db: Db, deck: Partial<CatalogueDeck> = {}): Promise<Db> {
  await db.transaction().execute((tx) => importCatalogue(tx, aDeck({ hotels, ...deck })))
  return db
}

test.each(testEngines)(
  'lists hotels on the %s engine by city and walk, without those that have no page',
  async (engine) => {
    const { db } = await testDatabase(engine)
    await fill(db)

    const { hotels: listed, total } = await findHotelListing(db, all)

    expect([listed.map(({ key }) => key), total]).toEqual([['near', 'far', 'garden'], 3])
  },
)

test('gives one page, and the right total behind the end', async () => {
  const db = await fill(await testDb())

  const second = await findHotelListing(db, { ...all, page: 2, pageSize: 2 })
  const ninth = await findHotelListing(db, { ...all, page: 9, pageSize: 2 })

  expect([second.hotels.map(({ key }) => key), ninth]).toMatchObject([['garden'], { hotels: [], total: 3 }])
})

test('finds a hotel by the link of any language and gives the own one', async () => {
  const db = await fill(await testDb())

  const found = await findHotel(db, { ...asked, link: 'yakin-otel' })

  expect(found).toMatchObject({ key: 'near', link: 'near-hotel', place: 'makkah' })
})

test.each(['nowhere', 'tents'])('knows no page of %s', async (link) => {
  expect(await findHotel(await fill(await testDb()), { ...asked, link })).toBeUndefined()
})

test('names the next departures that stay there and have places, and counts all of them', async () => {
  const stays = (hotel: string) => [{ hotel, nights: 9, board: 'BB' as const }]
  const tours = [aTour('a', { stays: stays('near') }), aTour('b', { stays: stays('far') })]
  const departures = [
    aDepartureOf('a', '2027-03-01'),
    aDepartureOf('b', '2027-02-01'),
    aDepartureOf('a', '2027-02-03', { seatsSold: 20 }),
    aDepartureOf('a', '2026-12-01'),
    aDepartureOf('a', '2027-02-02'),
  ]
  const db = await fill(await testDb(), { tours, departures })

  const found = await findHotel(db, { ...asked, link: 'near' })

  expect(found?.tours.map(({ departsOn }) => departsOn)).toEqual(['2027-02-02', '2027-03-01'])
  expect(found).toMatchObject({ tourCount: 3, boards: ['BB'] })
})

test('gives no more departures than asked for', async () => {
  const departures = ['02', '03', '04'].map((month) => aDepartureOf('a', `2027-${month}-01`))
  const db = await fill(await testDb(), { departures })

  const found = await findHotel(db, { ...asked, link: 'near', tourLimit: 2 })

  expect([found?.tours.length, found?.tourCount]).toEqual([2, 3])
})

test('compares with hotels from which people walk to the same place', async () => {
  const db = await fill(await testDb())

  expect((await findHotel(db, { ...asked, link: 'near' }))?.nearby).toMatchObject([{ key: 'far', walkMetres: 900 }])
})

test('reads a hotel with the same number of queries however many departures stay there', async () => {
  const few = await fill(await testDb(), { departures: [aDepartureOf('a', '2027-02-01')] })
  const days = Array.from({ length: 20 }, (_, day) => `2027-02-${String(day + 1).padStart(2, '0')}`)
  const many = await fill(await testDb(), { departures: days.map((day) => aDepartureOf('a', day)) })

  expect(await queriesOf(few)).toBe(await queriesOf(many))
})

async function queriesOf(db: Db): Promise<number> {
  const { db: counting, counted } = countQueries(db)
  await findHotel(counting, { ...asked, link: 'near' })
  return counted.queries
}
