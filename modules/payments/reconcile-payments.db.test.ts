import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { Indeterminate } from '#platform/outgoing/ask-over-http.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { answerSandboxChallenge, deliverSandboxNotice } from './answer-sandbox-challenge.server.ts'
import { findPaymentPage } from './find-payment-page.server.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { paymentCaptured, sandboxCallback } from './jobs/queues.server.ts'
import { type PaymentProvider } from './providers/provider.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { startTransfer } from './start-transfer.server.ts'
import { aBankAccount, aCardPayment, aGateway, aPayment, attemptsOf } from './testing/builders.ts'
import { bankTokenOf } from './testing/at-the-bank.ts'
import { waitingJobs } from './testing/waiting-jobs.ts'

const noon = new Date('2027-03-01T12:00:00Z')

function later(minutes: number): Date {
  return new Date(noon.getTime() + minutes * 60_000)
}

test('a charge whose answer was lost is found and confirmed', async () => {
  const db = await testDb()
  const gateway = aGateway(db)
  const token = await aPayment(db)

  const started = await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 1000' }), noon)
  const meanwhile = await findPaymentPage(gateway, token, noon)
  await reconcilePayments(gateway, later(1))

  expect(started).toEqual({ ok: false, error: { code: 'provider-timeout' } })
  expect(meanwhile).toMatchObject({ state: { kind: 'checking', needsPerson: false } })
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
  expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
})

test('a decline whose answer was lost leaves the way free for another card', async () => {
  const db = await testDb()
  const gateway = aGateway(db)
  const token = await aPayment(db)
  await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 1018' }), noon)

  const tooEarly = await startCardPayment(gateway, aCardPayment(token), noon)
  await reconcilePayments(gateway, later(1))

  expect(tooEarly).toEqual({ ok: false, error: { code: 'payment-in-progress' } })
  expect((await startCardPayment(gateway, aCardPayment(token), later(1))).ok).toBe(true)
})

test('a provider that stays silent for a minute is asked again until it answers', async () => {
  const db = await testDb()
  const gateway = aGateway(db)
  const token = await aPayment(db)
  await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 1026' }), noon)

  await reconcilePayments(gateway, new Date('2027-03-01T12:00:20Z'))
  const stillUnknown = await attemptsOf(db, token)
  await reconcilePayments(gateway, later(3))

  expect(stillUnknown).toMatchObject([{ state: 'unknown' }])
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
})

test('an answer that takes too long is not waited for', async () => {
  const db = await testDb()
  const gateway = { ...aGateway(db), chargeTimeoutMs: 20 }
  const token = await aPayment(db)

  const started = await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 1109' }), noon)
  await reconcilePayments(gateway, later(1))

  expect(started).toEqual({ ok: false, error: { code: 'provider-timeout' } })
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
})

test('a payment at the bank is found although browser and notification never came back', async () => {
  const db = await testDb()
  const gateway = aGateway(db)
  const token = await aPayment(db)
  await answerBank(
    gateway,
    await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 1034' }), noon),
  )

  await reconcilePayments(gateway, later(1))

  expect(await waitingJobs(db, sandboxCallback)).toEqual([])
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
})

test('a customer who never answers the bank is given up when the session ends', async () => {
  const db = await testDb()
  const gateway = aGateway(db)
  const token = await aPayment(db)
  await startCardPayment(gateway, aCardPayment(token, { number: '4242 4242 4242 4242' }), noon)

  await reconcilePayments(gateway, later(31))

  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'expired', next_query_at: later(41) }])
  expect((await startCardPayment(gateway, aCardPayment(token), later(32))).ok).toBe(true)
})

test('money that comes after the end is confirmed as late', async () => {
  const db = await testDb()
  const gateway = aGateway(db)
  const token = await aPayment(db)
  await answerBank(
    gateway,
    await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 1075' }), noon),
  )

  await reconcilePayments(gateway, later(30.5))
  const givenUp = await attemptsOf(db, token)
  for (const notice of await waitingJobs(db, sandboxCallback)) await deliverSandboxNotice(gateway, notice, later(32))

  expect(givenUp).toMatchObject([{ state: 'expired' }])
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured', flags: ['late'] }])
  expect(await waitingJobs(db, paymentCaptured)).toMatchObject([{ isLate: true, isExcess: false }])
})

test('late money for something paid otherwise is excess', async () => {
  const db = await testDb()
  const gateway = aGateway(db)
  const token = await aPayment(db)
  await answerBank(
    gateway,
    await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 1075' }), noon),
  )
  await reconcilePayments(gateway, later(30.5))
  await startCardPayment(gateway, aCardPayment(token), later(31))

  for (const notice of await waitingJobs(db, sandboxCallback)) await deliverSandboxNotice(gateway, notice, later(32))

  expect(await waitingJobs(db, paymentCaptured)).toMatchObject([{ isExcess: false }, { isExcess: true }])
  expect(await findPaymentPage(gateway, token, later(33))).toMatchObject({ state: { kind: 'paid', paidAt: later(31) } })
})

