import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fail, ok } from '#kernel/result.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { holdSeats, releaseHeldSeats, returnSoldSeats, sellHeldSeats, takeSoldSeats } from './hold-seats.server.ts'
import { aDeparture, seatsOf } from './testing/builders.ts'

test('holds seats while enough are left', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 5, seatsSold: 2 })

  expect(await holdSeats(db, departureId, 3)).toBe(true)
  expect(await seatsOf(db, departureId)).toEqual({ capacity: 5, held: 3, sold: 2 })
})

test('refuses more seats than are left and changes nothing', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 5, seatsSold: 2 })

  expect(await holdSeats(db, departureId, 4)).toBe(false)
  expect(await seatsOf(db, departureId)).toEqual({ capacity: 5, held: 0, sold: 2 })
})

test('writes alongside in the statement that holds, and nothing where the act is refused', async () => {
  const { db, counted } = countQueries(await testDb())
  const { departureId } = await aDeparture(db, { capacity: 50 })
  const note = (key: string) =>
    db.withTables<{ settings: { key: string; value: string } }>().insertInto('settings').values({ key, value: '1' })
  const hold = (seats: number, key: string) =>
    inTransaction(db, async (tx) => {
      counted.queries = 0
      return (await holdSeats(tx, departureId, seats, [note(key)])) ? ok(counted.queries) : fail({ code: 'seats-gone' })
    })

  expect(await hold(30, 'held')).toEqual(ok(1))
  expect(await hold(30, 'refused')).toMatchObject({ ok: false })

  expect((await sql`select key from settings`.execute(db)).rows).toEqual([{ key: 'held' }])
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 30 })
})

test('refuses to hold seats of a closed departure', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { status: 'closed' })

  expect(await holdSeats(db, departureId, 1)).toBe(false)
})

test('sells what was held', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 5 })
  await holdSeats(db, departureId, 3)

  await sellHeldSeats(db, departureId, 3)

  expect(await seatsOf(db, departureId)).toEqual({ capacity: 5, held: 0, sold: 3 })
})

test('gives held seats back', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 5 })
  await holdSeats(db, departureId, 3)

  await releaseHeldSeats(db, departureId, 3)

  expect(await seatsOf(db, departureId)).toEqual({ capacity: 5, held: 0, sold: 0 })
})

test('does not give back what is not held', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 5 })

  await expect(releaseHeldSeats(db, departureId, 1)).rejects.toThrow('has not 1 such seats')
})

test('sells seats without a hold, also on a closed departure', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 2, status: 'closed' })

  expect(await takeSoldSeats(db, departureId, 2)).toBe(true)
  expect(await takeSoldSeats(db, departureId, 1)).toBe(false)
})

test('takes cancelled seats back', async () => {
  const db = await testDb()
  const { departureId } = await aDeparture(db, { capacity: 2, seatsSold: 2 })

  await returnSoldSeats(db, departureId, 1)

  expect(await seatsOf(db, departureId)).toEqual({ capacity: 2, held: 0, sold: 1 })
})

test.each([0, -1, 1.5])('refuses to hold %d seats', async (seats) => {
  const db = await testDb()
  const { departureId } = await aDeparture(db)

  await expect(holdSeats(db, departureId, seats)).rejects.toThrow(RangeError)
})

test.each(testEngines)('gives ten places to exactly ten of fifty buyers at once on the %s engine', async (engine) => {
  const { db } = await testDatabase(engine)
  const { departureId } = await aDeparture(db, { capacity: 10 })

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => db.transaction().execute((tx) => holdSeats(tx, departureId, 1))),
  )

  expect(answers.filter(Boolean)).toHaveLength(10)
  expect(await seatsOf(db, departureId)).toEqual({ capacity: 10, held: 10, sold: 0 })
})

test('tells page caches when a departure gets down to its last places, and not before', async () => {
  const { db, listen } = await testDatabase()
  const { departureId, id } = await aDeparture(db, { capacity: 10 })
  const heard: string[] = []
  await listen('page_cache', (tag) => heard.push(tag))

  await holdSeats(db, departureId, 3)
  const afterThree = [...heard]
  await holdSeats(db, departureId, 1)

  expect(afterThree).toEqual([])
  await expect.poll(() => heard).toEqual([`seats/${id}`])
})
