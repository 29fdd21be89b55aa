import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { balanceOf, listEntriesOf } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isCheckViolation } from '#platform/db/errors.server.ts'
import { Indeterminate, NotSent } from '#platform/outgoing/ask-over-http.server.ts'
import { runDueJobs } from '#tests/setup/run-jobs.ts'
import { testDatabase, testDb, testEngines } from '#tests/setup/test-db.ts'
import { findAttemptByRef } from './data/attempts.server.ts'
import { own } from './data/tables.server.ts'
import type { PaymentGateway } from './gateway.server.ts'
import { paymentHandlers } from './jobs/handlers.server.ts'
import { refundSettled } from './jobs/queues.server.ts'
import { listHeldMoney, listRefundsOfSubject } from './list-refunds.server.ts'
import { type PaymentProvider } from './providers/provider.server.ts'
import { reconcileRefunds } from './reconcile-refunds.server.ts'
import { requestRefund, type RefundWish } from './request-refund.server.ts'
import { sendRefund } from './send-refund.server.ts'
import { settleRefund } from './settle-refund.server.ts'
import { aCapturedPayment, paidAt } from './testing/a-captured-payment.ts'
import { aGateway } from './testing/builders.ts'
import { waitingJobs } from './testing/waiting-jobs.ts'

const usd = (minor: number) => money(minor, 'USD')
const later = (seconds: number) => new Date(paidAt.getTime() + 3_600_000 + seconds * 1000)

function aWish(attemptRef: string, changes: Partial<RefundWish> = {}): RefundWish {
  return { key: crypto.randomUUID(), attemptRef, amount: usd(40_000), cause: 'manual', reason: 'agreed', ...changes }
}

async function aRefund(db: Db, wish: RefundWish, at = later(0)): Promise<string> {
  const requested = await requestRefund(db, wish, at)
  if (!requested.ok) throw new Error(requested.error.code)
  return requested.value.ref
}

async function sumsOf(db: Db, attemptRef: string) {
  const attempt = await findAttemptByRef(db, attemptRef)
  return { state: attempt?.state, reserved: attempt?.reserved_minor, refunded: attempt?.refunded_minor }
}

async function booked(db: Db): Promise<number> {
  const rows = await own(db).selectFrom('sandbox_refunds').select('amount_minor').execute()
  return rows.reduce((total, row) => total + row.amount_minor, 0)
}

/** The test bank, which does one thing otherwise. */
function aGatewayWhich(db: Db, change: Partial<PaymentProvider>): PaymentGateway {
  const gateway = aGateway(db)
  return {
    ...gateway,
    providers: gateway.providers.map((each) => (each.id === 'sandbox' ? { ...each, ...change } : each)),
  }
}

test('a part goes back to the card, then the rest', async () => {
  const db = await testDb()
  const { attemptRef, subject } = await aCapturedPayment(db)

  await aRefund(db, aWish(attemptRef))
  await runDueJobs(db, paymentHandlers(aGateway(db)), later(1))
  const afterPart = await sumsOf(db, attemptRef)
  await aRefund(db, aWish(attemptRef, { amount: usd(60_000) }), later(2))
  await runDueJobs(db, paymentHandlers(aGateway(db)), later(2))

  expect(afterPart).toEqual({ state: 'partially_refunded', reserved: 40_000, refunded: 40_000 })
  expect(await sumsOf(db, attemptRef)).toEqual({ state: 'refunded', reserved: 100_000, refunded: 100_000 })
  expect(await booked(db)).toBe(100_000)
  expect(await listRefundsOfSubject(db, subject)).toMatchObject([
    { state: 'succeeded', amount: usd(60_000) },
    { state: 'succeeded', amount: usd(40_000) },
  ])
})

test('the books follow: out of the provider, against the customer', async () => {
  const db = await testDb()
  const { attemptRef, subject } = await aCapturedPayment(db)

  await aRefund(db, aWish(attemptRef))
  await runDueJobs(db, paymentHandlers(aGateway(db)), later(1))

  expect(await balanceOf(db, { kind: 'provider', provider: 'sandbox' }, 'USD')).toEqual(usd(60_000))
  expect(await balanceOf(db, { kind: 'receivable', subject }, 'USD')).toEqual(usd(-60_000))
  expect((await listEntriesOf(db, subject)).map(({ kind }) => kind)).toEqual(['payment', 'refund'])
})

test('the surcharge of a card goes back in proportion, and whole with the last part', async () => {
  const db = await testDb()
  const { attemptRef, subject } = await aCapturedPayment(db, { installments: 3 })

  await aRefund(db, aWish(attemptRef, { amount: usd(54_000) }))
  const [held] = await listHeldMoney(db, subject)
  await aRefund(db, aWish(attemptRef, { amount: usd(54_000) }))
  await runDueJobs(db, paymentHandlers(aGateway(db)), later(1))

  expect(held).toMatchObject({ surcharge: usd(4000), refundable: usd(54_000) })
  expect(await balanceOf(db, { kind: 'surcharges' }, 'USD')).toEqual(usd(0))
  expect(await balanceOf(db, { kind: 'receivable', subject }, 'USD')).toEqual(usd(0))
})

