import { expect, test } from 'vitest'
import { sayChanges } from '#app/admin/audit/say-changes.server.ts'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries, verifyAuditChain } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { findOrder, noteIdentityRead } from '#modules/booking/index.server.ts'
import { bookTransaction, enterExchangeRate, openRegister, reverseTransaction } from '#modules/ledger/index.server.ts'
import { archivePaymentLink, changePaymentLink, openPaymentLink } from '#modules/payment-links/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'

const noon = new Date('2027-03-01T09:00:00Z')

test('acts of staff on money and people are in the audit log with before and after, and name nobody', async () => {
  const db = await testDb()
  const { userId } = await aUser(db, { staffRole: 'owner' })
  const admin = aStaffMember({ id: userId })

  const { id: linkId } = await openPaymentLink(
    db,
    admin,
    {
      title: 'Ayşe Yılmaz için kalan tutar',
      price: money(50_000, 'USD'),
      customer: { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '+905321234567' },
      locale: 'tr',
      note: 'Ayşe Hanım aradı',
      expiresAt: null,
      allowsInstallments: false,
    },
    noon,
  )
  await changePaymentLink(
    db,
    admin,
    { id: linkId, version: 1, change: { price: money(40_000, 'USD'), note: 'Ayşe Hanım indirim istedi' } },
    noon,
  )
  await changePaymentLink(db, admin, { id: linkId, version: 2, change: { status: 'cancelled' } }, noon)
  await archivePaymentLink(db, admin, linkId, noon)
  await openRegister(db, admin, { code: 'main', name: 'Kasa' }, noon)
  const cash = {
    type: 'income',
    cashRegister: 'main',
    amount: money(10_000, 'TRY'),
    paymentType: 'cash',
    customerType: 'individual',
    date: plainDate('2027-03-01'),
    note: 'Ayşe Yılmaz',
  } as const
  const booked = await bookTransaction(db, admin, cash, noon)
  if (booked.ok) await reverseTransaction(db, admin, { id: booked.value.id, note: 'Yanlış' }, noon)
  const rate = { base: 'USD', quote: 'TRY', rate: { value: 4_250, scale: 2 }, source: 'TCMB' } as const
  await enterExchangeRate(db, admin, { ...rate, validFrom: noon }, noon)
  const { id: orderId } = await anOrder(db)
  const order = await findOrder(db, admin, orderId)
  if (order) await noteIdentityRead(db, admin, order, noon)

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 50 })
  expect(entries.map(({ action }) => action).toReversed()).toEqual([
    'payment-link.created',
    'payment-link.changed',
    'payment-link.cancelled',
    'payment-link.archived',
    'cash.open-register',
    'cash.book',
    'cash.reverse',
    'exchange-rate.enter',
    'personal-data.read',
  ])
  expect(entries.find(({ action }) => action === 'payment-link.changed')).toMatchObject({
    before: { price: { minor: 50_000, currency: 'USD' } },
    after: { price: { minor: 40_000, currency: 'USD' } },
  })
  expect(entries.find(({ action }) => action === 'payment-link.cancelled')).toMatchObject({
    before: { status: 'pending' },
    after: { status: 'cancelled' },
  })
  expect(entries.every(({ actor }) => actor.id === userId)).toBe(true)
  expect(JSON.stringify(entries)).not.toMatch(/Ayşe|example\.com|5321234567/)
  expect(entries.flatMap((entry) => sayChanges(entry, 'tr')).filter(({ field }) => /^[a-z]/.test(field))).toEqual([])
  expect(await verifyAuditChain(db, noon)).toMatchObject({ isWhole: true, entries: 9 })
})
