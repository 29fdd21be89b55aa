import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { balanceOf, listEntriesOf } from '#modules/ledger/index.server.ts'
import { aRegister } from '#modules/ledger/testing/builders.ts'
import {
  confirmTransfer,
  listPaymentsOfSubject,
  listRefundsOfSubject,
  requestRefund,
  startTransfer,
} from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway } from '#modules/payments/testing/builders.ts'
import { aListenerForAll } from '#modules/webhooks/testing/listening.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { bookCashEntry, type CashEntry } from './book-cash-entry.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { listHistory } from './data/history.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { findPlaceInPlan } from './find-payment-plan.server.ts'
import { takeCashBack } from './take-cash-back.server.ts'
import { aPaidOrder, moneyHandlers } from './testing/a-paid-order.ts'
import { anOrder, minutesLater } from './testing/builders.ts'

const usd = (minor: number) => money(minor, 'USD')
const later = minutesLater(60)
const all = usd(538_000)

let db: Db
let admin: Admin<'payments' | 'refunds'>
beforeEach(async () => {
  db = await testDb()
  admin = (await aRegister(db)).admin
})

function book(type: 'income' | 'refund', orderId: string, minor: number, change: Partial<CashEntry> = {}) {
  const entry: CashEntry = {
    type,
    orderId,
    cashRegister: 'main',
    amount: usd(minor),
    paymentType: 'cash',
    customerType: 'individual',
    date: dayInIstanbul(later),
    note: 'Konuşuldu',
    ...change,
  }
  return bookCashEntry(db, admin, entry, later)
}

const lies = () => balanceOf(db, { kind: 'cash', register: 'main' }, 'USD')
const subjectOf = (orderId: string) => ({ kind: 'order', ref: orderId }) as const
const owed = (orderId: string) => balanceOf(db, { kind: 'receivable', subject: subjectOf(orderId) }, 'USD')
const openOf = async (orderId: string) => (await listParts(db, orderId)).filter(({ paidAt }) => paidAt === null)

async function anOrderPaidInCash() {
  const order = await anOrder(db)
  await book('income', order.orderId, all.minor)
  return order
}

/** An order paid by transfer that was cancelled by us: all of it is promised back by transfer. */
async function aPromise() {
  await aBankAccount(db)
  const order = await anOrder(db)
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  const wish = { token: order.paymentToken, idempotencyKey: 't', payer }
  await startTransfer(aGateway(db), wish, minutesLater(1))
  const [attempt] = await listPaymentsOfSubject(db, subjectOf(order.orderId))
  await confirmTransfer(db, { attemptRef: attempt?.ref ?? '', received: all, note: '' }, minutesLater(5))
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  const request = { orderId: order.orderId, by: 'organiser', notice: later, key: 'c', reason: 'iptal' } as const
  await cancelOrder(db, admin, { ...request, travellerIds: 'all' }, later)
  return order
}

