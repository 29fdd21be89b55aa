import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDatabase, testEngines } from '#tests/setup/test-db.ts'
import { placeOrder } from './place-order.server.ts'
import { aCheckoutDraft, anOrderRequest, aTravellerDraft, fromStranger, noon } from './testing/builders.ts'

const timeout = 120_000

describe.each(testEngines)('on the %s engine', (engine) => {
  test('of 200 checkouts at once for 10 seats, exactly 10 get one', { timeout }, async () => {
    const { db } = await testDatabase(engine)
    const { departureId, id } = await aDeparture(db, { capacity: 10 })

    const answers = await race(200, () => placeOrder(db, fromStranger(anOrderRequest(id, 1)), noon))

    expect(answers.filter((answer) => answer.ok)).toHaveLength(10)
    expect(await seatsOf(db, departureId)).toEqual({ capacity: 10, held: 10, sold: 0 })
    expect(await written(db)).toEqual({ orders: 10, passengers: 10, held: 10, payments: 10, jobs: 10 })
  })

  test('the others are told that the seats are gone, not that something broke', { timeout }, async () => {
    const { db } = await testDatabase(engine)
    const { id } = await aDeparture(db, { capacity: 10 })

    const answers = await race(40, () => placeOrder(db, fromStranger(anOrderRequest(id, 1)), noon))

    const codes = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code])))
    expect([...codes].every((code) => code === 'seats-gone' || code === 'refused-lines')).toBe(true)
    expect(answers.filter((answer) => !answer.ok)).toHaveLength(30)
  })

  test('parties of different sizes never share a seat', { timeout }, async () => {
    const { db } = await testDatabase(engine)
    const { departureId, id } = await aDeparture(db, { capacity: 10 })

    const answers = await race(60, (nth) => placeOrder(db, fromStranger(anOrderRequest(id, (nth % 3) + 1)), noon))

    const { held } = await seatsOf(db, departureId)
    const facts = await written(db)
    expect(held).toBeLessThanOrEqual(10)
    // A party of one always fits into what is left, so nothing is left.
    expect(held).toBe(10)
    expect(facts).toMatchObject({ held: 10, passengers: 10, orders: answers.filter((answer) => answer.ok).length })
  })

  test('carts with two journeys in opposite order do not block each other', { timeout }, async () => {
    const { db } = await testDatabase(engine)
    const first = await aDeparture(db, { capacity: 10 })
    const second = await aDeparture(db, { capacity: 10 })

    const answers = await race(40, (nth) => {
      const ids = nth % 2 === 0 ? [first.id, second.id] : [second.id, first.id]
      return placeOrder(db, fromStranger(bothOf(ids)), noon)
    })

    expect(answers.filter((answer) => answer.ok)).toHaveLength(10)
    expect((await seatsOf(db, first.departureId)).held).toBe(10)
    expect((await seatsOf(db, second.departureId)).held).toBe(10)
  })

  test('the race is real: looking first and taking then oversells', { timeout }, async () => {
    const { db } = await testDatabase(engine)
    const { departureId } = await aDeparture(db, { capacity: 10 })
    await sql`alter table departures drop constraint departures_not_oversold`.execute(db)

    const answers = await race(200, () => lookThenTake(db, departureId))

    expect(answers.filter(Boolean).length).toBeGreaterThan(10)
    expect((await seatsOf(db, departureId)).held).toBeGreaterThan(10)
  })

  test('the table itself refuses to be oversold', { timeout }, async () => {
    const { db } = await testDatabase(engine)
    const { departureId } = await aDeparture(db, { capacity: 10 })

    const answers = await race(200, () => lookThenTake(db, departureId).catch(() => false))

    expect(answers.filter(Boolean)).toHaveLength(10)
    expect((await seatsOf(db, departureId)).held).toBe(10)
  })
})

function race<Answer>(count: number, run: (nth: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, nth) => run(nth)))
}

function bothOf(ids: string[]) {
  const lines = ids.map((tourId) => ({ tourId, fare: 'double', quantity: 1 }))
  const travellers = ids.map((tourId) => aTravellerDraft({ tourId }))
  return anOrderRequest(ids[0] ?? '', 1, { lines, draft: aCheckoutDraft({ travellers }) })
}

/** How seats must not be taken; the negative control of this file. */
async function lookThenTake(db: Db, departureId: string): Promise<boolean> {
  const { held } = await seatsOf(db, departureId)
  if (held >= 10) return false
  await sql`update departures set seats_held = seats_held + 1 where id = ${departureId}`.execute(db)
  return true
}

async function written(db: Db): Promise<unknown> {
  const { rows } =
    await sql`select (select count(*) from orders) as orders, (select count(*) from passengers) as passengers,
    (select sum(seats) from seat_holds) as held, (select count(*) from payments) as payments,
    (select count(*) from pgboss.job where name = 'order-placed') as jobs`.execute(db)
  return rows[0]
}
