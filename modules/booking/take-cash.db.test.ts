import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAgent } from '#modules/accounts/testing/builders.ts'
import { money, sum } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { aDeparture, seatsOf } from '#modules/catalog/testing/builders.ts'
import { balanceOf, closeDay, listEntriesOf } from '#modules/ledger/index.server.ts'
import { aRegister } from '#modules/ledger/testing/builders.ts'
import {
  findPaymentPage,
  listPaymentsOfSubject,
  startCardPayment,
  startTransfer,
} from '#modules/payments/index.server.ts'
import { aBankAccount, aCardPayment, aGateway, attemptsOf } from '#modules/payments/testing/builders.ts'
import { aListenerForAll } from '#modules/webhooks/testing/listening.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { listHistory } from './data/history.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { findPlaceInPlan } from './find-payment-plan.server.ts'
import { placeOrder } from './place-order.server.ts'
import { releaseExpiredHolds } from './release-expired-holds.server.ts'
import { sharePart } from './share-part.server.ts'
import { takeCashBack } from './take-cash-back.server.ts'
import { takeCash, type CashForOrder } from './take-cash.server.ts'
import { moneyHandlers } from './testing/a-paid-order.ts'
import { anOrder, anOrderRequest, fromStranger, minutesLater, noon } from './testing/builders.ts'
import { aBookedOrder, anOrderWithDeposit } from './testing/parts.ts'

const usd = (minor: number) => money(minor, 'USD')
const later = minutesLater(60)
const all = usd(538_000)

let db: Db
let admin: Admin<'payments'>
beforeEach(async () => {
  db = await testDb()
  admin = (await aRegister(db)).admin
})

const cashFor = (orderId: string, minor: number, change: Partial<CashForOrder> = {}): CashForOrder => ({
  orderId,
  cashRegister: 'main',
  amount: usd(minor),
  paymentType: 'cash',
  customerType: 'individual',
  date: dayInIstanbul(later),
  note: '',
  ...change,
})
const take = (orderId: string, minor: number, change: Partial<CashForOrder> = {}) =>
  takeCash(db, admin, cashFor(orderId, minor, change), later)
const lies = () => balanceOf(db, { kind: 'cash', register: 'main' }, 'USD')
const owed = (orderId: string) => balanceOf(db, { kind: 'receivable', subject: { kind: 'order', ref: orderId } }, 'USD')

async function taken(orderId: string, minor: number): Promise<string> {
  const booked = await take(orderId, minor)
  if (!booked.ok) throw new Error(booked.error.code)
  return booked.value.id
}

async function openPartsOf(orderId: string) {
  return (await listParts(db, orderId)).filter(({ paidAt }) => paidAt === null)
}

describe('cash for an order', () => {
  test('of all it costs pays it: seats sold, charge and money once in the books, one attempt, nothing open', async () => {
    const { orderId, departureId } = await anOrder(db)

    await taken(orderId, all.minor)

    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid', paid: all, paymentToken: null })
    expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
    expect([await lies(), await owed(orderId)]).toEqual([all, usd(0)])
    expect(await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([
      { method: 'cash', state: 'captured', captured: all, payer: { email: 'ayse.yilmaz@example.com' } },
    ])
    expect((await listEntriesOf(db, { kind: 'order', ref: orderId })).map(({ kind }) => kind).toSorted()).toEqual([
      'charge',
      'income',
    ])
  })

  test('of a part of it confirms it and leaves the rest open for today; the old address leads to what was paid', async () => {
    const { orderId, paymentToken } = await anOrder(db)

    await taken(orderId, 100_000)

    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'partially_paid', paid: usd(100_000) })
    expect(await openPartsOf(orderId)).toMatchObject([{ amount: usd(438_000), dueOn: dayInIstanbul(later) }])
    const place = await findPlaceInPlan(db, paymentToken, later)
    const page = place?.kind === 'moved' ? await findPaymentPage(aGateway(db), place.paymentToken, later) : undefined
    expect(page?.state).toMatchObject({ kind: 'paid', method: 'cash', charged: usd(100_000) })
  })

  test('pays what is due first and keeps the days of the rest', async () => {
    const { orderId } = await anOrderWithDeposit(db)

    await taken(orderId, 150_000)

    expect(await openPartsOf(orderId)).toMatchObject([{ amount: usd(388_000), dueOn: '2027-01-13' }])
  })

  test('leaves shares of others alone as long as it can', async () => {
    const { orderId, rest } = await aBookedOrder(db)
    const payer = { name: 'Zeynep Kaya', email: 'zeynep@example.com' }
    await sharePart(db, { orderId, partId: rest.id, amount: usd(200_000), payer }, minutesLater(10))

    await taken(orderId, 230_400)

    expect(await openPartsOf(orderId)).toMatchObject([{ amount: usd(200_000), payer }])
  })

  test('ends a transfer that was only announced', async () => {
    await aBankAccount(db)
    const { orderId, paymentToken } = await anOrder(db)
    const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
    await startTransfer(aGateway(db), { token: paymentToken, idempotencyKey: 'transfer-1', payer }, minutesLater(5))

    await taken(orderId, 100_000)

    expect(await attemptsOf(db, paymentToken)).toMatchObject([{ state: 'cancelled' }])
  })

  test('its jobs issue the receipt and mails of any payment and change nothing twice', async () => {
    const { orderId } = await anOrder(db)
    await taken(orderId, 100_000)

    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'partially_paid', paid: usd(100_000) })
    expect(await jobsOf(orderId)).toEqual(expect.arrayContaining(['order-part-paid', 'order-receipt-to-issue']))
  })

  test('brings an expired order back while its seats are free', async () => {
    const { orderId, departureId } = await anOrder(db)
    await releaseExpiredHolds(db, minutesLater(31))

    await taken(orderId, all.minor)

    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid' })
    expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
  })
})

