import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import { seatsOf } from '#modules/catalog/testing/builders.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import { announceDispute, findPaymentPage, settleDispute } from '#modules/payments/index.server.ts'
import { aGateway } from '#modules/payments/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { listHistory } from './data/history.server.ts'
import { listParts } from './data/payment-parts.server.ts'
import { findOrder } from './data/read-orders.server.ts'
import { noteLostDispute } from './note-lost-dispute.server.ts'
import { aPaidOrder, moneyHandlers } from './testing/a-paid-order.ts'
import { minutesLater } from './testing/builders.ts'

const usd = (minor: number) => money(minor, 'USD')
const later = minutesLater(60)

async function aDisputeThatIs(db: Db, outcome: 'won' | 'lost') {
  const order = await aPaidOrder(db)
  const { userId } = await aUser(db, { staffRole: 'finance' })
  const admin = aStaffMember({ id: userId })
  const { attemptRef } = order
  await announceDispute(db, admin, { attemptRef, note: 'letter of the bank' }, later)
  await settleDispute(db, admin, { attemptRef, outcome, note: 'decision of the bank' }, later)
  await runDueJobs(db, moneyHandlers(db), new Date(Date.now() + 60_000))
  return order
}

test('a lost dispute opens the balance of the order, which keeps its seats and says why', async () => {
  const db = await testDb()

  const { orderId, departureId, attemptRef } = await aDisputeThatIs(db, 'lost')

  const order = await findOrder(db, { id: orderId })
  expect(order).toMatchObject({ state: 'partially_paid', paid: usd(0), remaining: usd(538_000) })
  const open = (await listParts(db, orderId)).filter(({ paidAt }) => paidAt === null)
  expect(open).toMatchObject([{ amount: usd(538_000) }])
  expect((await findPaymentPage(aGateway(db), order?.paymentToken ?? '', later))?.state.kind).toBe('open')
  expect(await balanceOf(db, { kind: 'receivable', subject: { kind: 'order', ref: orderId } }, 'USD')).toEqual(
    usd(538_000),
  )
  expect(await seatsOf(db, departureId)).toMatchObject({ held: 0, sold: 2 })
  expect((await listHistory(db, orderId)).at(-1)).toMatchObject({ kind: 'dispute-lost' })

  await noteLostDispute(db, { orderId, attemptRef, owedMinor: 538_000 }, later)

  expect((await listHistory(db, orderId)).filter(({ kind }) => kind === 'dispute-lost')).toHaveLength(1)
  expect((await listParts(db, orderId)).filter(({ paidAt }) => paidAt === null)).toHaveLength(1)
})

test('a dispute that is won changes nothing', async () => {
  const db = await testDb()

  const { orderId } = await aDisputeThatIs(db, 'won')

  expect(await findOrder(db, { id: orderId })).toMatchObject({ state: 'paid', paid: usd(538_000) })
})
