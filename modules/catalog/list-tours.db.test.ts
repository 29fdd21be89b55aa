import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDb } from '#tests/setup/test-db.ts'
import type { CatalogueDeck } from './catalogue-deck.server.ts'
import { findDeparturesForSale } from './find-departures-for-sale.server.ts'
import { findSeats } from './find-seats.server.ts'
import { findTour } from './find-tour.server.ts'
import { importCatalogue } from './import-catalogue.server.ts'
import { findCategory, listCategories } from './list-categories.server.ts'
import { listOccasions } from './list-occasions.server.ts'
import { listTourMonths } from './list-tour-months.server.ts'
import { listTours } from './list-tours.server.ts'
import { aCategory, aDeck, aDepartureOf, aDeparture, aHotel, aTour } from './testing/builders.ts'

const today = plainDate('2027-01-01')
const all = { filter: {}, sort: 'departureDate', page: 1, pageSize: 20, locale: 'en', today } as const

async function withDeck(deck: Partial<CatalogueDeck>): Promise<Db> {
  const db = await testDb()
  await db.transaction().execute((tx) => importCatalogue(tx, aDeck(deck)))
  return db
}

const threeDays = ['2027-03-01', '2027-02-01', '2027-04-01'].map((day) => aDepartureOf('anjum', day))

test('lists departures from today on by day, a page at a time', async () => {
  const db = await withDeck({ departures: [...threeDays, aDepartureOf('anjum', '2026-12-31')] })

  const { tours, total } = await listTours(db, { ...all, page: 2, pageSize: 2 })

  expect([tours.map(({ departsOn }) => departsOn), total]).toEqual([['2027-04-01'], 3])
})

test('is empty behind the last page, with the right total', async () => {
  const db = await withDeck({ departures: threeDays })

  expect(await listTours(db, { ...all, page: 9 })).toEqual({ tours: [], total: 3 })
})

test.each(['draft', 'cancelled'] as const)('does not list what is %s', async (status) => {
  const db = await withDeck({ departures: [aDepartureOf('anjum', '2027-02-01', { status })] })

  expect((await listTours(db, all)).total).toBe(0)
})

test('shows names, hotels and links in the language of the page', async () => {
  const db = await withDeck({ departures: [aDepartureOf('anjum', '2027-02-01')] })

  const { tours } = await listTours(db, { ...all, locale: 'ar' })

  expect(tours[0]).toMatchObject({
    id: '01-02-2027-10-02-2027-ANJUM',
    title: '01-02-2027 10-02-2027 ANJUM',
    name: 'رحلة anjum',
    hotels: [{ cityName: 'مكة المكرمة', walkMetres: 400 }],
    legs: [{ place: 'makkah', name: 'مكة المكرمة', nights: 9 }],
  })
})

test('marks journeys that touch Ramadan', async () => {
  const db = await withDeck({ departures: ['2027-01-29', '2027-01-30'].map((day) => aDepartureOf('anjum', day)) })

  const { tours } = await listTours(db, all)

  expect(tours.map(({ isRamadan }) => isRamadan)).toEqual([false, true])
})

test('marks journeys by the holidays among their days, and finds them by these', async () => {
  const db = await withDeck({ departures: ['2027-01-04', '2027-01-10'].map((day) => aDepartureOf('anjum', day)) })

  const { tours } = await listTours(db, { ...all, locale: 'ar', filter: { holidays: ['kandil'] } })

  expect(tours.map(({ departsOn, holidays }) => [departsOn, holidays])).toEqual([
    ['2027-01-04', [{ kind: 'kandil', name: 'ليلة الإسراء والمعراج', from: '2027-01-04', to: '2027-01-04' }]],
  ])
  expect(await listOccasions(db, { today, locale: 'ar' })).toEqual(['kandil'])
})

test('reads any number of departures with the same number of queries', async () => {
  const small = await withDeck({ departures: threeDays.slice(0, 1) })
  const days = Array.from({ length: 20 }, (_, index) =>
    aDepartureOf(`tour${index % 5}`, `2027-05-${String(index + 1).padStart(2, '0')}`),
  )
  const large = await withDeck({ departures: days })

  expect([
    await queriesOf(small, (db) => listTours(db, all)),
    await queriesOf(large, (db) => listTours(db, all)),
  ]).toEqual([5, 5])
})

test('reads a tour page with the same number of queries', async () => {
  const small = await withDeck({ departures: [aDepartureOf('anjum', '2027-02-01')] })
  const large = await withDeck({
    departures: [aDepartureOf('anjum', '2027-02-01'), ...threeDays.slice(0, 1), aDepartureOf('other', '2027-02-01')],
  })
  const read = (db: Db) => findTour(db, { id: '01-02-2027-10-02-2027-ANJUM', locale: 'tr', today })

  expect(await queriesOf(large, read)).toBe(await queriesOf(small, read))
})

test('finds a tour by its address, also with spaces in it', async () => {
  const db = await withDeck({ departures: [aDepartureOf('anjum', '2027-02-01')] })

  const tour = await findTour(db, { id: '01-02-2027 10-02-2027 ANJUM', locale: 'tr', today })

  expect(tour).toMatchObject({ name: 'anjum turu', freeCancellationUntil: '2027-01-02', gallery: ['haramain-train'] })
})