describe('refuses, and writes nothing', () => {
  test.each([
    ['more than is owed', (id: string) => take(id, 538_001), { code: 'more-than-owed', owed: all }],
    [
      'money of another currency on a day without a rate',
      (id: string) => take(id, 1, { amount: money(100, 'TRY') }),
      { code: 'no-rate', currencies: ['TRY', 'USD'] },
    ],
    [
      'a register that is not there',
      (id: string) => take(id, 1, { cashRegister: 'none' }),
      { code: 'register-not-found' },
    ],
    ['an order that is not there', () => take(crypto.randomUUID(), 1), { code: 'order-not-found' }],
  ])('%s', async (_, act, error) => {
    const { orderId, paymentToken } = await anOrder(db)

    expect(await act(orderId)).toEqual({ ok: false, error })

    expect(await findOrder(db, { id: orderId })).toMatchObject({
      state: 'awaiting_payment',
      paid: usd(0),
      paymentToken,
    })
    expect(await lies()).toEqual(usd(0))
  })

  test('a second payment of what is paid', async () => {
    const { orderId } = await anOrder(db)
    await taken(orderId, all.minor)

    expect(await take(orderId, 1)).toEqual({ ok: false, error: { code: 'nothing-owed' } })
  })

  test('while a card may be charged', async () => {
    const { orderId, paymentToken } = await anOrder(db)
    await startCardPayment(aGateway(db), aCardPayment(paymentToken, { number: '4242 4242 4242 4242' }), minutesLater(5))

    expect(await take(orderId, 100_000)).toEqual({ ok: false, error: { code: 'payment-in-progress' } })
  })

  test('on a closed day; an announced transfer is still awaited', async () => {
    await aBankAccount(db)
    const { orderId, paymentToken } = await anOrder(db)
    const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
    await startTransfer(aGateway(db), { token: paymentToken, idempotencyKey: 'transfer-1', payer }, minutesLater(5))
    const day = dayInIstanbul(later)
    await closeDay(db, admin, { cashRegister: 'main', on: day, counted: [], note: '' }, later)

    expect(await take(orderId, 100_000)).toEqual({ ok: false, error: { code: 'day-closed' } })
    expect(await attemptsOf(db, paymentToken)).toMatchObject([{ state: 'pending_transfer' }])
  })

  test('an expired order whose seats others have', async () => {
    const { orderId, tourId, departureId } = await anOrder(db, { capacity: 2 })
    await releaseExpiredHolds(db, minutesLater(31))
    await placeOrder(db, anOrderRequest(tourId, 1), minutesLater(40))

    expect(await take(orderId, all.minor)).toEqual({ ok: false, error: { code: 'seats-missing' } })
    expect(await seatsOf(db, departureId)).toMatchObject({ held: 1, sold: 0 })
  })
})

