import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { proveMember } from '#modules/accounts/index.server.ts'
import { aSignedInUser, aUser } from '#modules/accounts/testing/builders.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import { findPaymentPage, startCardPayment, startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aCardPayment, aGateway } from '#modules/payments/testing/builders.ts'
import { isCheckViolation } from '#platform/db/errors.server.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { confirmOrder, type CapturedPayment } from './confirm-order.server.ts'
import { listHistory } from './data/history.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { extendHold } from './extend-hold.server.ts'
import { listOrdersOfMember } from './find-own-orders.server.ts'
import { placeOrder } from './place-order.server.ts'
import { releaseExpiredHolds } from './release-expired-holds.server.ts'
import {
  aCheckoutDraft,
  anOrder,
  anOrderRequest,
  aTravellerDraft,
  fromStranger,
  minutesLater,
  noon,
} from './testing/builders.ts'

const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }

function captured(orderId: string, change: Partial<CapturedPayment> = {}): CapturedPayment {
  return { orderId, attemptRef: 'attempt-1', amountMinor: 538_000, isMismatch: false, isExcess: false, ...change }
}

test('sells the held seats when the money has arrived', async () => {
  const db = await testDb()
  const { orderId, departureId } = await anOrder(db)

  await confirmOrder(db, captured(orderId), minutesLater(5))

  expect(await findOrder(db, { id: orderId })).toMatchObject({
    state: 'paid',
    paid: { minor: 538_000 },
    confirmedAt: minutesLater(5),
  })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
})

test('hears of the same payment twice and sells once', async () => {
  const db = await testDb()
  const { orderId, departureId } = await anOrder(db)

  await confirmOrder(db, captured(orderId), minutesLater(5))
  await confirmOrder(db, captured(orderId), minutesLater(6))

  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
  expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: { minor: 538_000 } })
})

test('gives the seats back after thirty minutes without a payment', async () => {
  const db = await testDb()
  const { orderId, departureId } = await anOrder(db)

  expect(await releaseExpiredHolds(db, minutesLater(29))).toBe(0)
  expect(await releaseExpiredHolds(db, minutesLater(30))).toBe(1)
  expect(await releaseExpiredHolds(db, minutesLater(31))).toBe(0)

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'expired' })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 0 })
})

test('keeps the seats of a paid order', async () => {
  const db = await testDb()
  const { orderId, departureId } = await anOrder(db)
  await confirmOrder(db, captured(orderId), minutesLater(5))

  await releaseExpiredHolds(db, minutesLater(60))

  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
})

test('keeps the seats until the transfer should have arrived', async () => {
  const db = await testDb()
  const { orderId, departureId } = await anOrder(db)

  await extendHold(db, orderId, minutesLater(24 * 60), minutesLater(10))
  await extendHold(db, orderId, minutesLater(60), minutesLater(11))

  expect(await releaseExpiredHolds(db, minutesLater(23 * 60))).toBe(0)
  expect((await seatsOf(db, departureId)).held).toBe(2)
  expect(await releaseExpiredHolds(db, minutesLater(24 * 60))).toBe(1)
})

test('sells free seats to a payment that comes after the hold has ended', async () => {
  const db = await testDb()
  const { orderId, departureId } = await anOrder(db)
  await releaseExpiredHolds(db, minutesLater(30))

  await confirmOrder(db, captured(orderId), minutesLater(40))

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid' })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
})

test('asks for a person when a late payment finds no seats, and sells none of several tours', async () => {
  const db = await testDb()
  const roomy = await aDeparture(db)
  const tight = await aDeparture(db, { capacity: 1 })
  const lines = [roomy, tight].map(({ id }) => ({ tourId: id, fare: 'double', quantity: 1 }))
  const draft = aCheckoutDraft({ travellers: lines.map(({ tourId }) => aTravellerDraft({ tourId })) })
  const late = await placeOrder(db, anOrderRequest(roomy.id, 1, { lines, draft }), noon)
  const orderId = late.ok ? late.value.orderId : ''
  await releaseExpiredHolds(db, minutesLater(30))
  await placeOrder(db, anOrderRequest(tight.id, 1), minutesLater(31))

  await confirmOrder(db, captured(orderId), minutesLater(40))

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'expired', paid: { minor: 538_000 } })
  expect((await listHistory(db, orderId)).at(-1)).toMatchObject({ kind: 'seats-missing' })
  expect(await seatsOf(db, roomy.departureId)).toMatchObject({ held: 0, sold: 0 })
})

test.each([
  ['isMismatch', 'mismatched-payment'],
  ['isExcess', 'excess-payment'],
] as const)('confirms nothing when a payment is flagged %s', async (flag, kind) => {
  const db = await testDb()
  const { orderId, departureId } = await anOrder(db)

  await confirmOrder(db, captured(orderId, { [flag]: true }), minutesLater(5))

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'awaiting_payment' })
  expect((await listHistory(db, orderId)).at(-1)).toMatchObject({ kind })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 2, sold: 0 })
})

