import { describe, expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { holdSeats, releaseHeldSeats } from '../hold-seats.server.ts'
import { aDeparture } from '../testing/builders.ts'
import { loadSeason } from './load-season.server.ts'
import { own } from './tables.server.ts'

const today = plainDate('2027-01-01')

async function seatsLeftIn(db: Db): Promise<Record<string, number>> {
  return Object.fromEntries((await loadSeason(db, today)).map(({ departureId, seatsLeft }) => [departureId, seatsLeft]))
}

test('a tour that cannot be read is left out, and the rest of the season stays', async () => {
  const db = await testDb()
  const spoilt = await aDeparture(db)
  const sound = await aDeparture(db)
  await own(db)
    .updateTable('tours')
    .set({ name: JSON.stringify({ tr: 5 }) })
    .where('id', '=', (eb) => eb.selectFrom('departures').select('tour_id').where('id', '=', spoilt.departureId))
    .execute()

  expect(Object.keys(await seatsLeftIn(db))).toEqual([sound.departureId])
})

describe.each(testEngines)('a season in memory on the %s engine', (engine) => {
  test('asks one question when nothing has changed', async () => {
    const { db, counted } = countQueries((await testDatabase(engine)).db)
    await aDeparture(db)
    await loadSeason(db, today)
    counted.queries = 0

    await loadSeason(db, today)

    expect(counted.queries).toBe(1)
  })

  test('asks once for all who want it at the same time', async () => {
    const { db, counted } = countQueries((await testDatabase(engine)).db)
    await aDeparture(db)
    await loadSeason(db, today)
    counted.queries = 0

    const seasons = await Promise.all([loadSeason(db, today), loadSeason(db, today), loadSeason(db, today)])

    expect(counted.queries).toBe(1)
    expect(seasons.map(({ length }) => length)).toEqual([1, 1, 1])
  })

  test('shows places that are taken and given back', async () => {
    const { db } = await testDatabase(engine)
    const { departureId } = await aDeparture(db, { capacity: 20 })
    await aDeparture(db, { departsOn: '2027-02-20', capacity: 7 })
    const seen = [(await seatsLeftIn(db))[departureId]]

    await holdSeats(db, departureId, 3)
    seen.push((await seatsLeftIn(db))[departureId])
    await releaseHeldSeats(db, departureId, 1)
    seen.push((await seatsLeftIn(db))[departureId])

    expect(seen).toEqual([20, 17, 18])
  })

  test.each<[string, (db: Db, departureId: string) => Promise<unknown>]>([
    [
      'that is cancelled',
      (db, id) => own(db).updateTable('departures').set({ status: 'cancelled' }).where('id', '=', id).execute(),
    ],
    ['that is taken out', (db, id) => own(db).deleteFrom('departures').where('id', '=', id).execute()],
  ])('forgets a departure %s', async (_, change) => {
    const { db } = await testDatabase(engine)
    const { departureId } = await aDeparture(db)
    await seatsLeftIn(db)

    await change(db, departureId)

    expect(await seatsLeftIn(db)).toEqual({})
  })

  test('shows a new price and a new departure', async () => {
    const { db } = await testDatabase(engine)
    const { departureId } = await aDeparture(db)
    await loadSeason(db, today)

    await own(db)
      .updateTable('departure_fares')
      .set({ amount_minor: 99_900 })
      .where('departure_id', '=', departureId)
      .execute()
    await aDeparture(db, { departsOn: '2027-03-01' })

    const season = await loadSeason(db, today)
    expect(season.map(({ departsOn }) => departsOn)).toEqual(['2027-02-12', '2027-03-01'])
    expect(season[0]?.fares.every(({ price }) => price.minor === 99_900)).toBe(true)
  })

  test('leaves behind what has departed when the day changes', async () => {
    const { db } = await testDatabase(engine)
    await aDeparture(db, { departsOn: '2027-02-12' })
    await loadSeason(db, today)

    expect(await loadSeason(db, plainDate('2027-02-13'))).toEqual([])
  })

  test('shows nothing of a transaction that is rolled back', async () => {
    const { db } = await testDatabase(engine)
    const { departureId } = await aDeparture(db, { capacity: 20 })

    await db
      .transaction()
      .execute(async (tx) => {
        await holdSeats(tx, departureId, 5)
        await loadSeason(tx, today)
        throw new Error('changed my mind')
      })
      .catch(() => {})

    expect(await seatsLeftIn(db)).toEqual({ [departureId]: 20 })
  })
})

test.skipIf(!testEngines.includes('server'))(
  'shows places taken by a transaction that began before the last reading and ended after it',
  async () => {
    const { db } = await testDatabase('server')
    const slow = await aDeparture(db, { capacity: 20 })
    const quick = await aDeparture(db, { departsOn: '2027-02-20', capacity: 20 })
    await loadSeason(db, today)
    const transaction = await db.startTransaction().execute()
    await holdSeats(transaction, slow.departureId, 2)
    await holdSeats(db, quick.departureId, 1)
    const meanwhile = await seatsLeftIn(db)

    await transaction.commit().execute()

    expect([meanwhile, await seatsLeftIn(db)]).toEqual([
      { [slow.departureId]: 20, [quick.departureId]: 19 },
      { [slow.departureId]: 18, [quick.departureId]: 19 },
    ])
  },
)

test('keeps a season for each handle, so that a transaction sees its own', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 20 })
  await loadSeason(db, today)

  const inside = await db.transaction().execute(async (tx) => {
    await holdSeats(tx, departureId, 4)
    return seatsLeftIn(tx)
  })

  expect(inside).toEqual({ [departureId]: 16 })
})