describe('an entry that is taken back', () => {
  test('opens the balance again; the order stays confirmed, keeps its seats and says so', async () => {
    const { orderId, departureId } = await anOrder(db)
    const id = await taken(orderId, all.minor)

    expect(await takeCashBack(db, admin, { id, note: 'Yanlış sipariş' }, later)).toMatchObject({ ok: true })

    const order = await findOrder(db, { id: orderId })
    expect(order).toMatchObject({ state: 'partially_paid', paid: usd(0) })
    expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
    expect(await openPartsOf(orderId)).toMatchObject([{ amount: all, dueOn: dayInIstanbul(later) }])
    expect([await lies(), await owed(orderId)]).toEqual([usd(0), all])
    expect((await listHistory(db, orderId)).at(-1)).toMatchObject({ kind: 'cash-reversed' })
    const page = await findPaymentPage(aGateway(db), order?.paymentToken ?? '', later)
    expect(page?.state.kind).toBe('open')
  })

  test('can be paid again, by whatever way', async () => {
    const { orderId } = await anOrder(db)
    await takeCashBack(db, admin, { id: await taken(orderId, all.minor), note: '' }, later)

    await taken(orderId, all.minor)

    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid', paid: all })
  })

  test('is told to the customer by mail and to listeners', async () => {
    const { heard } = await aListenerForAll(db)
    const { orderId } = await anOrder(db)
    const id = await taken(orderId, 100_000)

    await takeCashBack(db, admin, { id, note: '' }, later)

    expect(await jobsOf(orderId)).toContain('order-cash-reversed')
    const [attempt] = await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })
    expect((await heard()).filter(({ type }) => type === 'payment.reversed')).toMatchObject([
      { data: { reference: attempt?.ref, for: 'order', amount: { amount: '1000.00', currency: 'USD' } } },
    ])
  })

  test('is taken back once', async () => {
    const { orderId } = await anOrder(db)
    const id = await taken(orderId, 100_000)
    await takeCashBack(db, admin, { id, note: '' }, later)

    expect(await takeCashBack(db, admin, { id, note: '' }, later)).toEqual({
      ok: false,
      error: { code: 'reversed-already' },
    })
    expect(await lies()).toEqual(usd(0))
  })

  test('is told of by no job that ran late', async () => {
    const { orderId } = await anOrder(db)
    await takeCashBack(db, admin, { id: await taken(orderId, 100_000), note: '' }, later)

    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: usd(0) })
  })

  test('stays when its money is promised back to the customer', async () => {
    const { orderId } = await anOrder(db)
    const id = await taken(orderId, all.minor)
    await cancelOrder(
      db,
      anAgent(),
      { orderId, by: 'organiser', notice: later, travellerIds: 'all', key: 'cancel-1', reason: 'iptal' },
      later,
    )

    expect(await takeCashBack(db, admin, { id, note: '' }, later)).toEqual({
      ok: false,
      error: { code: 'promised-back' },
    })
    expect(await lies()).toEqual(all)
  })
})

type Act = { kind: 'cash'; share: number } | { kind: 'back'; which: number } | { kind: 'card' }

test('whatever is taken, taken back and paid by card: order, parts, payments and books agree after every step', async () => {
  const acts = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('cash' as const), share: fc.integer({ min: 1, max: 110 }) }),
      fc.record({ kind: fc.constant('back' as const), which: fc.nat(5) }),
      fc.record({ kind: fc.constant('card' as const) }),
    ),
    { minLength: 2, maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(acts, async (steps) => {
      const { departureId, id: tourId } = await aDeparture(db)
      const placed = await placeOrder(db, fromStranger(anOrderRequest(tourId)), noon)
      if (!placed.ok) throw new Error(`the order was refused: ${placed.error.code}`)
      const { orderId } = placed.value
      const before = await lies()
      const entries: string[] = []
      let wasConfirmed = false
      for (const step of steps) {
        await perform(orderId, step, entries)
        const isConfirmed = await expectAgreement({ orderId, departureId, before })
        expect(isConfirmed || !wasConfirmed).toBe(true)
        wasConfirmed = isConfirmed
      }
    }),
    { numRuns: 12 },
  )
}, 120_000)

async function perform(orderId: string, step: Act, entries: string[]): Promise<void> {
  const order = await findOrder(db, { id: orderId })
  const open = all.minor - (order?.paid.minor ?? 0)
  if (step.kind === 'cash') {
    const booked = await take(orderId, Math.max(1, Math.floor((open * step.share) / 100)))
    if (booked.ok) entries.push(booked.value.id)
  } else if (step.kind === 'back') {
    const id = entries[step.which]
    if (id) await takeCashBack(db, admin, { id, note: '' }, later)
  } else if (order?.paymentToken) {
    await startCardPayment(aGateway(db), aCardPayment(order.paymentToken), later)
  }
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
}

async function expectAgreement({
  orderId,
  departureId,
  before,
}: {
  orderId: string
  departureId: string
  before: { minor: number }
}): Promise<boolean> {
  const order = await findOrder(db, { id: orderId })
  const attempts = await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })
  const captured = attempts.flatMap((attempt) => attempt.captured ?? [])
  const cash = attempts.filter(({ method }) => method === 'cash').flatMap((attempt) => attempt.captured ?? [])
  const isConfirmed = order?.state === 'paid' || order?.state === 'partially_paid'
  expect(order?.paid).toEqual(sum(captured, 'USD'))
  expect((await lies()).minor - before.minor).toBe(sum(cash, 'USD').minor)
  expect((await owed(orderId)).minor).toBe(isConfirmed ? all.minor - (order?.paid.minor ?? 0) : 0)
  const open = sum(
    (await openPartsOf(orderId)).map(({ amount }) => amount),
    'USD',
  )
  expect(open.minor).toBe(all.minor - (order?.paid.minor ?? 0))
  expect(order?.state === 'paid').toBe(open.minor === 0)
  expect(await seatsOf(db, departureId)).toMatchObject(isConfirmed ? { held: 0, sold: 2 } : { held: 2, sold: 0 })
  return isConfirmed
}

async function jobsOf(orderId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where data ->> 'orderId' = ${orderId} and state = 'created'`.execute(db)
  return rows.map(({ name }) => name)
}
