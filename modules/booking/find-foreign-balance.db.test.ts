import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { own } from '#modules/payments/data/tables.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findForeignBalance } from './find-foreign-balance.server.ts'
import { takeCashBack } from './take-cash-back.server.ts'
import { aDollarRate, anOrderPaidInCash, lira } from './testing/foreign.ts'

const usd = (minor: number) => money(minor, 'USD')
const today = dayInIstanbul(new Date())

test.each([
  [
    'of today',
    0,
    {
      amount: lira(18_396_000),
      rate: { base: 'USD', quote: 'TRY', on: today },
    },
  ],
  ['of six days ago', 6, { amount: lira(18_396_000), rate: { on: addDays(today, -6) } }],
])('dollars are owed in about so many lira at the rate %s', async (_name, daysAgo, owed) => {
  const db = await testDb()
  await aDollarRate(db, 40, 8)
  await aDollarRate(db, 42, daysAgo)

  const found = await findForeignBalance(db, { orderId: crypto.randomUUID(), owed: usd(438_000) }, new Date())

  expect(found).toMatchObject({ paid: [], owed })
})

test.each([
  ['a rate of last week', usd(438_000), 7],
  ['nothing that is owed', usd(0), 0],
  ['lira for an order in lira', lira(100_000), 0],
])('%s tells nothing', async (_name, owed, daysAgo) => {
  const db = await testDb()
  await aDollarRate(db, 42, daysAgo)

  const found = await findForeignBalance(db, { orderId: crypto.randomUUID(), owed }, new Date())

  expect(found).toEqual({ paid: [], owed: null })
})

test('what came in lira keeps its rate; what was taken back is told no longer', async () => {
  const db = await testDb()
  await aDollarRate(db, 42)
  const { orderId, admin, entries } = await anOrderPaidInCash(db, [lira(4_200_000), lira(2_100_000)])
  await aDollarRate(db, 50)
  await takeCashBack(db, admin, { id: entries[1] ?? '', note: 'yanlış' }, new Date())

  const found = await findForeignBalance(db, { orderId, owed: usd(438_000) }, new Date())

  expect(found).toMatchObject({
    paid: [
      {
        amount: lira(4_200_000),
        rate: { rate: { value: 42, scale: 0 }, on: today },
      },
    ],
    owed: { amount: lira(21_900_000), rate: { rate: { value: 50, scale: 0 } } },
  })
})

test('what has gone back whole is told no longer', async () => {
  const db = await testDb()
  await aDollarRate(db, 42)
  const { orderId } = await anOrderPaidInCash(db, [lira(4_200_000)])
  await own(db).updateTable('payment_attempts').set({ state: 'refunded' }).execute()

  expect(await findForeignBalance(db, { orderId, owed: usd(0) }, new Date())).toEqual({ paid: [], owed: null })
})

test('an order in lira of which some came in dollars is told in dollars', async () => {
  const db = await testDb()
  await aDollarRate(db, 40)
  const { orderId } = await anOrderPaidInCash(db, [usd(1000)], {
    currency: 'TRY',
  })

  const found = await findForeignBalance(db, { orderId, owed: lira(498_000) }, new Date())

  expect(found).toMatchObject({
    paid: [{ amount: usd(1000) }],
    owed: { amount: usd(12_450) },
  })
})

test('a moment before the money came knows nothing of it', async () => {
  const db = await testDb()
  await aDollarRate(db, 40)
  const { orderId } = await anOrderPaidInCash(db, [usd(1000)], {
    currency: 'TRY',
  })

  const found = await findForeignBalance(db, { orderId, owed: lira(498_000) }, new Date(0))

  expect(found).toEqual({ paid: [], owed: null })
})