test('the seller hears of it once', async () => {
  const db = await testDb()
  const { attemptRef } = await aCapturedPayment(db)
  const ref = await aRefund(db, aWish(attemptRef))

  await sendRefund(aGateway(db), ref, later(1))
  await sendRefund(aGateway(db), ref, later(2))
  await reconcileRefunds(aGateway(db), later(600))

  expect(await waitingJobs(db, refundSettled)).toMatchObject([
    { refundRef: ref, outcome: 'succeeded', amountMinor: 40_000 },
  ])
})

describe('what is refused', () => {
  test('more than is left', async () => {
    const db = await testDb()
    const { attemptRef } = await aCapturedPayment(db)
    await aRefund(db, aWish(attemptRef))

    const tooMuch = await requestRefund(db, aWish(attemptRef, { amount: usd(60_001) }), later(0))

    expect(tooMuch).toEqual({ ok: false, error: { code: 'refund-too-high', refundable: usd(60_000) } })
  })

  test('another currency, an attempt nobody made, one that brought nothing, one that gave all back', async () => {
    const db = await testDb()
    const { attemptRef } = await aCapturedPayment(db)
    const inLira = await requestRefund(db, aWish(attemptRef, { amount: money(1, 'TRY') }), later(0))
    const unknown = await requestRefund(db, aWish('made-up'), later(0))
    await aRefund(db, aWish(attemptRef, { amount: usd(100_000) }))
    const empty = await requestRefund(db, aWish(attemptRef, { amount: usd(1) }), later(0))
    await own(db).updateTable('payment_attempts').set({ state: 'failed' }).where('ref', '=', attemptRef).execute()
    const unpaid = await requestRefund(db, aWish(attemptRef), later(0))

    expect([inLira, unknown, empty, unpaid].map((each) => (each.ok ? 'ok' : each.error.code))).toEqual([
      'currency',
      'payment-not-found',
      'not-refundable',
      'not-refundable',
    ])
  })

  test('nothing and less', async () => {
    const db = await testDb()

    await expect(requestRefund(db, aWish('a', { amount: usd(0) }), later(0))).rejects.toThrow(RangeError)
  })

  test('the same wish is one refund', async () => {
    const db = await testDb()
    const { attemptRef } = await aCapturedPayment(db)
    const wish = aWish(attemptRef)

    const first = await requestRefund(db, wish, later(0))
    const again = await requestRefund(db, wish, later(1))

    expect([first.ok && first.value.isReplay, again.ok && again.value.isReplay]).toEqual([false, true])
    expect((await sumsOf(db, attemptRef)).reserved).toBe(40_000)
  })
})

describe('what the database itself refuses', () => {
  test('promises above what was taken, whoever writes them', async () => {
    const db = await testDb()
    const { attemptRef } = await aCapturedPayment(db)
    await aRefund(db, aWish(attemptRef, { amount: usd(90_000) }))

    const bare = own(db)
      .insertInto('refunds')
      .values((eb) => ({
        ref: 'bare',
        attempt_id: eb.selectFrom('payment_attempts').select('id').where('ref', '=', attemptRef),
        idempotency_key: 'bare',
        method: 'provider',
        amount_minor: 10_001,
        currency: 'USD',
        cause: 'manual',
        account: 'receivable',
      }))
      .execute()

    await expect(bare).rejects.toSatisfy((error) => isCheckViolation(error, 'payment_attempts_refunds_fit'))
  })

  test('a refund that grows, and one that is removed', async () => {
    const db = await testDb()
    const { attemptRef } = await aCapturedPayment(db)
    await aRefund(db, aWish(attemptRef))

    await expect(own(db).updateTable('refunds').set({ amount_minor: 1 }).execute()).rejects.toThrow('never changes')
    await expect(own(db).deleteFrom('refunds').execute()).rejects.toThrow(/never removed|foreign key/)
  })
})

describe.each(testEngines)('at once, on the %s engine', (engine) => {
  test('of ten refunds of 300 out of 1,000 three are promised', async () => {
    const { db } = await testDatabase(engine)
    const { attemptRef } = await aCapturedPayment(db)

    const all = await Promise.all(
      Array.from({ length: 10 }, () => requestRefund(db, aWish(attemptRef, { amount: usd(30_000) }), later(0))),
    )

    expect(all.filter(({ ok }) => ok)).toHaveLength(3)
    expect((await sumsOf(db, attemptRef)).reserved).toBe(90_000)
  })

  test('sent by five at once, money moves once', async () => {
    const { db } = await testDatabase(engine)
    const { attemptRef } = await aCapturedPayment(db)
    const ref = await aRefund(db, aWish(attemptRef))
    let calls = 0
    const gateway = aGateway(db)
    const counting = aGatewayWhich(db, {
      refund: (request, call) => {
        calls += 1
        return gateway.providers[0]!.refund(request, call)
      },
    })

    await Promise.all(Array.from({ length: 5 }, () => sendRefund(counting, ref, later(1))))

    expect([calls, await booked(db)]).toEqual([1, 40_000])
    expect(await sumsOf(db, attemptRef)).toEqual({ state: 'partially_refunded', reserved: 40_000, refunded: 40_000 })
  })
})

