import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { issueDocument } from '#modules/documents/index.server.ts'
import { listTransactions } from '#modules/ledger/index.server.ts'
import { aRate, aRegister, aTransaction } from '#modules/ledger/testing/builders.ts'
import { listPaymentsOfSubject, listRefundsOfSubject } from '#modules/payments/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { giveCashBack } from './give-cash-back.server.ts'
import { listCashOwners } from './list-cash-owners.server.ts'
import { takeCashBack } from './take-cash-back.server.ts'
import { takeCash } from './take-cash.server.ts'
import { anOrder, minutesLater } from './testing/builders.ts'

const later = minutesLater(60)

test('an entry names order, customer and receipt; so does the one that takes it back, and others nobody', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  const { orderId, orderNo, publicId } = await anOrder(db)
  const date = dayInIstanbul(later)
  const cash = { cashRegister: 'main', paymentType: 'cash', customerType: 'individual', date, note: '' } as const
  const taken = await takeCash(db, admin, { ...cash, orderId, amount: money(100_000, 'USD') }, later)
  const id = taken.ok ? taken.value.id : ''
  const [attempt] = await listPaymentsOfSubject(db, { kind: 'order', ref: orderId })
  const receipt = {
    subject: { kind: 'order', ref: orderId },
    kind: 'receipt',
    source: attempt?.ref ?? '',
    locale: 'tr',
    version: '1',
    title: () => 'makbuz',
    make: async () => Buffer.from('%PDF-makbuz'),
  } as const
  await takeCashBack(db, admin, { id, note: 'yanlış' }, later)
  await aTransaction(db, admin, { type: 'expense' })
  const { transactions } = await listTransactions(db, { page: 1, pageSize: 10 })

  const before = await listCashOwners(db, admin, transactions)
  await db.transaction().execute((tx) => issueDocument(tx, receipt, later))
  const after = await listCashOwners(db, admin, transactions)

  const owner = { id: publicId, orderNo, customer: 'Ayşe Yılmaz', counted: null }
  expect(transactions).toHaveLength(3)
  expect([...before.values()]).toEqual([
    { ...owner, receiptNo: null },
    { ...owner, receiptNo: null },
  ])
  expect([...after.values()].map(({ receiptNo }) => receiptNo)).toEqual(['M-2026-000001', 'M-2026-000001'])
})

test('an entry of another currency says what it counts for at which rate; one that gave money back names its notes', async () => {
  const db = await testDb()
  const { admin } = await aRegister(db)
  await aRate(db, { base: 'USD', quote: 'TRY', rate: { value: 42, scale: 0 }, source: 'TCMB', validFrom: later })
  const { orderId } = await anOrder(db)
  const cash = { cashRegister: 'main', paymentType: 'cash', customerType: 'individual', note: '' } as const
  const entry = { ...cash, orderId, date: dayInIstanbul(later) }
  await takeCash(db, admin, { ...entry, amount: money(4_200_000, 'TRY') }, later)
  await takeCash(db, admin, { ...entry, amount: money(100_000, 'USD') }, minutesLater(61))
  await giveCashBack(db, admin, { ...entry, amount: money(6_300_000, 'TRY') }, minutesLater(62))
  const refunds = await listRefundsOfSubject(db, { kind: 'order', ref: orderId })
  for (const { ref } of refunds) {
    const note = { kind: 'refund-note', source: ref, locale: 'tr', version: '1', title: () => 'iade' } as const
    const file = {
      subject: { kind: 'order', ref: orderId } as const,
      make: async () => Buffer.from('%PDF-iade'),
      ...note,
    }
    await db.transaction().execute((tx) => issueDocument(tx, file, later))
  }

  const { transactions } = await listTransactions(db, { page: 1, pageSize: 10 })
  const owners = await listCashOwners(db, admin, transactions)

  expect(refunds).toHaveLength(2)
  expect(transactions.map(({ id }) => owners.get(id))).toMatchObject([
    {
      counted: { amount: money(150_000, 'USD'), rate: { rate: { value: 42 } } },
      receiptNo: expect.stringMatching(/^I-.*, I-/),
    },
    { counted: null },
    { counted: { amount: money(100_000, 'USD'), rate: { rate: { value: 42 } } } },
  ])
})