test('reports a second payment of a paid order', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)
  await confirmOrder(db, captured(orderId), minutesLater(5))

  await confirmOrder(db, captured(orderId, { attemptRef: 'attempt-2' }), minutesLater(6))

  expect((await listHistory(db, orderId)).at(-1)).toMatchObject({ kind: 'excess-payment' })
})

test('withdraws the awaited transfer together with the seats', async () => {
  const db = await testDb()
  const { paymentToken } = await anOrder(db)
  await aBankAccount(db)
  const gateway = aGateway(db)
  await startTransfer(gateway, { token: paymentToken, idempotencyKey: 'transfer-1', payer }, minutesLater(1))

  await releaseExpiredHolds(db, minutesLater(30))

  expect(await findPaymentPage(gateway, paymentToken, minutesLater(31))).toMatchObject({ state: { kind: 'cancelled' } })
})

test('keeps the seats a little longer while the customer is at the bank', async () => {
  const db = await testDb()
  const { paymentToken, departureId } = await anOrder(db)
  const gateway = aGateway(db)
  await startCardPayment(gateway, aCardPayment(paymentToken, { number: '4242 4242 4242 4242' }), minutesLater(29))
  const page = await findPaymentPage(gateway, paymentToken, minutesLater(30))

  expect(page?.state.kind).toBe('at-bank')
  expect(await releaseExpiredHolds(db, minutesLater(30))).toBe(0)
  expect((await seatsOf(db, departureId)).held).toBe(2)
})

test('lists the orders of a member, the newest first, and nobody else’s', async () => {
  const db = await testDb()
  const { userId } = await aUser(db)
  const member = proveMember(aSignedInUser({ id: userId }))
  const { id } = await aDeparture(db)
  const draft = { ...anOrderRequest(id, 1).draft, mode: 'member' }
  await placeOrder(db, anOrderRequest(id, 1, { draft, userId }), noon)
  await placeOrder(db, anOrderRequest(id, 1, { draft, userId }), minutesLater(1))
  await placeOrder(db, anOrderRequest(id, 1), minutesLater(2))

  const listed = member && (await listOrdersOfMember(db, member, { page: 1, pageSize: 20 }))

  expect(listed?.orders.map(({ orderNo }) => orderNo)).toEqual(['2026-000002', '2026-000001'])
})

test.each(testEngines)(
  'sells ten seats to two hundred callers exactly ten times (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const { db } = await testDatabase(engine)
    const { departureId, id } = await aDeparture(db, { capacity: 10 })

    const callers = Array.from({ length: 200 }, () => placeOrder(db, fromStranger(anOrderRequest(id, 1)), noon))
    const placed = await Promise.all(callers)

    expect(placed.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await seatsOf(db, departureId)).toEqual({ capacity: 10, held: 10, sold: 0 })
  },
)

test.runIf(testEngines.includes('server'))(
  'would oversell without the guard of the update: only the table stops it then',
  { timeout: 60_000 },
  async () => {
    const { db } = await testDatabase('server')
    const { departureId } = await aDeparture(db, { capacity: 10 })
    const lookThenTake = () =>
      db.transaction().execute(async (tx) => {
        const { capacity, held, sold } = await seatsOf(tx, departureId)
        if (held + sold < capacity)
          await sql`update departures set seats_held = seats_held + 1 where id = ${departureId}`.execute(tx)
      })

    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, lookThenTake))

    const stopped = outcomes.filter(
      (each) => each.status === 'rejected' && isCheckViolation(each.reason, 'departures_not_oversold'),
    )
    expect(stopped.length).toBeGreaterThan(0)
  },
)

test.each(testEngines)(
  'never lets orders of the same tours in any order wait for each other in a circle (%s)',
  { timeout: 120_000 },
  async (engine) => {
    const { db } = await testDatabase(engine)
    const tours = [
      await aDeparture(db, { capacity: 40 }),
      await aDeparture(db, { capacity: 40 }),
      await aDeparture(db, { capacity: 40 }),
    ]
    const request = (shift: number) => {
      const ids = tours.map((_, index) => tours[(index + shift) % 3]?.id ?? '')
      const lines = ids.map((tourId) => ({ tourId, fare: 'double', quantity: 1 }))
      return anOrderRequest('', 1, {
        lines,
        draft: aCheckoutDraft({ travellers: ids.map((tourId) => aTravellerDraft({ tourId })) }),
      })
    }

    const placed = await Promise.all(
      Array.from({ length: 40 }, (_, index) => placeOrder(db, fromStranger(request(index)), noon)),
    )

    expect(placed.every(({ ok }) => ok)).toBe(true)
    expect((await seatsOf(db, tours[0]?.departureId ?? '')).held).toBe(40)
  },
)

test.each(testEngines)('gives an expiring order’s seats away or sells them, never both (%s)', async (engine) => {
  const { db } = await testDatabase(engine)
  const { orderId, departureId } = await anOrder(db, { capacity: 2 })

  await Promise.all([
    releaseExpiredHolds(db, minutesLater(30)),
    confirmOrder(db, captured(orderId), minutesLater(30)),
    releaseExpiredHolds(db, minutesLater(30)),
  ])

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid' })
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
})
