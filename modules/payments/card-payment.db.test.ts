import { describe, expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { answerSandboxChallenge, deliverSandboxNotice } from './answer-sandbox-challenge.server.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { findPaymentPage } from './find-payment-page.server.ts'
import { paymentCaptured, sandboxCallback } from './jobs/queues.server.ts'
import { writeSandboxCallback } from './providers/sandbox/sandbox-post.server.ts'
import { completeReturn, receiveCallback } from './receive-callback.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from './testing/builders.ts'
import { atTheBank, bankTokenOf, fieldsOf } from './testing/at-the-bank.ts'
import { waitingJobs } from './testing/waiting-jobs.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const soon = new Date('2027-03-01T12:00:30Z')

describe('a card that needs no page of the bank', () => {
  test('pays at once, and the seller is told once', async () => {
    const db = await testDb()
    const token = await aPayment(db)

    const paid = await startCardPayment(aGateway(db), aCardPayment(token), noon)

    expect(paid).toMatchObject({ ok: true, value: { kind: 'succeeded' } })
    expect(await findPaymentPage(aGateway(db), token, noon)).toMatchObject({
      state: { kind: 'paid', paidAt: noon, charged: money(100_000, 'USD'), card: { brand: 'visa', last4: '1111' } },
    })
    expect(await waitingJobs(db, paymentCaptured)).toMatchObject([
      {
        paymentToken: token,
        amountMinor: 100_000,
        currency: 'USD',
        method: 'card',
        isMismatch: false,
        isLate: false,
        isExcess: false,
      },
    ])
  })

  test('in installments is charged with the surcharge', async () => {
    const db = await testDb()
    const token = await aPayment(db)

    await startCardPayment(aGateway(db), aCardPayment(token, { installments: 3 }), noon)

    expect(await findPaymentPage(aGateway(db), token, noon)).toMatchObject({
      state: { charged: money(108_000, 'USD'), installments: 3 },
    })
  })

  test.each([
    ['4000 0000 0000 0002', 'do_not_honour'],
    ['4000 0000 0000 9995', 'insufficient_funds'],
    ['4000 0000 0000 0127', 'invalid_cvc'],
    ['4000 0000 0000 0069', 'expired_card'],
  ])('%s is declined as %s and can be followed by another card', async (number, reason) => {
    const db = await testDb()
    const token = await aPayment(db)
    const gateway = aGateway(db)

    const declined = await startCardPayment(gateway, aCardPayment(token, { number }), noon)
    const paid = await startCardPayment(gateway, aCardPayment(token), soon)

    expect(declined).toEqual({ ok: false, error: { code: 'card-declined', reason } })
    expect(paid.ok).toBe(true)
  })

  test('that is no card of the test bank is refused and not written down', async () => {
    const db = await testDb()
    const token = await aPayment(db)

    const refused = await startCardPayment(aGateway(db), aCardPayment(token, { number: '4603 4500 0000 0000' }), noon)

    expect(refused).toEqual({ ok: false, error: { code: 'card-declined', reason: 'invalid_number' } })
    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'failed', card_last4: null }])
  })

  test('captured with another amount completes nothing, and no second payment may start', async () => {
    const db = await testDb()
    const token = await aPayment(db)
    const gateway = aGateway(db)

    await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 1067' }), noon)

    expect(await startCardPayment(gateway, aCardPayment(token), soon)).toEqual({
      ok: false,
      error: { code: 'payment-in-progress' },
    })
    expect(await findPaymentPage(gateway, token, soon)).toMatchObject({
      state: { kind: 'checking', needsPerson: true },
    })
    expect(await waitingJobs(db, paymentCaptured)).toMatchObject([{ amountMinor: 100_100, isMismatch: true }])
  })

  test('leaves the way free when the provider was not reached', async () => {
    const db = await testDb()
    const token = await aPayment(db)
    const gateway = aGateway(db)

    const failed = await startCardPayment(gateway, aCardPayment(token, { number: '4000 0000 0000 0119' }), noon)

    expect(failed).toEqual({ ok: false, error: { code: 'provider-failed' } })
    expect((await startCardPayment(gateway, aCardPayment(token), soon)).ok).toBe(true)
  })
})