test('tells on which day and where each part of the programme is', async () => {
  const db = await withDeck({ departures: [aDepartureOf('anjum', '2027-02-01')] })

  const tour = await findTour(db, { id: '01-02-2027-10-02-2027-ANJUM', locale: 'en', today })

  expect([tour?.program[0], tour?.program.at(-1)]).toMatchObject([
    { day: 1, date: '2027-02-01', place: 'makkah', city: 'Makkah' },
    { day: 10, date: '2027-02-10', place: 'turkiye', city: '' },
  ])
})

test('finds a past departure and says it is closed', async () => {
  const db = await withDeck({ departures: [aDepartureOf('anjum', '2026-12-01')] })

  expect((await findTour(db, { id: '01-12-2026-10-12-2026-ANJUM', locale: 'tr', today }))?.availability).toBe('closed')
})

test.each(['01-02-2027-10-02-2027-NOBODY', '31-02-2027-10-03-2027-ANJUM', "'; drop table tours; --"])(
  'finds no tour %s',
  async (id) => {
    const db = await withDeck({ departures: [aDepartureOf('anjum', '2027-02-01')] })

    expect(await findTour(db, { id, locale: 'tr', today })).toBeUndefined()
  },
)

test('finds no draft', async () => {
  const db = await withDeck({ departures: [aDepartureOf('anjum', '2027-02-01', { status: 'draft' })] })

  expect(await findTour(db, { id: '01-02-2027-10-02-2027-ANJUM', locale: 'tr', today })).toBeUndefined()
})

test('gives no page to a hotel that is only named by its class', async () => {
  const db = await withDeck({
    hotels: [aHotel('near', { isPublished: false, stars: null })],
    departures: [aDepartureOf('anjum', '2027-02-01')],
  })

  const tour = await findTour(db, { id: '01-02-2027-10-02-2027-ANJUM', locale: 'tr', today })

  expect(tour?.hotelStays[0]).toMatchObject({ link: null, stars: null })
})

test('counts the departures of each category', async () => {
  const tours = [aTour('anjum', { categories: ['umrah', 'near'] }), aTour('far')]
  const db = await withDeck({
    categories: [aCategory('umrah'), aCategory('near', { sortOrder: 2 })],
    tours,
    departures: [...threeDays, aDepartureOf('far', '2027-02-01')],
  })

  const categories = await listCategories(db, { locale: 'en', today })

  expect(categories.map(({ key, tourCount }) => [key, tourCount])).toEqual([
    ['umrah', 4],
    ['near', 3],
  ])
})

test('finds a category by its link in any language', async () => {
  const db = await withDeck({ categories: [aCategory('umrah', { slug: { tr: 'umre', en: 'umrah', ar: 'umrah-ar' } })] })

  const found = await findCategory(db, { link: 'umre', locale: 'en', today })

  expect(found?.link).toBe('umrah')
  expect(await findCategory(db, { link: 'nothing', locale: 'en', today })).toBeUndefined()
})

test('lists the months with their departures', async () => {
  const db = await withDeck({ departures: threeDays })

  const months = await listTourMonths(db, { today, locale: 'tr' })

  expect(months.slice(0, 4).map(({ count }) => count)).toEqual([0, 1, 1, 1])
})

test('tells the places of this moment', async () => {
  const db = await withDeck({ departures: [aDepartureOf('anjum', '2027-02-01', { capacity: 20, seatsSold: 20 })] })

  expect(await findSeats(db, { id: '01-02-2027-10-02-2027-ANJUM', today })).toEqual({
    seatsLeft: 0,
    availability: 'full',
  })
  expect(await findSeats(db, { id: 'nothing', today })).toBeUndefined()
})

test('finds what a cart holds, leaving out what does not exist', async () => {
  const db = await testDb()
  const { id, departureId } = await aDeparture(db, { capacity: 5, seatsSold: 1 })

  const found = await findDeparturesForSale(db, [id, id, '01-02-2027-10-02-2027-NOBODY'], today)

  expect(found).toMatchObject([
    { id, departureId, seatsLeft: 4, availability: 'available', depositPercent: 20, passportMonthsAfterReturn: 6 },
  ])
})

test('finds full and closed departures of a cart and says so', async () => {
  const db = await testDb()
  const { id: full } = await aDeparture(db, { status: 'full' })
  const { id: closed } = await aDeparture(db, { salesCloseOn: '2026-12-31' })

  const found = await findDeparturesForSale(db, [full, closed], today)

  expect(new Map(found.map((each) => [each.id, each.availability]))).toEqual(
    new Map([
      [full, 'full'],
      [closed, 'closed'],
    ]),
  )
})

test('refuses a deck whose keys name nothing', async () => {
  const db = await testDb()
  const deck = aDeck({ tours: [aTour('anjum', { categories: ['nowhere'] })] })

  await expect(db.transaction().execute((tx) => importCatalogue(tx, deck))).rejects.toThrow('nowhere')
})

async function queriesOf(db: Db, read: (db: Db) => Promise<unknown>): Promise<number> {
  const { db: counting, counted } = countQueries(db)
  await read(counting)
  return counted.queries
}