test('an attempt whose process died before the bank heard of it is given up when its start must be over', async () => {
  const db = await testDb()
  const token = await aPayment(db)
  await dieWhile(db, token, { start: () => Promise.reject(new Indeterminate('the process died')) })

  await reconcilePayments(aGateway(db), later(1))

  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'cancelled' }])
})

test('where a start cannot be repeated, such an attempt is settled when the session is over', async () => {
  const db = await testDb()
  const token = await aPayment(db)
  const gateway = withBank(db, { traits: { ...bankOf(db).traits, repeatsStart: false } })
  await dieWhile(db, token, { start: () => Promise.reject(new Indeterminate('the process died')) })

  await reconcilePayments(gateway, later(3))
  const unclear = await attemptsOf(db, token)
  for (const minutes of [31, 45, 60, 120]) await reconcilePayments(gateway, later(minutes))

  expect(unclear).toMatchObject([{ state: 'unknown' }])
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'failed' }])
})

test('a charge is confirmed although the process died before it heard the answer', async () => {
  const db = await testDb()
  const token = await aPayment(db)
  const { start } = bankOf(db)
  await dieWhile(db, token, {
    start: async (...request) => {
      await start(...request)
      throw new Indeterminate('the process died')
    },
  })

  await reconcilePayments(aGateway(db), later(3))

  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
})

test('a provider that is silent for more than a day is left to a person', async () => {
  const db = await testDb()
  const token = await aPayment(db)
  const silent = withBank(db, { start: silence, query: silence, abandon: silence })
  await startCardPayment(silent, aCardPayment(token), noon)

  for (const hours of [0.1, 0.2, 0.5, 1, 2, 3, 5, 8, 12, 24, 40, 70, 110, 200])
    await reconcilePayments(silent, later(hours * 60))

  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'unknown', flags: ['human'], next_query_at: null }])
  expect(await findPaymentPage(silent, token, later(200 * 60))).toMatchObject({
    state: { kind: 'checking', needsPerson: true },
  })
})

test('two processes ask about an attempt once', async () => {
  const db = await testDb()
  const token = await aPayment(db)
  let questions = 0
  const counting = withBank(db, {
    query: async (...ref) => {
      questions += 1
      return bankOf(db).query(...ref)
    },
  })
  await startCardPayment(counting, aCardPayment(token, { number: '4000 0000 0000 1026' }), noon)

  await Promise.all([reconcilePayments(counting, later(0.5)), reconcilePayments(counting, later(0.5))])

  expect(questions).toBe(1)
})

test('a transfer that did not come is given up at its deadline', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const gateway = aGateway(db)
  const token = await aPayment(db)
  await startTransfer(gateway, { ...aCardPayment(token) }, noon)

  await reconcilePayments(gateway, later(24 * 60 - 1))
  const waiting = await attemptsOf(db, token)
  await reconcilePayments(gateway, later(24 * 60))

  expect(waiting).toMatchObject([{ state: 'pending_transfer' }])
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'expired' }])
})

async function answerBank(
  gateway: PaymentGateway,
  started: Awaited<ReturnType<typeof startCardPayment>>,
): Promise<void> {
  if (!started.ok || started.value.kind !== 'next') throw new Error('expected the page of the bank')
  const bankToken = bankTokenOf(started.value.step)
  await answerSandboxChallenge(gateway, bankToken, { kind: 'code', code: '123456' }, noon)
}

function bankOf(db: Db): PaymentProvider {
  const [bank] = aGateway(db).providers
  if (!bank) throw new Error('expected the test bank')
  return bank
}

function withBank(db: Db, changes: Partial<PaymentProvider>): PaymentGateway {
  return { ...aGateway(db), providers: [{ ...bankOf(db), ...changes }] }
}

/** Leaves the attempt as a killed process does: committed, and nothing after the call of the provider. */
async function dieWhile(db: Db, token: string, changes: Partial<PaymentProvider>): Promise<void> {
  const died = new Promise<never>(() => {})
  const start = changes.start
  const running = startCardPayment(
    withBank(db, {
      start: async (...request) => {
        await start?.(...request).catch(() => undefined)
        return died
      },
    }),
    aCardPayment(token),
    noon,
  )
  await Promise.race([running, untilCommitted(db, token)])
}

async function untilCommitted(db: Db, token: string): Promise<void> {
  const wait = () => new Promise((resolve) => setTimeout(resolve, 20))
  do await wait()
  while ((await attemptsOf(db, token)).length === 0)
  await wait()
}

function silence(): Promise<never> {
  return Promise.reject(new Indeterminate('no answer'))
}