describe('a card that needs the bank', () => {
  test('pays with the right code', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const { token, bankToken } = await atTheBank(db)

    const answered = await answerSandboxChallenge(gateway, bankToken, { kind: 'code', code: '123456' }, soon)
    const returned = await completeReturn(gateway, fieldsOf(answered), soon)

    expect(returned).toMatchObject({ ok: true, value: { paymentToken: token, state: 'captured' } })
    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
  })

  test('pays although the time of the payment ends while the customer is there', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const token = await aPayment(db, { expiresAt: soon })
    const started = await startCardPayment(gateway, aCardPayment(token, { number: '4242 4242 4242 4242' }), noon)
    if (!started.ok || started.value.kind !== 'next') throw new Error('expected the page of the bank')
    const bankToken = bankTokenOf(started.value.step)
    const later = new Date('2027-03-01T12:10:00Z')

    const answered = await answerSandboxChallenge(gateway, bankToken, { kind: 'code', code: '123456' }, later)
    await completeReturn(gateway, fieldsOf(answered), later)

    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured', flags: [] }])
    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
  })

  test('fails with the failing code, and after three wrong ones', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const first = await atTheBank(db)
    const second = await atTheBank(db)

    const failed = await answerSandboxChallenge(gateway, first.bankToken, { kind: 'code', code: '000000' }, soon)
    const tries = [
      await tryCode(db, second.bankToken, '111111'),
      await tryCode(db, second.bankToken, '222222'),
      await tryCode(db, second.bankToken, '333333'),
    ]

    expect(await completeReturn(gateway, fieldsOf(failed), soon)).toMatchObject({ value: { state: 'failed' } })
    expect(tries.map((each) => each?.kind)).toEqual(['wrong-code', 'wrong-code', 'back'])
    expect(await completeReturn(gateway, fieldsOf(tries[2]), soon)).toMatchObject({ value: { state: 'failed' } })
    expect(await attemptsOf(db, second.token)).toMatchObject([{ decline_reason: 'three_ds_failed' }])
  })

  test('is cancelled by leaving the bank, and another card may be tried', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const { token, bankToken } = await atTheBank(db)

    const left = await answerSandboxChallenge(gateway, bankToken, { kind: 'cancel' }, soon)
    await completeReturn(gateway, fieldsOf(left), soon)

    expect(await findPaymentPage(gateway, token, soon)).toMatchObject({
      state: { kind: 'open', lastDecline: 'customer_left' },
    })
    expect((await startCardPayment(gateway, aCardPayment(token), soon)).ok).toBe(true)
  })

  test('gives way to another try from a second tab, and is then worth nothing at the bank', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const { token, bankToken } = await atTheBank(db)

    const paid = await startCardPayment(gateway, aCardPayment(token), soon)
    await answerSandboxChallenge(gateway, bankToken, { kind: 'code', code: '123456' }, soon)

    expect(paid.ok).toBe(true)
    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'cancelled' }, { state: 'captured' }])
    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
  })

  test('cannot be cancelled by the seller meanwhile', async () => {
    const db = await testDb()
    const { subject } = await atTheBank(db)

    expect(await cancelPayment(db, subject, soon)).toEqual({ ok: false, error: { code: 'payment-in-progress' } })
  })

  test('that allows no installments is declined for that', async () => {
    const db = await testDb()
    const token = await aPayment(db)
    const request = aCardPayment(token, { number: '4000 0000 0000 1091', installments: 3 })

    expect(await startCardPayment(aGateway(db), request, noon)).toEqual({
      ok: false,
      error: { code: 'card-declined', reason: 'installment_not_allowed' },
    })
  })
})