describe('a provider that does not answer as it should', () => {
  test('the money moved but the answer was lost: the question finds it', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aCapturedPayment(db, { number: '4000 0000 0000 1000' })
    const ref = await aRefund(db, aWish(attemptRef))

    await sendRefund(aGateway(db), ref, later(0))
    const [unknown] = await listRefundsOfSubject(db, subject)
    await reconcileRefunds(aGateway(db), later(14))
    const [stillUnknown] = await listRefundsOfSubject(db, subject)
    await reconcileRefunds(aGateway(db), later(20))
    const [found] = await listRefundsOfSubject(db, subject)

    expect([unknown?.state, stillUnknown?.state, found?.state]).toEqual(['unknown', 'unknown', 'succeeded'])
    expect(await booked(db)).toBe(40_000)
  })

  test('a refusal gives the promise up and says why', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aCapturedPayment(db, { number: '4000 0000 0000 1083' })

    await aRefund(db, aWish(attemptRef))
    await runDueJobs(db, paymentHandlers(aGateway(db)), later(1))

    expect(await listRefundsOfSubject(db, subject)).toMatchObject([
      { state: 'failed', needsPerson: true, failure: expect.stringContaining('takes nothing back') },
    ])
    expect(await sumsOf(db, attemptRef)).toEqual({ state: 'captured', reserved: 0, refunded: 0 })
    expect(await waitingJobs(db, refundSettled)).toMatchObject([{ outcome: 'failed' }])
  })

  test('a provider that is off is asked again later', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aCapturedPayment(db)
    const ref = await aRefund(db, aWish(attemptRef))
    const off = aGatewayWhich(db, {
      refund: () => Promise.reject(new NotSent('off')),
    })

    await sendRefund(off, ref, later(0))
    const [waiting] = await listRefundsOfSubject(db, subject)
    await reconcileRefunds(aGateway(db), later(20))

    expect(waiting?.state).toBe('requested')
    expect(await sumsOf(db, attemptRef)).toMatchObject({ state: 'partially_refunded' })
  })

  test('a process that died before the call is found out, and the refund is sent once', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aCapturedPayment(db)
    const ref = await aRefund(db, aWish(attemptRef))
    const died = aGatewayWhich(db, { refund: () => Promise.reject(new Indeterminate('died')) })

    await sendRefund(died, ref, later(0))
    await reconcileRefunds(aGateway(db), later(20))
    const [early] = await listRefundsOfSubject(db, subject)
    await reconcileRefunds(aGateway(db), later(150))
    await reconcileRefunds(aGateway(db), later(400))

    // Twenty seconds after the break the request may still arrive; then it would be a second one.
    expect(early?.state).toBe('unknown')
    expect(await listRefundsOfSubject(db, subject)).toMatchObject([{ state: 'succeeded' }])
    expect(await booked(db)).toBe(40_000)
  })

  test('a process that died after the call is found out too', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aCapturedPayment(db)
    const ref = await aRefund(db, aWish(attemptRef))
    const gateway = aGateway(db)
    const died = aGatewayWhich(db, {
      refund: async (request, call) => {
        await gateway.providers[0]!.refund(request, call)
        throw new Indeterminate('died')
      },
    })

    await sendRefund(died, ref, later(0))
    await reconcileRefunds(gateway, later(20))

    expect(await listRefundsOfSubject(db, subject)).toMatchObject([{ state: 'succeeded' }])
    expect(await booked(db)).toBe(40_000)
  })

  test('after a day without an answer a person decides', async () => {
    const db = await testDb()
    const { attemptRef, subject } = await aCapturedPayment(db)
    const ref = await aRefund(db, aWish(attemptRef))
    const silent = aGatewayWhich(db, {
      refund: () => Promise.reject(new Indeterminate('silence')),
      queryRefund: async () => ({ outcome: 'indeterminate' }),
    })
    await sendRefund(silent, ref, later(0))
    const early = await settleRefund(db, { ref, outcome: 'succeeded', note: 'seen in their books' }, later(30))

    for (let hour = 0; hour < 200; hour += 1) await reconcileRefunds(silent, later(hour * 3600))
    const [waiting] = await listRefundsOfSubject(db, subject)
    const settled = await settleRefund(db, { ref, outcome: 'succeeded', note: 'seen in their books' }, later(900_000))

    expect([early, waiting?.needsPerson, waiting?.state]).toEqual([
      { ok: false, error: { code: 'not-awaiting' } },
      true,
      'unknown',
    ])
    expect(settled.ok).toBe(true)
    expect(await sumsOf(db, attemptRef)).toMatchObject({ state: 'partially_refunded', refunded: 40_000 })
  })
})
