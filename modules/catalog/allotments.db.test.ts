import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { listAllotments, releaseAllotment, releaseDueAllotments, setAllotment } from './allotments.server.ts'
import { findDeparturesForSale } from './find-departures-for-sale.server.ts'
import { holdSeats, holdSeatsFor, releaseHeldSeats, returnSoldSeats, sellHeldSeats } from './hold-seats.server.ts'
import { aDeparture } from './testing/builders.ts'
import { anAgencyRow } from './testing/an-agency-row.ts'

const today = plainDate('2026-12-01')
const noon = new Date('2026-12-01T09:00:00Z')

test('promised seats leave the sale and come back when fewer are promised', async () => {
  const { db, id, departureId, holderId } = await setting({ capacity: 10, promised: 6 })

  const shop = await holdIn(db, departureId, 5)
  await promise(db, { id, holderId, seats: 4 })

  expect(shop).toBe(false)
  expect(await countsOf(db, departureId)).toEqual({ held: 0, sold: 0, allotted: 4 })
  expect(await holdIn(db, departureId, 6)).toBe(true)
})

test('an agency takes its own seats first and then what is free', async () => {
  const { db, departureId, holderId } = await setting({ capacity: 10, promised: 3 })

  const held = await db.transaction().execute((tx) => holdSeatsFor(tx, { departureId, holderId, seats: 5 }))

  expect(held).toMatchObject({ from: { seats: 3 } })
  expect(await countsOf(db, departureId)).toEqual({ held: 5, sold: 0, allotted: 0 })
})

test('what an agency gives back goes to its allotment, not to the shop', async () => {
  const { db, departureId, holderId } = await setting({ capacity: 4, promised: 4 })
  const held = await db.transaction().execute((tx) => holdSeatsFor(tx, { departureId, holderId, seats: 3 }))
  const from = held ? held.from : null

  await db.transaction().execute(async (tx) => {
    await sellHeldSeats(tx, departureId, 3)
    await returnSoldSeats(tx, departureId, 2, from)
  })

  expect(await countsOf(db, departureId)).toEqual({ held: 0, sold: 1, allotted: 3 })
  expect(await holdIn(db, departureId, 1)).toBe(false)
})

test('after the release what an agency gives back is for everybody', async () => {
  const { db, departureId, holderId } = await setting({ capacity: 4, promised: 4 })
  const held = await db.transaction().execute((tx) => holdSeatsFor(tx, { departureId, holderId, seats: 3 }))
  await releaseDueAllotments(db, addDays(today, 30), noon)

  await db.transaction().execute((tx) => releaseHeldSeats(tx, departureId, 3, held ? held.from : null))

  expect(await countsOf(db, departureId)).toEqual({ held: 0, sold: 0, allotted: 0 })
})

test('the day of release gives the rest to the shop, once', async () => {
  const { db, departureId, holderId } = await setting({ capacity: 4, promised: 4 })
  await db.transaction().execute((tx) => holdSeatsFor(tx, { departureId, holderId, seats: 1 }))

  const released = [
    await releaseDueAllotments(db, addDays(today, 30), noon),
    await releaseDueAllotments(db, addDays(today, 30), noon),
  ]

  expect(released).toEqual([1, 0])
  expect(await countsOf(db, departureId)).toEqual({ held: 1, sold: 0, allotted: 0 })
  expect(await holdIn(db, departureId, 3)).toBe(true)
})

test('no more is promised than is free, and no less than was sold', async () => {
  const { db, id, departureId, holderId } = await setting({ capacity: 4, promised: 3 })
  await db.transaction().execute((tx) => holdSeatsFor(tx, { departureId, holderId, seats: 2 }))

  expect(await promise(db, { id, holderId, seats: 5 })).toEqual({ ok: false, error: { code: 'too-few-seats' } })
  expect(await promise(db, { id, holderId, seats: 1 })).toEqual({ ok: false, error: { code: 'sold-already' } })
  expect(await listAllotments(db, { holderId, from: today })).toMatchObject([{ seats: 3, taken: 2, rest: 1 }])
})

test('the shop counts what is left without allotments, the agency with its own', async () => {
  const { db, id, holderId } = await setting({ capacity: 4, promised: 4 })
  const stranger = await anAgencyRow(db)

  const [shop] = await findDeparturesForSale(db, [id], today)
  const [own] = await findDeparturesForSale(db, [id], today, { holderId })
  const [other] = await findDeparturesForSale(db, [id], today, { holderId: stranger })

  expect([shop, own, other].map((each) => [each?.seatsLeft, each?.availability])).toEqual([
    [0, 'full'],
    [4, 'available'],
    [0, 'full'],
  ])
})

