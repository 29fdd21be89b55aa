import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { balanceOf } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { paymentHandlers } from './jobs/handlers.server.ts'
import { listRefundsOfSubject } from './list-refunds.server.ts'
import { reconcileRefunds } from './reconcile-refunds.server.ts'
import { requestRefund } from './request-refund.server.ts'
import { returnUnneeded } from './return-unneeded.server.ts'
import { nameRefundPayee, settleRefund } from './settle-refund.server.ts'
import { aCapturedPayment, aReceivedTransfer, paidAt } from './testing/a-captured-payment.ts'
import { aGateway } from './testing/builders.ts'

const usd = (minor: number) => money(minor, 'USD')
const later = (seconds: number) => new Date(paidAt.getTime() + 3_600_000 + seconds * 1000)

async function aRefund(db: Db, attemptRef: string): Promise<string> {
  const wish = { key: crypto.randomUUID(), attemptRef, amount: usd(40_000), cause: 'manual' as const, reason: 'agreed' }
  const requested = await requestRefund(db, wish, later(0))
  if (!requested.ok) throw new Error(requested.error.code)
  return requested.value.ref
}

describe('by bank transfer', () => {
  test('staff name the account and then say that the money has left', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aReceivedTransfer(db)
    const ref = await aRefund(db, attemptRef)
    const settlement = { ref, outcome: 'succeeded', note: 'EFT 4711' } as const

    const tooEarly = await settleRefund(db, settlement, later(1))
    const wrong = await nameRefundPayee(db, { ref, iban: 'DE89370400440532013001', name: 'Ayşe Yılmaz' }, later(2))
    const nobody = await nameRefundPayee(db, { ref, iban: 'DE89 3704 0044 0532 0130 00', name: ' ' }, later(2))
    const named = await nameRefundPayee(db, { ref, iban: 'DE89 3704 0044 0532 0130 00', name: 'Ayşe Yılmaz' }, later(3))
    const paid = await settleRefund(db, settlement, later(4))
    const again = await settleRefund(db, settlement, later(5))

    expect([tooEarly, wrong, nobody, named, paid, again].map((each) => (each.ok ? 'ok' : each.error.code))).toEqual([
      'payee-missing',
      'iban',
      'name',
      'ok',
      'ok',
      'not-awaiting',
    ])
    expect(await listRefundsOfSubject(db, subject)).toMatchObject([
      { state: 'succeeded', payee: { iban: 'DE89370400440532013000', name: 'Ayşe Yılmaz' } },
    ])
    expect(await balanceOf(db, { kind: 'bank', iban: 'TR330006100519786457841326' }, 'USD')).toEqual(usd(60_000))
  })

  test('no program sends it', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aReceivedTransfer(db)
    await aRefund(db, attemptRef)

    await runDueJobs(db, paymentHandlers(aGateway(db)), later(1))
    await reconcileRefunds(aGateway(db), later(90_000))

    expect(await listRefundsOfSubject(db, subject)).toMatchObject([{ state: 'requested' }])
  })

  test('what came above the amount is promised back out of the unexplained money, once', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aReceivedTransfer(db, 100_500)

    const promise = () =>
      db.transaction().execute((tx) => returnUnneeded(tx, { attemptRef, cause: 'excess', isAll: false }, later(1)))
    await promise()
    await promise()
    const [refund] = await listRefundsOfSubject(db, subject)
    await nameRefundPayee(db, { ref: refund!.ref, iban: 'TR330006100519786457841326', name: 'Ayşe Yılmaz' }, later(2))
    await settleRefund(db, { ref: refund!.ref, outcome: 'succeeded', note: 'EFT 1' }, later(3))

    expect(await listRefundsOfSubject(db, subject)).toMatchObject([{ amount: usd(500), cause: 'excess' }])
    expect(await balanceOf(db, { kind: 'suspense' }, 'USD')).toEqual(usd(0))
  })
})

test('a payment that is right is not given back by itself', async () => {
  const db = await testDb()
  const { attemptRef, subject } = await aCapturedPayment(db)

  await db.transaction().execute((tx) => returnUnneeded(tx, { attemptRef, cause: 'excess', isAll: false }, later(1)))

  expect(await listRefundsOfSubject(db, subject)).toEqual([])
})
