import { describe, expect, test } from 'vitest'
import { anAgent } from '#modules/accounts/testing/builders.ts'
import { money } from '#kernel/money.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { startCardPayment } from '#modules/payments/start-card-payment.server.ts'
import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway, attemptsOf } from '#modules/payments/testing/builders.ts'
import { waitingJobs } from '#modules/payments/testing/waiting-jobs.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { cancelOrder, type CancelRequest } from './cancel-order.server.ts'
import { findOpenCancelRequest } from './data/cancellations.server.ts'
import { listHistory } from './data/history.server.ts'
import { own } from './data/tables.server.ts'
import { orderCancelled, refundPromised } from './jobs/queues.server.ts'
import { previewCancellation } from './preview-cancellation.server.ts'
import { requestCancellation } from './request-cancellation.server.ts'
import { aPaidOrder, moneyHandlers } from './testing/a-paid-order.ts'
import { anOrder, minutesLater } from './testing/builders.ts'

const tomorrow = minutesLater(24 * 60)

function aRequest(orderId: string, changes: Partial<CancelRequest> = {}): CancelRequest {
  return {
    key: crypto.randomUUID(),
    orderId,
    by: 'customer',
    notice: tomorrow,
    travellerIds: 'all',
    reason: 'illness',
    ...changes,
  }
}

async function orderOf(db: Db, orderId: string) {
  return own(db).selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
}

async function seatsOf(db: Db, orderId: string) {
  return own(db).selectFrom('seat_holds').select(['state', 'seats']).where('order_id', '=', orderId).execute()
}

async function owedBy(db: Db, orderId: string): Promise<number> {
  const account = { kind: 'receivable', subject: { kind: 'order', ref: orderId } } as const
  return (await balanceOf(db, account, 'USD')).minor
}

async function travellersOf(db: Db, orderId: string): Promise<string[]> {
  const preview = await previewCancellation(db, { orderId, by: 'customer', notice: tomorrow, travellerIds: 'all' })
  return preview?.cancellation.tours.flatMap(({ travellerIds }) => travellerIds) ?? []
}