describe.each(testEngines)('on the %s engine', (engine) => {
  test(
    'shop, agency and release race for the last seats without overselling or losing one',
    { timeout: 120_000 },
    async () => {
      const { db } = await testDatabase(engine)
      const { departureId, id } = await aDeparture(db, { capacity: 20 })
      const holderId = await anAgencyRow(db)
      const promised = await promise(db, { id, holderId, seats: 8 })
      const allotmentId = promised.ok ? promised.value.allotmentId : ''

      const answers = await Promise.all(
        Array.from({ length: 120 }, async (_, nth) => {
          if (nth === 60) return db.transaction().execute((tx) => releaseAllotment(tx, allotmentId, noon))
          if (nth % 3 === 0) return holdIn(db, departureId, 1)
          return agentTurn(db, { departureId, holderId }, nth)
        }),
      )

      const { held, allotted } = await countsOf(db, departureId)
      const [allotment] = await listAllotments(db, { holderId, from: today })
      expect(answers.filter(Boolean).length).toBeGreaterThan(0)
      expect(held).toBe(20)
      expect(allotted).toBe(0)
      expect(allotment?.releasedAt).not.toBeNull()
    },
  )

  test('an allotment that nobody releases is whole after the race', { timeout: 120_000 }, async () => {
    const { db } = await testDatabase(engine)
    const { departureId, id } = await aDeparture(db, { capacity: 20 })
    const holderId = await anAgencyRow(db)
    await promise(db, { id, holderId, seats: 8 })

    await Promise.all(
      Array.from({ length: 120 }, (_, nth) =>
        nth % 3 === 0 ? giveUp(db, { departureId, holderId }) : holdIn(db, departureId, 1),
      ),
    )

    const { held } = await countsOf(db, departureId)
    if (held < 12) await holdIn(db, departureId, 12 - held)
    const [allotment] = await listAllotments(db, { holderId, from: today })
    expect(await holdIn(db, departureId, 1)).toBe(false)
    expect(await countsOf(db, departureId)).toEqual({ held: 12, sold: 0, allotted: 8 })
    expect(allotment).toMatchObject({ seats: 8, taken: 0, rest: 8 })
  })

  test('the race is real: looking first and taking then sells promised seats', { timeout: 120_000 }, async () => {
    const { db } = await testDatabase(engine)
    const { departureId, id } = await aDeparture(db, { capacity: 20 })
    const holderId = await anAgencyRow(db)
    await promise(db, { id, holderId, seats: 8 })
    await sql`alter table departures drop constraint departures_not_oversold`.execute(db)

    const answers = await Promise.all(Array.from({ length: 120 }, () => lookThenHold(db, departureId)))

    expect(answers.filter(Boolean).length).toBeGreaterThan(12)
    expect((await countsOf(db, departureId)).held).toBeGreaterThan(12)
  })

  test('the table itself keeps the promised seats', { timeout: 120_000 }, async () => {
    const { db } = await testDatabase(engine)
    const { departureId, id } = await aDeparture(db, { capacity: 20 })
    const holderId = await anAgencyRow(db)
    await promise(db, { id, holderId, seats: 8 })

    const answers = await Promise.all(
      Array.from({ length: 120 }, () => lookThenHold(db, departureId).catch(() => false)),
    )

    expect(answers.filter(Boolean)).toHaveLength(12)
    expect(await countsOf(db, departureId)).toEqual({ held: 12, sold: 0, allotted: 8 })
  })
})

/** How the shop must not take seats; the negative control of this file. */
async function lookThenHold(db: Db, departureId: string): Promise<boolean> {
  const { held, allotted } = await countsOf(db, departureId)
  if (held + allotted >= 20) return false
  await sql`update departures set seats_held = seats_held + 1 where id = ${departureId}`.execute(db)
  return true
}

/** Holds one or two seats and gives every fifth back at once. */
async function agentTurn(db: Db, who: { departureId: string; holderId: string }, nth: number): Promise<boolean> {
  const held = await db.transaction().execute((tx) => holdSeatsFor(tx, { ...who, seats: 1 }))
  if (!held || nth % 5 !== 0) return held !== false
  await db.transaction().execute((tx) => releaseHeldSeats(tx, who.departureId, 1, held.from))
  return (await db.transaction().execute((tx) => holdSeatsFor(tx, { ...who, seats: 1 }))) !== false
}

async function giveUp(db: Db, who: { departureId: string; holderId: string }): Promise<void> {
  const held = await db.transaction().execute((tx) => holdSeatsFor(tx, { ...who, seats: 1 }))
  if (held) await db.transaction().execute((tx) => releaseHeldSeats(tx, who.departureId, 1, held.from))
}

async function setting({ capacity, promised }: { capacity: number; promised: number }) {
  const db = await testDb()
  const { departureId, id } = await aDeparture(db, { capacity })
  const holderId = await anAgencyRow(db)
  const made = await promise(db, { id, holderId, seats: promised })
  if (!made.ok) throw new Error(made.error.code)
  return { db, departureId, id, holderId }
}

function promise(db: Db, { id, holderId, seats }: { id: string; holderId: string; seats: number }) {
  const wish = { tourId: id, holderId, seats, releaseOn: addDays(today, 30) }
  return db.transaction().execute((tx) => setAllotment(tx, wish, today))
}

function holdIn(db: Db, departureId: string, seats: number): Promise<boolean> {
  return db.transaction().execute((tx) => holdSeats(tx, departureId, seats))
}

async function countsOf(db: Db, departureId: string) {
  const { rows } = await sql<{ held: number; sold: number; allotted: number }>`
    select seats_held as held, seats_sold as sold, seats_allotted as allotted from departures where id = ${departureId}`.execute(
    db,
  )
  return rows[0] ?? { held: -1, sold: -1, allotted: -1 }
}
