import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { issueDocument } from '#modules/documents/index.server.ts'
import { listTransactions } from '#modules/ledger/index.server.ts'
import { aRegister, aTransaction } from '#modules/ledger/testing/builders.ts'
import { listPaymentsOfSubject } from '#modules/payments/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
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

  const owner = { id: publicId, orderNo, customer: 'Ayşe Yılmaz' }
  expect(transactions).toHaveLength(3)
  expect([...before.values()]).toEqual([
    { ...owner, receiptNo: null },
    { ...owner, receiptNo: null },
  ])
  expect([...after.values()].map(({ receiptNo }) => receiptNo)).toEqual(['M-2026-000001', 'M-2026-000001'])
})