describe('cash that is given back for an order', () => {
  test('is paid no more and owed again from today; order, books, payment and history agree', async () => {
    const { orderId } = await anOrderPaidInCash()

    expect(await book('refund', orderId, 100_000)).toMatchObject({ ok: true })

    expect(await findOrder(db, { id: orderId })).toMatchObject({
      state: 'partially_paid',
      paid: usd(438_000),
      remaining: usd(100_000),
    })
    const [open] = await openOf(orderId)
    expect(open).toMatchObject({ amount: usd(100_000), dueOn: dayInIstanbul(later) })
    expect(await findPlaceInPlan(db, open?.paymentToken ?? '', later)).toMatchObject({
      part: { paidBefore: usd(438_000), remaining: null },
    })
    expect([await lies(), await owed(orderId)]).toEqual([usd(438_000), usd(100_000)])
    expect(await listPaymentsOfSubject(db, subjectOf(orderId))).toMatchObject([{ state: 'partially_refunded' }])
    expect(await listRefundsOfSubject(db, subjectOf(orderId))).toMatchObject([
      { method: 'cash', state: 'succeeded', cause: 'manual', reason: 'Konuşuldu' },
    ])
    expect((await listEntriesOf(db, subjectOf(orderId))).filter(({ kind }) => kind === 'refund')).toHaveLength(1)
    expect((await listHistory(db, orderId)).at(-1)).toMatchObject({ kind: 'refunded' })
  })

  test('is told by the mail and the message of any refund, once, and its jobs change nothing twice', async () => {
    const { heard } = await aListenerForAll(db)
    const { orderId } = await anOrderPaidInCash()
    await book('refund', orderId, 100_000)

    await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

    expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: usd(438_000) })
    expect((await heard()).filter(({ type }) => type === 'payment.refunded')).toMatchObject([
      { data: { amount: { amount: '1000.00', currency: 'USD' }, for: 'order' } },
    ])
    const { rows } = await sql`
      select id from pgboss.job where name = 'refund-sent' and data ->> 'orderId' = ${orderId}`.execute(db)
    expect(rows).toHaveLength(1)
  })

  test('can be paid again', async () => {
    const { orderId } = await anOrderPaidInCash()
    await book('refund', orderId, all.minor)

    await book('income', orderId, all.minor)

    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid', paid: all, remaining: usd(0) })
    expect([await lies(), await owed(orderId)]).toEqual([all, usd(0)])
  })

  test('keeps what was promised by transfer after a cancellation, which then is done', async () => {
    const { orderId } = await aPromise()

    expect(await book('refund', orderId, all.minor)).toMatchObject({ ok: true })

    expect(await listRefundsOfSubject(db, subjectOf(orderId))).toMatchObject([
      { method: 'cash', state: 'succeeded', cause: 'cancellation', payee: null },
    ])
    expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'refunded', paid: usd(0), remaining: usd(0) })
    expect([await lies(), await owed(orderId), await openOf(orderId)]).toEqual([usd(-538_000), usd(0), []])
  })

  test('stays in the books: the customer was told of it', async () => {
    const { orderId } = await anOrderPaidInCash()
    const given = await book('refund', orderId, 100_000)
    const id = given.ok ? given.value.id : ''

    const back = await takeCashBack(db, admin, { id, note: '' }, later)

    expect(back).toEqual({ ok: false, error: { code: 'refund-stands' } })
    expect(await lies()).toEqual(usd(438_000))
  })
})

describe('refuses, and writes nothing', () => {
  test('more than came in cash or by transfer', async () => {
    const { orderId } = await anOrderPaidInCash()

    expect(await book('refund', orderId, 538_001)).toEqual({
      ok: false,
      error: { code: 'not-held-for-desk', refundable: all },
    })
    expect(await lies()).toEqual(all)
  })

  test('money that came by card: it goes back to the card', async () => {
    const { orderId } = await aPaidOrder(db)

    expect(await book('refund', orderId, 100)).toMatchObject({ error: { code: 'not-held-for-desk' } })
  })

  test('an amount that splits what was promised', async () => {
    const { orderId } = await aPromise()

    expect(await book('refund', orderId, 100)).toEqual({
      ok: false,
      error: { code: 'promised-otherwise', promised: all },
    })
    expect(await listRefundsOfSubject(db, subjectOf(orderId))).toMatchObject([
      { method: 'transfer', state: 'requested' },
    ])
  })

  test.each([
    ['another currency without a rate of the day', { amount: money(100, 'TRY') }, 'no-rate'],
    ['an order nobody placed', { orderId: crypto.randomUUID() }, 'order-not-found'],
    ['a register that is not there', { cashRegister: 'none' }, 'register-not-found'],
  ])('%s', async (_case, change, code) => {
    const { orderId } = await anOrderPaidInCash()

    expect(await book('refund', orderId, 100, change)).toMatchObject({ ok: false, error: { code } })
    expect(await listRefundsOfSubject(db, subjectOf(orderId))).toEqual([])
  })
})

test('a refund by hand to a card opens the balance as well; the surcharge was no part of it', async () => {
  const { orderId, attemptRef } = await aPaidOrder(db)
  const wish = { key: 'k', attemptRef, amount: usd(38_000), cause: 'manual', reason: 'yanlış kart' } as const
  await requestRefund(db, wish, later)

  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'partially_paid', remaining: usd(38_000) })
  expect(await owed(orderId)).toEqual(usd(38_000))
})
