import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { findTour, listCategories, listHotels, listServices, listTours } from '#modules/catalog/index.server.ts'
import { listRegisters } from '#modules/ledger/index.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { seedDemoSeason } from './seed-demo-season.ts'

const today = plainDate('2026-11-21')
const options = { today, demoPassword: 'Deneme-2026!', log: createLog({ level: 'silent' }) }
const everything = { filter: {}, sort: 'departureDate', page: 1, pageSize: 500, locale: 'en', today } as const

test.each(testEngines)('gives the %s engine something to sell, something full and something closed', async (engine) => {
  const { db } = await testDatabase(engine)

  await seedDemoSeason(db, options)

  const { tours } = await listTours(db, everything)
  const count = (availability: string) => tours.filter((tour) => tour.availability === availability).length
  expect([count('available') > 40, count('full') > 3, count('closed') > 1]).toEqual([true, true, true])
})

test('changes nothing when it runs again on another day', async () => {
  const db = await testDb()
  await seedDemoSeason(db, options)
  const before = await listTours(db, everything)

  await seedDemoSeason(db, { ...options, today: plainDate('2026-12-24') })

  expect(await listTours(db, everything)).toEqual(before)
})

test('fills categories, hotels and services in every language', async () => {
  const db = await testDb()
  await seedDemoSeason(db, options)

  const categories = await listCategories(db, { locale: 'ar', today })
  const names = [...categories, ...(await listHotels(db, 'ar')), ...(await listServices(db, 'ar'))].map(
    ({ name }) => name,
  )
  expect(names.filter((name) => !/[\u0600-\u06FF]/u.test(name))).toEqual([])
  expect(categories.find(({ key }) => key === 'umrah')?.tourCount).toBeGreaterThan(20)
})

test('names the Makkah hotel of the event', async () => {
  const db = await testDb()
  await seedDemoSeason(db, options)
  const { tours } = await listTours(db, { ...everything, filter: { q: 'MOVENPICKUMRE' } })

  const tour = await findTour(db, { id: tours[0]?.id ?? '', locale: 'tr', today })

  expect(tour?.eventHotel).toEqual({
    name: 'Mövenpick Hotel & Residence Hajar Tower Makkah',
    locality: 'Makkah',
    postalCode: '21955',
    country: 'SA',
  })
})

test('lays out a season of the largest size for measuring', { timeout: 60_000 }, async () => {
  const db = await testDb()

  await seedDemoSeason(db, { ...options, isLarge: true })

  const { total } = await listTours(db, everything)
  const hotels = await listHotels(db, 'tr')
  expect([total > 2900, new Set(hotels.map(({ link }) => link)).size]).toEqual([true, 200])
})

test('gives the agency a cash register', async () => {
  const db = await testDb()
  await seedDemoSeason(db, options)

  expect((await listRegisters(db)).map(({ code }) => code)).toEqual(['main'])
})