describe('the whole order', () => {
  test('ten weeks ahead: seats go back on sale, everything paid goes back, the books are even', async () => {
    const db = await testDb()
    const { orderId, total } = await aPaidOrder(db)

    const cancelled = await cancelOrder(db, anAgent(), aRequest(orderId), tomorrow)
    const before = await orderOf(db, orderId)
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    expect([cancelled.ok, before.state, (await orderOf(db, orderId)).state]).toEqual([true, 'cancelled', 'refunded'])
    expect(await seatsOf(db, orderId)).toEqual([{ state: 'released', seats: 2 }])
    expect(await listRefundsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([
      { state: 'succeeded', amount: total, cause: 'cancellation' },
    ])
    expect(await owedBy(db, orderId)).toBe(0)
    expect(await balanceOf(db, { kind: 'sales' }, 'USD')).toEqual(money(0, 'USD'))
    expect((await listHistory(db, orderId)).map(({ kind }) => kind).slice(-2)).toEqual(['cancelled', 'refunded'])
    expect(await waitingJobs(db, orderCancelled)).toHaveLength(1)
  })

  test('too late for anything back: the fee is booked and nothing is sent', async () => {
    const db = await testDb()
    const { orderId, total } = await aPaidOrder(db)
    const late = minutesLater(24 * 60 * 60)

    await cancelOrder(db, anAgent(), aRequest(orderId, { notice: late }), late)

    expect(await listRefundsOfSubject(db, { kind: 'order', ref: orderId })).toEqual([])
    expect(await balanceOf(db, { kind: 'cancellation-fees' }, 'USD')).toEqual(money(-total.minor, 'USD'))
    expect([await owedBy(db, orderId), (await orderOf(db, orderId)).state]).toEqual([0, 'cancelled'])
  })

  test('an order that nobody paid is cancelled without any entry in the books', async () => {
    const db = await testDb()
    const { orderId, paymentToken } = await anOrder(db)

    const cancelled = await cancelOrder(db, anAgent(), aRequest(orderId), minutesLater(3))
    const pay = await startCardPayment(aGateway(db), aCardPayment(paymentToken), minutesLater(4))

    expect([cancelled.ok, pay.ok, await owedBy(db, orderId)]).toEqual([true, false, 0])
    expect(await seatsOf(db, orderId)).toMatchObject([{ state: 'released' }])
  })

  test('sent twice it is one cancellation, with another key it is refused', async () => {
    const db = await testDb()
    const { orderId } = await aPaidOrder(db)
    const request = aRequest(orderId)

    const first = await cancelOrder(db, anAgent(), request, tomorrow)
    const again = await cancelOrder(db, anAgent(), request, tomorrow)
    const other = await cancelOrder(db, anAgent(), aRequest(orderId), tomorrow)

    expect([first, again].map((each) => each.ok && each.value.isReplay)).toEqual([false, true])
    expect(other).toEqual({ ok: false, error: { code: 'nothing-to-cancel' } })
    expect(await listRefundsOfSubject(db, { kind: 'order', ref: orderId })).toHaveLength(1)
  })

  test('while the card is at the bank nothing is cancelled', async () => {
    const db = await testDb()
    const { orderId, paymentToken } = await anOrder(db)
    await startCardPayment(aGateway(db), aCardPayment(paymentToken, { number: '4242 4242 4242 4242' }), minutesLater(1))

    const cancelled = await cancelOrder(db, anAgent(), aRequest(orderId), minutesLater(2))

    expect(cancelled).toEqual({ ok: false, error: { code: 'payment-in-progress' } })
    expect((await orderOf(db, orderId)).state).toBe('awaiting_payment')
  })

  test('figures that changed since staff saw them stop it', async () => {
    const db = await testDb()
    const { orderId, total } = await aPaidOrder(db)

    const cancelled = await cancelOrder(db, anAgent(), aRequest(orderId, { shownBack: money(1, 'USD') }), tomorrow)

    expect(cancelled).toEqual({ ok: false, error: { code: 'figures-changed', back: total } })
  })

  test('money that was captured but not yet reported goes back once', async () => {
    const db = await testDb()
    const { orderId, paymentToken, total } = await anOrder(db)
    await startCardPayment(aGateway(db), aCardPayment(paymentToken), minutesLater(1))

    const cancelled = await cancelOrder(db, anAgent(), aRequest(orderId), minutesLater(2))
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    expect(cancelled.ok).toBe(true)
    expect(await listRefundsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([{ amount: total }])
    expect(await owedBy(db, orderId)).toBe(0)
  })
})

describe('some travellers', () => {
  test('one of two leaves: a seat is free, half goes back, the order stays paid', async () => {
    const db = await testDb()
    const { orderId, total } = await aPaidOrder(db)
    const [first = ''] = await travellersOf(db, orderId)

    await cancelOrder(db, anAgent(), aRequest(orderId, { travellerIds: [first] }), tomorrow)
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    expect((await orderOf(db, orderId)).state).toBe('paid')
    expect(await seatsOf(db, orderId)).toEqual([{ state: 'sold', seats: 1 }])
    expect(await listRefundsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([
      { amount: money(total.minor / 2, 'USD'), state: 'succeeded' },
    ])
    expect(await owedBy(db, orderId)).toBe(0)
    expect(await travellersOf(db, orderId)).toHaveLength(1)
  })

  test('the other one later: then the order is cancelled and the rest goes back', async () => {
    const db = await testDb()
    const { orderId, total } = await aPaidOrder(db)
    const [first = ''] = await travellersOf(db, orderId)

    await cancelOrder(db, anAgent(), aRequest(orderId, { travellerIds: [first] }), tomorrow)
    await cancelOrder(db, anAgent(), aRequest(orderId), tomorrow)
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    const refunds = await listRefundsOfSubject(db, { kind: 'order', ref: orderId })
    expect(refunds.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(total.minor)
    expect([(await orderOf(db, orderId)).state, await owedBy(db, orderId)]).toEqual(['refunded', 0])
  })

  test('an order that was never sold is cancelled whole or not at all', async () => {
    const db = await testDb()
    const { orderId } = await anOrder(db)
    const [first = ''] = await travellersOf(db, orderId)

    const cancelled = await cancelOrder(db, anAgent(), aRequest(orderId, { travellerIds: [first] }), tomorrow)

    expect(cancelled).toEqual({ ok: false, error: { code: 'whole-only' } })
  })
})

describe.each(testEngines)('at once, on the %s engine', (engine) => {
  test('five people cancel: it happens once and money goes back once', async () => {
    const { db } = await testDatabase(engine)
    const { orderId, total } = await aPaidOrder(db)

    const all = await Promise.all(
      Array.from({ length: 5 }, () => cancelOrder(db, anAgent(), aRequest(orderId), tomorrow)),
    )
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    expect(all.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await listRefundsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([{ amount: total }])
  })

  test('cancelled and paid in the same moment: the money goes back or the order is refused', async () => {
    const { db } = await testDatabase(engine)
    const { orderId, paymentToken } = await anOrder(db)

    await Promise.all([
      startCardPayment(aGateway(db), aCardPayment(paymentToken), minutesLater(5)),
      cancelOrder(db, anAgent(), aRequest(orderId), minutesLater(5)),
    ])
    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    const { state } = await orderOf(db, orderId)
    const paid = (await attemptsOf(db, paymentToken)).some((attempt) => attempt.state === 'captured')
    expect(paid).toBe(state === 'paid')
  })
})

test('a payment that nobody needed goes back by itself, and the customer is told', async () => {
  const db = await testDb()
  const { orderId, attemptRef } = await aPaidOrder(db)
  await own(db).updateTable('orders').set({ state: 'cancelled' }).where('id', '=', orderId).execute()
  await own(db).deleteFrom('order_history').where('order_id', '=', orderId).where('kind', '=', 'paid').execute()
  const payment = { orderId, attemptRef, amountMinor: 1, isMismatch: false, isExcess: false }

  await confirmOrder(db, payment, tomorrow)
  await confirmOrder(db, payment, tomorrow)

  expect(await listRefundsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([{ cause: 'excess' }])
  expect(await waitingJobs(db, refundPromised)).toHaveLength(1)
})

test('a customer’s request fixes the day and is answered by the cancellation', async () => {
  const db = await testDb()
  const { orderId } = await aPaidOrder(db)

  const asked = await requestCancellation(db, { orderId, reason: ' my mother\r\nis ill ' }, tomorrow)
  const again = await requestCancellation(db, { orderId, reason: 'twice' }, minutesLater(9999))
  const open = await findOpenCancelRequest(db, orderId)
  await cancelOrder(db, anAgent(), aRequest(orderId), minutesLater(10_000))
  const late = await requestCancellation(db, { orderId, reason: '' }, minutesLater(10_001))

  expect(again).toEqual(asked)
  expect(open).toMatchObject({ reason: 'my mother\nis ill', requestedAt: tomorrow })
  expect(await findOpenCancelRequest(db, orderId)).toBeUndefined()
  expect(late).toEqual({ ok: false, error: { code: 'nothing-to-cancel' } })
})