describe('a pay request', () => {
  test('with the same key and content gets the same answer and charges once', async () => {
    const db = await testDb()
    const token = await aPayment(db)
    const gateway = aGateway(db)
    const request = aCardPayment(token)

    const first = await startCardPayment(gateway, request, noon)
    const again = await startCardPayment(gateway, request, soon)

    expect(first).toMatchObject({ value: { kind: 'succeeded', isReplay: false } })
    expect(again).toMatchObject({ value: { kind: 'succeeded', isReplay: true } })
    expect(await attemptsOf(db, token)).toHaveLength(1)
  })

  test('with the same key and other content is refused', async () => {
    const db = await testDb()
    const token = await aPayment(db)
    const gateway = aGateway(db)
    const request = aCardPayment(token)
    await startCardPayment(gateway, request, noon)

    expect(await startCardPayment(gateway, { ...request, installments: 2 }, soon)).toEqual({
      ok: false,
      error: { code: 'key-reused' },
    })
    expect(await startCardPayment(gateway, { ...request, token: await aPayment(db) }, soon)).toEqual({
      ok: false,
      error: { code: 'key-reused' },
    })
  })

  test.each([
    [{ installments: 4 }, 'installments'],
    [{ token: 'unknown' }, 'payment-not-found'],
    [{ payer: { name: '', email: 'a@b', phone: '' } }, 'payer-required'],
    [{ card: { number: '4111 1111 1111 1112', expiry: '12/29', cvc: '123', cardName: 'A' } }, 'card-number'],
  ])('with %o is refused as %s', async (change, code) => {
    const db = await testDb()
    const token = await aPayment(db)

    const refused = await startCardPayment(aGateway(db), { ...aCardPayment(token), ...change }, noon)

    expect(refused).toMatchObject({ ok: false, error: { code } })
    expect(await attemptsOf(db, token)).toEqual([])
  })

  test('for a journey abroad takes no installments', async () => {
    const db = await testDb()
    const token = await aPayment(db, { allowsInstallments: false })

    expect(await startCardPayment(aGateway(db), aCardPayment(token, { installments: 2 }), noon)).toEqual({
      ok: false,
      error: { code: 'installments' },
    })
  })

  test('after the payment, its end or its cancelling is refused', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const paid = await aPayment(db)
    const expired = await aPayment(db, { expiresAt: noon })
    const cancelled = await aPayment(db, { subject: { kind: 'link', ref: 'a' } })
    await startCardPayment(gateway, aCardPayment(paid), noon)
    await cancelPayment(db, { kind: 'link', ref: 'a' }, noon)

    expect(await startCardPayment(gateway, aCardPayment(paid), soon)).toEqual({
      ok: false,
      error: { code: 'already-paid' },
    })
    expect(await startCardPayment(gateway, aCardPayment(expired), soon)).toEqual({
      ok: false,
      error: { code: 'payment-gone' },
    })
    expect(await startCardPayment(gateway, aCardPayment(cancelled), soon)).toEqual({
      ok: false,
      error: { code: 'payment-gone' },
    })
    expect(await findPaymentPage(gateway, expired, soon)).toMatchObject({ state: { kind: 'expired' } })
    expect(await findPaymentPage(gateway, cancelled, soon)).toMatchObject({ state: { kind: 'cancelled' } })
  })

  test('finds no card payment where the test bank is not allowed', async () => {
    const db = await testDb()
    const token = await aPayment(db)
    const gateway = { ...aGateway(db), providers: [] }

    expect(await startCardPayment(gateway, aCardPayment(token), noon)).toEqual({
      ok: false,
      error: { code: 'card-unavailable' },
    })
    expect(await findPaymentPage(gateway, token, noon)).toMatchObject({
      state: { kind: 'open', card: null },
    })
  })
})

describe('callbacks', () => {
  test('that come before, after and beside the browser confirm once', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const { bankToken } = await atTheBank(db, '4000 0000 0000 1042')

    const answered = await answerSandboxChallenge(gateway, bankToken, { kind: 'code', code: '123456' }, soon)
    for (const notice of await waitingJobs(db, sandboxCallback)) await deliverSandboxNotice(gateway, notice, soon)
    await completeReturn(gateway, fieldsOf(answered), soon)

    expect(await waitingJobs(db, paymentCaptured)).toHaveLength(1)
  })

  test('with a wrong signature are refused and change nothing, and the right one still acts', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const { token, bankToken } = await atTheBank(db, '4000 0000 0000 1059')
    await answerSandboxChallenge(gateway, bankToken, { kind: 'code', code: '123456' }, soon)

    const forged = await postTo(db, bankToken, true)
    const stateAfterForged = (await attemptsOf(db, token))[0]?.state
    const right = await postTo(db, bankToken, false)

    expect(forged).toEqual({ ok: false, error: { code: 'bad-signature' } })
    expect(stateAfterForged).toBe('pending_3ds')
    expect(right.ok).toBe(true)
    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'captured' }])
  })

  test('of a provider we do not work with are refused', async () => {
    const db = await testDb()

    const refused = await receiveCallback(
      aGateway(db),
      'iyzico',
      { headers: new Headers(), body: new Uint8Array() },
      noon,
    )

    expect(refused).toEqual({ ok: false, error: { code: 'provider-unknown' } })
  })

  test('cannot be made up from what the browser sees', async () => {
    const db = await testDb()
    const gateway = aGateway(db)
    const { token, bankToken } = await atTheBank(db)
    const left = await answerSandboxChallenge(gateway, bankToken, { kind: 'cancel' }, soon)

    const forged = await completeReturn(gateway, { ...fieldsOf(left), result: 'captured' }, soon)
    const stale = await completeReturn(gateway, fieldsOf(left), new Date('2027-03-01T12:10:00Z'))

    expect(forged).toEqual({ ok: false, error: { code: 'bad-signature' } })
    expect(stale).toEqual({ ok: false, error: { code: 'bad-signature' } })
    expect(await attemptsOf(db, token)).toMatchObject([{ state: 'pending_3ds' }])
  })
})

function tryCode(db: Db, bankToken: string, code: string) {
  return answerSandboxChallenge(aGateway(db), bankToken, { kind: 'code', code }, soon)
}

async function postTo(db: Db, bankToken: string, isForged: boolean) {
  const post = await writeSandboxCallback(db, bankToken, 1, isForged, soon)
  if (!post) throw new Error('expected a charge')
  return receiveCallback(aGateway(db), 'sandbox', post, soon)
}
