import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { balanceOf } from './balance-of.server.ts'
import { bookTransaction, type NewTransaction } from './book-transaction.server.ts'
import type { Account } from './domain/account.ts'
import { listEntriesOf } from './list-entries-of.server.ts'
import { listTransactions } from './list-transactions.server.ts'
import { reverseTransaction } from './reverse-transaction.server.ts'
import { aRegister, aTransaction, aTransactionRequest, noon } from './testing/builders.ts'

const order = { kind: 'order' as const, ref: 'o-1' }
const cash: Account = { kind: 'cash', register: 'main' }
const lira = (minor: number) => money(minor, 'TRY')
const nextDay = new Date('2027-03-02T09:00:00Z')
const firstPage = { page: 1, pageSize: 20 }

test.each<[string, Partial<NewTransaction>, Account, number]>([
  ['income', { type: 'income' }, { kind: 'other-income' }, 10_000],
  ['income for an order', { type: 'income', subject: order }, { kind: 'receivable', subject: order }, 10_000],
  ['an expense', { type: 'expense' }, { kind: 'expenses' }, -10_000],
  ['a refund', { type: 'refund' }, { kind: 'other-income' }, -10_000],
  ['a refund for an order', { type: 'refund', subject: order }, { kind: 'receivable', subject: order }, -10_000],
  ['a transfer', { type: 'transfer', toCashRegister: 'safe' }, { kind: 'cash', register: 'safe' }, -10_000],
])('%s moves money between the register and its account', async (_case, change, other, minor) => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  await aRegister(db, 'safe')

  await aTransaction(db, admin, { ...change })

  expect(await balanceOf(db, cash, 'TRY')).toEqual(lira(minor))
  expect(await balanceOf(db, other, 'TRY')).toEqual(lira(-minor))
})

test.each<[string, Partial<NewTransaction>, string]>([
  ['a register that does not exist', { cashRegister: 'attic' }, 'register-not-found'],
  ['a transfer that goes nowhere', { type: 'transfer' }, 'other-register'],
  ['a transfer to itself', { type: 'transfer', toCashRegister: 'main' }, 'other-register'],
  ['income with a second register', { toCashRegister: 'safe' }, 'other-register'],
  ['a day that is still to come', { date: plainDate('2027-03-02') }, 'date-ahead'],
])('%s is refused', async (_case, change, code) => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  await aRegister(db, 'safe')

  const booked = await bookTransaction(db, admin, aTransactionRequest({ ...change }), noon)

  expect(booked).toEqual({ ok: false, error: { code } })
  expect((await listTransactions(db, firstPage)).total).toBe(0)
})

test('an amount of nothing is a bug', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)

  await expect(bookTransaction(db, admin, aTransactionRequest({ amount: lira(0) }), noon)).rejects.toThrow(RangeError)
})

test('a reversal sends the money back the way it came, today, and both entries stay', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  const id = await aTransaction(db, admin, { subject: order })

  const reversed = await reverseTransaction(db, admin, { id, note: 'wrong customer' }, nextDay)

  const reversalId = reversed.ok ? reversed.value.id : ''
  expect(await balanceOf(db, cash, 'TRY')).toEqual(lira(0))
  expect(await balanceOf(db, { kind: 'receivable', subject: order }, 'TRY')).toEqual(lira(0))
  expect((await listTransactions(db, firstPage)).transactions).toMatchObject([
    { id: reversalId, reverses: id, reversedBy: null, date: '2027-03-02', note: 'wrong customer' },
    { id, reverses: null, reversedBy: reversalId, date: '2027-03-01' },
  ])
  expect((await listEntriesOf(db, order)).map((entry) => entry.kind)).toEqual(['income', 'reversal'])
})

test('an entry is taken back once, whoever asks how often, and a reversal never', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  const id = await aTransaction(db, admin)
  const reversal = { id, note: '' }

  const all = await Promise.all(Array.from({ length: 10 }, () => reverseTransaction(db, admin, reversal, noon)))

  const done = all.find((each) => each.ok)
  expect(all.filter((each) => each.ok)).toHaveLength(1)
  expect(await balanceOf(db, cash, 'TRY')).toEqual(lira(0))
  expect(await reverseTransaction(db, admin, reversal, noon)).toEqual({
    ok: false,
    error: { code: 'reversed-already' },
  })
  expect(await reverseTransaction(db, admin, { ...reversal, id: done?.ok ? done.value.id : '' }, noon)).toEqual({
    ok: false,
    error: { code: 'is-reversal' },
  })
  expect(await reverseTransaction(db, admin, { ...reversal, id: crypto.randomUUID() }, noon)).toEqual({
    ok: false,
    error: { code: 'transaction-not-found' },
  })
})

test('the list is filtered, comes in pages and sums up what it holds, each currency apart', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  await aRegister(db, 'safe')
  await aTransaction(db, admin, { amount: lira(10_000), note: 'Ramazan 100%', date: plainDate('2027-02-01') })
  const undone = await aTransaction(db, admin, { amount: lira(99_900) })
  await reverseTransaction(db, admin, { id: undone, note: '' }, noon)
  await aTransaction(db, admin, { type: 'expense', amount: lira(3000), customerType: 'supplier', paymentType: 'card' })
  await aTransaction(db, admin, { amount: money(50_000, 'USD'), paymentType: 'transfer' })
  await aTransaction(db, admin, { type: 'transfer', toCashRegister: 'safe', amount: lira(2000) })

  const all = await listTransactions(db, { page: 2, pageSize: 4 })
  const ofSafe = await listTransactions(db, { ...firstPage, cashRegister: 'safe' })

  expect([all.total, all.transactions.length]).toEqual([6, 2])
  expect(all.sums).toEqual([
    { in: lira(10_000), out: lira(3000), rest: lira(7000) },
    { in: money(50_000, 'USD'), out: money(0, 'USD'), rest: money(50_000, 'USD') },
  ])
  expect(ofSafe.sums).toEqual([{ in: lira(2000), out: lira(0), rest: lira(2000) }])
  const counts = await Promise.all(
    [
      { q: '100%' },
      { q: '1_0' },
      { currency: 'USD' as const },
      { type: 'expense' as const },
      { paymentType: 'cash' as const },
      { customerType: 'supplier' as const },
      { from: plainDate('2027-02-02') },
      { to: plainDate('2027-02-28') },
    ].map(async (filter) => (await listTransactions(db, { ...firstPage, ...filter })).total),
  )
  expect(counts).toEqual([1, 0, 1, 1, 4, 1, 5, 1])
})
