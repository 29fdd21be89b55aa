import { expect, describe, test } from 'vitest'
import { holdSeats, joinWaitingPlaces, releaseHeldSeats, startWaitingOffer } from '#modules/catalog/index.server.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import { findWaitingPlace } from '#modules/catalog/index.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { placeOrder } from './place-order.server.ts'
import { releaseExpiredHolds } from './release-expired-holds.server.ts'
import { anOrderRequest, minutesLater, noon } from './testing/builders.ts'

test('an order takes the seats of its offer on a departure that is full for everybody else', async () => {
  const { db, id, departureId, token, placeId } = await anOffer()

  const other = await placeOrder(db, anOrderRequest(id, 1), noon)
  const mine = await placeOrder(db, anOrderRequest(id, 2, { waitingToken: token }), noon)

  expect(other).toMatchObject({ ok: false, error: { code: 'refused-lines' } })
  expect(mine.ok).toBe(true)
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 4, capacity: 4 })
  expect(await findWaitingPlace(db, { id: placeId })).toMatchObject({ state: 'taken' })
})

test('an order that is not paid gives its seats to the next in turn', async () => {
  const { db, id, departureId, token } = await anOffer()
  await placeOrder(db, anOrderRequest(id, 2, { waitingToken: token }), noon)
  const next = await db
    .transaction()
    .execute((tx) => joinWaitingPlaces(tx, { departureId, seats: 2, token: 'next' }, noon))

  await releaseExpiredHolds(db, minutesLater(31))

  expect(await findWaitingPlace(db, { id: next })).toMatchObject({ state: 'offered' })
})

test('an offer whose time is over sells nothing', async () => {
  const { db, id, token } = await anOffer()

  const late = await placeOrder(db, anOrderRequest(id, 2, { waitingToken: token }), minutesLater(24 * 60))

  expect(late).toMatchObject({ ok: false, error: { code: 'refused-lines' } })
})

describe.each(testEngines)('on the %s engine', (engine) => {
  test('the address of an offer sends twenty orders at once and one gets the seats', { timeout: 120_000 }, async () => {
    const { db, id, departureId, token } = await anOffer(engine)

    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeOrder(db, anOrderRequest(id, 2, { waitingToken: token }), noon)),
    )

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await seatsOf(db, departureId)).toMatchObject({ held: 4, capacity: 4 })
  })
})

/** A full departure of four places, two of them held for a couple from its waiting list. */
async function anOffer(engine?: (typeof testEngines)[number]) {
  const db = engine ? (await testDatabase(engine)).db : await testDb()
  const { departureId, id } = await aDeparture(db, { capacity: 4 })
  const token = 'token-of-the-couple'
  const placeId = await db.transaction().execute(async (tx) => {
    await holdSeats(tx, departureId, 4)
    const placed = await joinWaitingPlaces(tx, { departureId, seats: 2, token }, noon)
    await releaseHeldSeats(tx, departureId, 2)
    return placed
  })
  await startWaitingOffer(db, { placeId, offerHours: 24 }, noon)
  return { db, departureId, id, token, placeId }
}
