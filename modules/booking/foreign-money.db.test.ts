import { beforeEach, expect, test } from 'vitest'
import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { balanceOf, listBalances } from '#modules/ledger/index.server.ts'
import { aRate, aRegister } from '#modules/ledger/testing/builders.ts'
import { listPaymentsOfSubject } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findOrder } from './data/read-orders.server.ts'
import { findDayBalance } from './find-day-balance.server.ts'
import { takeCashBack } from './take-cash-back.server.ts'
import { takeCash } from './take-cash.server.ts'
import { takeTransferBack } from './take-transfer-back.server.ts'
import { takeTransfer } from './take-transfer.server.ts'
import { moneyHandlers } from './testing/a-paid-order.ts'
import { anOrder, minutesLater, noon } from './testing/builders.ts'

const later = minutesLater(60)
const today = dayInIstanbul(later)
const usd = (minor: number) => money(minor, 'USD')
const lira = (minor: number) => money(minor, 'TRY')
const IBAN = 'TR330006100519786457841326'

let db: Db
let admin: Admin<'payments'>
beforeEach(async () => {
  db = await testDb()
  admin = (await aRegister(db)).admin
})

/** The rate of the moment at which the order is placed, and the one of the desk an hour later. */
async function anOrderAtRates(placed: number, paid: number) {
  await aRate(db, { base: 'USD', quote: 'TRY', rate: { value: placed, scale: 0 }, source: 'TCMB', validFrom: noon })
  const order = await anOrder(db)
  const validFrom = minutesLater(30)
  await aRate(db, { base: 'USD', quote: 'TRY', rate: { value: paid, scale: 0 }, source: 'TCMB', validFrom })
  return order
}
const take = (orderId: string, amount: Money, date: PlainDate = today) =>
  takeCash(
    db,
    admin,
    { orderId, cashRegister: 'main', amount, paymentType: 'cash', customerType: 'individual', date, note: '' },
    later,
  )
const of = async (orderId: string) => ({
  drawer: await listBalances(db, { kind: 'cash', register: 'main' }),
  bank: await listBalances(db, { kind: 'bank', iban: IBAN }),
  owed: await balanceOf(db, { kind: 'receivable', subject: { kind: 'order', ref: orderId } }, 'USD'),
  exchange: await listBalances(db, { kind: 'exchange' }),
  differences: await balanceOf(db, { kind: 'exchange-differences' }, 'TRY'),
})

test('lira at the desk count at the rate of the day; the difference to the rate of the order stands apart', async () => {
  const { orderId } = await anOrderAtRates(40, 42)

  const taken = await take(orderId, lira(4_200_000))

  expect(taken.ok).toBe(true)
  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'partially_paid', paid: usd(100_000) })
  expect(await of(orderId)).toEqual({
    drawer: [lira(4_200_000)],
    bank: [],
    owed: usd(438_000),
    exchange: [lira(-4_000_000), usd(100_000)],
    differences: lira(-200_000),
  })
  expect(await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([
    {
      captured: usd(100_000),
      foreign: {
        paid: lira(4_200_000),
        difference: lira(200_000),
        rate: { base: 'USD', quote: 'TRY', rate: { value: 42, scale: 0 }, source: 'TCMB', on: today },
      },
    },
  ])
})

test('what is owed at the rate of the day pays it whole, and the jobs of a payment run', async () => {
  const { orderId } = await anOrderAtRates(40, 39)
  const balance = await findDayBalance(db, admin, { orderId, on: today })
  const amount = balance?.others.find(({ amount: { currency } }) => currency === 'TRY')?.amount ?? lira(1)

  await take(orderId, amount)
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))

  expect(balance).toMatchObject({ owed: usd(538_000), others: [{ amount: lira(20_982_000) }] })
  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid', paid: usd(538_000) })
  expect(await of(orderId)).toMatchObject({ owed: usd(0), differences: lira(538_000) })
})

test('an entry taken back turns all of it', async () => {
  const { orderId } = await anOrderAtRates(40, 42)
  const taken = await take(orderId, lira(4_200_000))

  await takeCashBack(db, admin, { id: taken.ok ? taken.value.id : '', note: 'yanlış' }, later)

  expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: usd(0) })
  expect(await of(orderId)).toEqual({
    drawer: [lira(0)],
    bank: [],
    owed: usd(538_000),
    exchange: [lira(0), usd(0)],
    differences: lira(0),
  })
})

test('a transfer in lira counts the same, and is taken back the same', async () => {
  const { orderId } = await anOrderAtRates(40, 42)
  const transfer = { orderId, amount: lira(4_200_000), on: today, key: 'line-1', iban: IBAN }

  const taken = await db.transaction().execute((tx) => takeTransfer(tx, transfer, later))
  const there = await of(orderId)
  const attemptRef = taken.ok ? taken.value.attemptRef : ''
  await db.transaction().execute((tx) => takeTransferBack(tx, admin, { orderId, attemptRef, note: 'yanlış' }, later))

  expect(there).toMatchObject({ bank: [lira(4_200_000)], owed: usd(438_000), differences: lira(-200_000) })
  expect(await of(orderId)).toMatchObject({ bank: [lira(0)], owed: usd(538_000), differences: lira(0) })
})

test('euros for dollars are compared by the lira', async () => {
  const { orderId } = await anOrderAtRates(40, 40)
  const euro = { base: 'EUR', quote: 'TRY', rate: { value: 50, scale: 0 }, source: 'manual', validFrom: noon } as const
  await aRate(db, euro)

  await take(orderId, money(100_000, 'EUR'))

  expect(await findOrder(db, { id: orderId })).toMatchObject({ paid: usd(125_000) })
  expect(await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })).toMatchObject([
    { foreign: { rate: { base: 'EUR', quote: 'USD', rate: { value: 1_250_000, scale: 6 }, source: 'manual, TCMB' } } },
  ])
})

test.each<[string, (orderId: string) => ReturnType<typeof take>, object]>([
  [
    'a day whose rate nobody entered',
    (orderId) => take(orderId, lira(4_200_000), '2026-11-30' as PlainDate),
    { code: 'no-rate', currencies: ['TRY', 'USD'] },
  ],
  ['a currency without a rate', (orderId) => take(orderId, money(100, 'SAR')), { code: 'no-rate' }],
  ['more than is owed at the rate', (orderId) => take(orderId, lira(22_596_001)), { code: 'more-than-owed' }],
  ['less than a cent', (orderId) => take(orderId, lira(1)), { code: 'too-little' }],
])('%s is refused, and nothing is written', async (_, act, error) => {
  const { orderId } = await anOrderAtRates(40, 42)

  expect(await act(orderId)).toMatchObject({ ok: false, error })

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'awaiting_payment', paid: usd(0) })
  expect(await of(orderId)).toMatchObject({ drawer: [], exchange: [] })
})
