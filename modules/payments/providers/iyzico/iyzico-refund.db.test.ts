import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findAttemptByRef } from '../../data/attempts.server.ts'
import { findRefund } from '../../data/refunds.server.ts'
import { paymentHandlers } from '../../jobs/handlers.server.ts'
import { reconcileRefunds } from '../../reconcile-refunds.server.ts'
import { requestRefund } from '../../request-refund.server.ts'
import type { PaymentGateway } from '../../gateway.server.ts'
import { atIyzicosForm, impatient, minutesAfterNoon, notify, type Setting } from '../../testing/at-iyzico.ts'

const CANCEL = '/payment/cancel'
const REFUND = '/v2/payment/refund'
const tomorrow = minutesAfterNoon(24 * 60)

async function paidByIyzico(db: Db, number = '5528790000000008') {
  const at = await atIyzicosForm(db)
  await at.iyzico.payOnPages(at.pageUrl, number)
  await notify(at, at.attemptRef)
  return at
}

async function giveBack(
  at: Setting & { attemptRef: string },
  minor: number,
  now: Date,
  gateway: PaymentGateway = at.gateway,
) {
  const requested = await requestRefund(
    at.db,
    {
      key: crypto.randomUUID(),
      attemptRef: at.attemptRef,
      amount: money(minor, 'TRY'),
      cause: 'manual',
      reason: 'agreed',
    },
    now,
  )
  if (!requested.ok) return requested.error.code
  await runDueJobs(at.db, paymentHandlers(gateway), now)
  return requested.value.ref
}

const stateOf = async (db: Db, ref: string) => (await findRefund(db, ref))?.state
const asked = ({ iyzico }: Setting) =>
  iyzico.requests.map(({ url }) => url.pathname).filter((path) => /cancel|refund$/.test(path))

test('the whole of a payment of today is cancelled', async () => {
  const db = await testDb()
  const at = await paidByIyzico(db)

  const ref = await giveBack(at, 100_000, minutesAfterNoon(60))

  expect(await stateOf(db, ref)).toBe('succeeded')
  expect(asked(at)).toEqual([CANCEL])
  expect(at.iyzico.books.forms[0]?.cancels).toEqual([{ conversationId: ref, minor: 100_000 }])
})

test('a part of a payment of today is refunded, and so is the rest', async () => {
  const db = await testDb()
  const at = await paidByIyzico(db)

  await giveBack(at, 40_000, minutesAfterNoon(60))
  await giveBack(at, 60_000, minutesAfterNoon(70))

  expect(asked(at)).toEqual([REFUND, REFUND])
  expect(at.iyzico.books.forms[0]?.refunds.map(({ minor }) => minor)).toEqual([40_000, 60_000])
  expect((await findAttemptByRef(db, at.attemptRef))?.state).toBe('refunded')
})

test('the whole of a payment of yesterday is refunded', async () => {
  const db = await testDb()
  const at = await paidByIyzico(db)

  await giveBack(at, 100_000, tomorrow)

  expect(asked(at)).toEqual([REFUND])
})

test('more than was captured is not even asked for', async () => {
  const db = await testDb()
  const at = await paidByIyzico(db)

  expect(await giveBack(at, 100_001, tomorrow)).toBe('refund-too-high')
  expect(asked(at)).toEqual([])
})

test('a card that takes nothing back leaves the refund to people, and the money where it is', async () => {
  const db = await testDb()
  const at = await paidByIyzico(db, '5406670000000009')

  const ref = await giveBack(at, 100_000, minutesAfterNoon(60))

  expect(asked(at)).toEqual([CANCEL, REFUND])
  expect(await findRefund(db, ref)).toMatchObject({ state: 'failed', needs_person: true })
  expect((await findAttemptByRef(db, at.attemptRef))?.state).toBe('captured')
})

test.each([
  ['no answer', { fault: 'silence', when: 'after' }],
  ['a broken connection', { fault: 'reset', when: 'after' }],
  ['an error of the server', { fault: 'error', when: 'after' }],
  ['something unreadable', { fault: 'garbage', when: 'after' }],
] as const)('a refund that left with %s is found again and never sent twice', async (_what, fault) => {
  const db = await testDb()
  const at = await paidByIyzico(db)
  at.iyzico.failNext(REFUND, fault)

  const ref = await giveBack(at, 40_000, tomorrow, impatient(at.gateway, fault))
  expect(await stateOf(db, ref)).toBe('unknown')

  await reconcileRefunds(at.gateway, new Date(tomorrow.getTime() + 60_000))
  expect(await stateOf(db, ref)).toBe('succeeded')
  expect(at.iyzico.books.forms[0]?.refunds).toHaveLength(1)
})

test('a cancellation without an answer is not followed by a refund, and is found again', async () => {
  const db = await testDb()
  const at = await paidByIyzico(db)
  at.iyzico.failNext(CANCEL, { fault: 'reset', when: 'after' })

  const ref = await giveBack(at, 100_000, minutesAfterNoon(60))
  expect(asked(at)).toEqual([CANCEL])

  await reconcileRefunds(at.gateway, minutesAfterNoon(61))
  expect(await stateOf(db, ref)).toBe('succeeded')
})

test('a refund that iyzico never heard of is sent again once it can no longer arrive', async () => {
  const db = await testDb()
  const at = await paidByIyzico(db)
  at.iyzico.failNext(REFUND, { fault: 'reset', when: 'before' })

  const ref = await giveBack(at, 40_000, tomorrow)
  for (const minutes of [1, 4, 9, 20])
    await reconcileRefunds(at.gateway, new Date(tomorrow.getTime() + minutes * 60_000))

  expect(await stateOf(db, ref)).toBe('succeeded')
  expect(at.iyzico.books.forms[0]?.refunds).toEqual([{ conversationId: ref, minor: 40_000 }])
})

test('a report that cannot be read leaves the refund open', async () => {
  const db = await testDb()
  const at = await paidByIyzico(db)
  at.iyzico.failNext(REFUND, { fault: 'reset', when: 'after' })
  at.iyzico.failNext('/v2/reporting/payment/details', { fault: 'error', when: 'before' })

  const ref = await giveBack(at, 40_000, tomorrow)
  await reconcileRefunds(at.gateway, new Date(tomorrow.getTime() + 60_000))

  expect(await stateOf(db, ref)).toBe('unknown')
})
