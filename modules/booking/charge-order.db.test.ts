import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { balanceOf, listEntriesOf } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { chargeOrder } from './charge-order.server.ts'
import { confirmOrder } from './confirm-order.server.ts'
import { own } from './data/tables.server.ts'
import { releaseExpiredHolds } from './release-expired-holds.server.ts'
import { anOrder, minutesLater } from './testing/builders.ts'

const usd = (minor: number) => money(minor, 'USD')

test('an order is owed from the moment its first money confirms it, and once', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)
  const before = await owedFor(db, orderId)

  await confirmOrder(db, aCapture(orderId, 'a-1'), minutesLater(5))
  await confirmOrder(db, aCapture(orderId, 'a-1'), minutesLater(6))
  await confirmOrder(db, aCapture(orderId, 'a-2'), minutesLater(7))

  expect(before).toEqual(usd(0))
  expect(await owedFor(db, orderId)).toEqual(usd(538_000))
  expect(await balanceOf(db, { kind: 'sales' }, 'USD')).toEqual(usd(-538_000))
  expect(await listEntriesOf(db, { kind: 'order', ref: orderId })).toHaveLength(1)
})

test('a discount is booked apart from what was sold', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)
  await own(db)
    .updateTable('orders')
    .set({ discount_minor: 5000, total_minor: 533_000 })
    .where('id', '=', orderId)
    .execute()

  await db.transaction().execute((tx) => chargeOrder(tx, orderId, minutesLater(5)))

  expect(await owedFor(db, orderId)).toEqual(usd(533_000))
  expect(await balanceOf(db, { kind: 'discounts' }, 'USD')).toEqual(usd(5000))
  expect(await balanceOf(db, { kind: 'sales' }, 'USD')).toEqual(usd(-538_000))
})

test('an order that ends unpaid, and money that is not for it, are never owed', async () => {
  const db = await testDb()
  const unpaid = await anOrder(db)
  const mismatched = await anOrder(db)
  await confirmOrder(db, { ...aCapture(mismatched.orderId, 'a-1'), isMismatch: true }, minutesLater(5))
  await releaseExpiredHolds(db, minutesLater(31))

  expect(await owedFor(db, unpaid.orderId)).toEqual(usd(0))
  expect(await owedFor(db, mismatched.orderId)).toEqual(usd(0))
})

test('a free order moves nothing', async () => {
  const db = await testDb()
  const { orderId } = await anOrder(db)
  await own(db).updateTable('orders').set({ total_minor: 0 }).where('id', '=', orderId).execute()

  await db.transaction().execute((tx) => chargeOrder(tx, orderId, minutesLater(5)))

  expect(await listEntriesOf(db, { kind: 'order', ref: orderId })).toEqual([])
})

function aCapture(orderId: string, attemptRef: string) {
  return { orderId, attemptRef, amountMinor: 538_000, isMismatch: false, isExcess: false }
}

function owedFor(db: Db, orderId: string) {
  return balanceOf(db, { kind: 'receivable', subject: { kind: 'order', ref: orderId } }, 'USD')
}
