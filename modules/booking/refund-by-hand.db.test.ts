import { beforeEach, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { aRegister } from '#modules/ledger/testing/builders.ts'
import { listRefundsOfSubject } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { bookCashEntry } from './book-cash-entry.server.ts'
import { cancelOrder } from './cancel-order.server.ts'
import { changePrice } from './change-price.server.ts'
import { listParties } from './data/party.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { findOrder as readOrder } from './data/read-orders.server.ts'
import type { RefundMeaning } from './domain/refund-meaning.ts'
import { findOrder } from './find-order.server.ts'
import { refundByHand } from './refund-by-hand.server.ts'
import { aPaidOrder, moneyHandlers } from './testing/a-paid-order.ts'
import { anOrder, minutesLater } from './testing/builders.ts'
import { findDueBack } from './weigh-refund.server.ts'

const usd = (minor: number) => money(minor, 'USD')
const later = minutesLater(60)
const today = dayInIstanbul(later)

let db: Db
let admin: Admin<'payments' | 'refunds'>
beforeEach(async () => {
  db = await testDb()
  admin = (await aRegister(db)).admin
})

const subjectOf = (orderId: string) => ({ kind: 'order', ref: orderId }) as const
const owed = (orderId: string) => balanceOf(db, { kind: 'receivable', subject: subjectOf(orderId) }, 'USD')
const openOf = async (orderId: string) => (await listParts(db, orderId)).filter(({ paidAt }) => paidAt === null)

function giveBack(order: { orderId: string; attemptRef: string }, minor: number, meaning: RefundMeaning | null) {
  const wish = { key: crypto.randomUUID(), amount: usd(minor), reason: 'Geç otel', meaning }
  return refundByHand(db, admin, { ...wish, orderId: order.orderId, attemptRef: order.attemptRef }, later)
}

/** The provider has sent it, and the order has heard of it. */
const sendAll = () => runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

test('nobody guesses what a refund of a paid order means', async () => {
  const order = await aPaidOrder(db)

  expect(await giveBack(order, 10_000, null)).toEqual({ ok: false, error: { code: 'meaning-missing' } })
  expect(await listRefundsOfSubject(db, subjectOf(order.orderId))).toEqual([])
})

test('with a lower price nothing is owed again, and nobody is reminded', async () => {
  const order = await aPaidOrder(db)
  const { total } = (await readOrder(db, { id: order.orderId }))!

  expect(await giveBack(order, 10_000, 'price-falls')).toMatchObject({ ok: true })
  await sendAll()

  const less = usd(total.minor - 10_000)
  expect(await readOrder(db, { id: order.orderId })).toMatchObject({ state: 'paid', total: less, paid: less })
  expect(await openOf(order.orderId)).toEqual([])
  expect(await owed(order.orderId)).toEqual(usd(0))
})

test('money that came by mistake stays to be paid', async () => {
  const order = await aPaidOrder(db)

  await giveBack(order, 10_000, 'stays-owed')
  await sendAll()

  expect(await readOrder(db, { id: order.orderId })).toMatchObject({ state: 'partially_paid', remaining: usd(10_000) })
  expect(await openOf(order.orderId)).toMatchObject([{ amount: usd(10_000) }])
  expect(await owed(order.orderId)).toEqual(usd(10_000))
})

test('what was paid above the price is due to go back, and needs no meaning until it has', async () => {
  const order = await aPaidOrder(db)
  const seen = (await findOrder(db, admin, order.publicId))!
  const total = usd(seen.amounts.total.minor - 25_001)
  await changePrice(
    db,
    aStaffMember(),
    { id: order.publicId, version: seen.version, total, reason: 'Sadık müşteri' },
    later,
  )

  expect(await findDueBack(db, admin, order)).toEqual({ amount: usd(25_001), needsMeaning: true })
  expect(await giveBack(order, 25_002, null)).toMatchObject({ error: { code: 'meaning-missing' } })
  expect(await giveBack(order, 25_001, null)).toMatchObject({ ok: true })
  expect(await findDueBack(db, admin, order)).toMatchObject({ amount: usd(0) })
  await sendAll()
  expect(await readOrder(db, { id: order.orderId })).toMatchObject({ state: 'paid', total, paid: total })
  expect(await findDueBack(db, admin, order)).toMatchObject({ amount: usd(0) })
})

test('of an order that is not paid yet the rest keeps its day, and in the end is what the price leaves', async () => {
  const order = await anOrder(db)
  const entry = {
    cashRegister: 'main',
    paymentType: 'cash',
    customerType: 'individual',
    note: 'jest',
    date: today,
  } as const
  const take = { ...entry, orderId: order.orderId }
  await bookCashEntry(db, admin, { ...take, type: 'income', amount: usd(200_000) }, later)
  const [before] = await openOf(order.orderId)

  const unsaid = await bookCashEntry(db, admin, { ...take, type: 'refund', amount: usd(50_000), meaning: null }, later)
  const back = { ...take, type: 'refund', amount: usd(50_000), meaning: 'price-falls' } as const
  const given = await bookCashEntry(db, admin, back, later)

  expect([unsaid, given]).toMatchObject([{ error: { code: 'meaning-missing' } }, { ok: true }])
  expect(await readOrder(db, { id: order.orderId })).toMatchObject({
    total: usd(488_000),
    paid: usd(150_000),
    remaining: usd(338_000),
  })
  const open = await openOf(order.orderId)
  expect(open.reduce((minor, { amount }) => minor + amount.minor, 0)).toBe(338_000)
  expect(new Set(open.map(({ dueOn }) => dueOn))).toEqual(new Set([before?.dueOn]))
  expect(await owed(order.orderId)).toEqual(usd(338_000))
})

test('the price cannot fall to nothing', async () => {
  const order = await aPaidOrder(db)
  const { total } = (await readOrder(db, { id: order.orderId }))!
  const gone = await giveBack(order, total.minor, 'price-falls')

  expect(gone).toMatchObject({ error: { code: 'price-gone' } })
})

/** An order of two that is paid and that one has left early enough to owe nothing. */
async function anOrderThatOneLeft() {
  const order = await aPaidOrder(db)
  const people = (await listParties(db, order.orderId)).flatMap((party) => party.people)
  const leave = (key: string, travellerIds: string[] | 'all') =>
    cancelOrder(
      db,
      admin,
      { orderId: order.orderId, by: 'organiser', notice: later, reason: 'iptal', key, travellerIds },
      later,
    )
  await leave('one', [people[0]?.id ?? ''])
  await sendAll()
  return { order, leave }
}

test('after somebody left, the price falls for those who stay, and the books are even in the end', async () => {
  const { order, leave } = await anOrderThatOneLeft()
  const { orderId } = order

  const given = await giveBack(order, 10_000, 'price-falls')
  await sendAll()

  expect(given).toMatchObject({ ok: true })
  const [gone, stays] = (await listParties(db, orderId)).flatMap((party) => party.people)
  expect([gone, stays]).toMatchObject([{ discount: usd(0) }, { discount: usd(10_000) }])
  expect(await readOrder(db, { id: orderId })).toMatchObject({
    state: 'paid',
    total: usd(528_000),
    paid: usd(259_000),
    remaining: usd(0),
  })
  expect(await openOf(orderId)).toEqual([])
  expect(await owed(orderId)).toEqual(usd(0))

  await leave('all', 'all')
  await sendAll()
  expect(await owed(orderId)).toEqual(usd(0))
  const [sales, discounts, fees] = await Promise.all(
    (['sales', 'discounts', 'cancellation-fees'] as const).map((kind) => balanceOf(db, { kind }, 'USD')),
  )
  expect([sales, discounts, fees]).toEqual([usd(0), usd(0), usd(0)])
})

test('after somebody left, money that came by mistake stays to be paid, and a price does not fall to nothing', async () => {
  const { order } = await anOrderThatOneLeft()

  const all = await giveBack(order, 269_000, 'price-falls')
  const tooMuch = await giveBack(order, 269_001, 'stays-owed')
  const given = await giveBack(order, 1_000, 'stays-owed')
  await sendAll()

  expect([all, tooMuch, given]).toMatchObject([
    { error: { code: 'price-gone' } },
    { error: { code: 'refund-too-high', refundable: usd(269_000) } },
    { ok: true },
  ])
  expect(await readOrder(db, { id: order.orderId })).toMatchObject({ total: usd(538_000), remaining: usd(1_000) })
  expect(await openOf(order.orderId)).toMatchObject([{ amount: usd(1_000) }])
  expect(await owed(order.orderId)).toEqual(usd(1_000))
})
