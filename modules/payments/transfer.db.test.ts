import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { cancelPayment } from './cancel-payment.server.ts'
import { confirmTransfer } from './confirm-transfer.server.ts'
import { findPaymentPage } from './find-payment-page.server.ts'
import { importBankAccounts } from './import-bank-accounts.server.ts'
import { paymentAwaitingTransfer, paymentCaptured } from './jobs/queues.server.ts'
import { listPaymentsOfSubject } from './list-payments-of-subject.server.ts'
import { transferHoldHoursSetting } from './settings.server.ts'
import { startCardPayment } from './start-card-payment.server.ts'
import { startTransfer } from './start-transfer.server.ts'
import { aBankAccount, aCardPayment, aGateway, anAgreement, aPayment, attemptsOf } from './testing/builders.ts'
import { waitingJobs } from './testing/waiting-jobs.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const tomorrow = new Date('2027-03-02T12:00:00Z')
const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }

test('a transfer shows the accounts of the currency, a code to write down and how long the seats wait', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)

  const started = await startTransfer(aGateway(db), { token, payer, idempotencyKey: 'transfer-1' }, noon)

  expect(started).toMatchObject({
    ok: true,
    value: {
      transferReference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/),
      amount: money(100_000, 'USD'),
      until: tomorrow,
    },
  })
  expect(started.ok && started.value.bankAccounts).toMatchObject([
    { iban: 'TR330006100519786457841326', branchCode: '0061', accountNumber: '6457841326' },
  ])
  expect(await waitingJobs(db, paymentAwaitingTransfer)).toMatchObject([
    { paymentToken: token, until: tomorrow.toISOString() },
  ])
  expect(await findPaymentPage(aGateway(db), token, noon)).toMatchObject({
    state: { kind: 'awaiting-transfer', until: tomorrow },
  })
})

test('asking again gives the same code and tells nobody again', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)
  const gateway = aGateway(db)

  const first = await startTransfer(gateway, { token, payer, idempotencyKey: 'transfer-1' }, noon)
  const sameForm = await startTransfer(gateway, { token, payer, idempotencyKey: 'transfer-1' }, noon)
  const otherTab = await startTransfer(gateway, { token, payer, idempotencyKey: 'transfer-2' }, noon)

  expect(sameForm).toEqual(first)
  expect(otherTab).toEqual(first)
  expect(await waitingJobs(db, paymentAwaitingTransfer)).toHaveLength(1)
})

test('the seats of a near journey wait for less time, and staff may change the usual one', async () => {
  const db = await testDb()
  await aBankAccount(db)
  await writeSetting(db, transferHoldHoursSetting, 72)
  const near = await aPayment(db, { summary: { departsOn: plainDate('2027-03-04') } })
  const far = await aPayment(db)

  expect(await startTransfer(aGateway(db), { token: near, payer, idempotencyKey: 'a' }, noon)).toMatchObject({
    value: { until: new Date('2027-03-01T21:00:00Z') },
  })
  expect(await startTransfer(aGateway(db), { token: far, payer, idempotencyKey: 'b' }, noon)).toMatchObject({
    value: { until: new Date('2027-03-04T12:00:00Z') },
  })
})

test.each([
  [{ token: 'unknown' }, 'payment-not-found'],
  [{ payer: { ...payer, name: '' } }, 'payer-required'],
  [{ payer: { ...payer, email: 'a@b' } }, 'payer-email'],
])('a transfer with %o is refused as %s', async (change, code) => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)

  expect(await startTransfer(aGateway(db), { token, payer, idempotencyKey: 'a', ...change }, noon)).toMatchObject({
    ok: false,
    error: { code },
  })
})

test('a transfer needs an account of the currency', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db, { amount: money(5000, 'EUR') })

  expect(await startTransfer(aGateway(db), { token, payer, idempotencyKey: 'a' }, noon)).toEqual({
    ok: false,
    error: { code: 'no-bank-account' },
  })
})

test('the customer may change to a card, and the transfer is awaited no longer', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)
  const gateway = aGateway(db)
  await startTransfer(gateway, { token, payer, idempotencyKey: 'a' }, noon)

  const paid = await startCardPayment(gateway, aCardPayment(token), noon)

  expect(paid.ok).toBe(true)
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'cancelled' }, { state: 'captured' }])
})

test('the customer may change from the page of the bank to a transfer', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)
  const gateway = aGateway(db)
  await startCardPayment(gateway, aCardPayment(token, { number: '4242 4242 4242 4242' }), noon)

  const started = await startTransfer(gateway, { token, payer, idempotencyKey: 'a' }, noon)

  expect(started.ok).toBe(true)
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'cancelled' }, { state: 'pending_transfer' }])
})

test('money on the account completes the payment when its parts add up', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)
  const gateway = aGateway(db)
  await startTransfer(gateway, { token, payer, idempotencyKey: 'a' }, noon)
  const attemptRef = (await attemptsOf(db, token))[0]?.ref ?? ''

  const part = await confirmTransfer(db, { attemptRef, received: money(60_000, 'USD'), note: 'statement 12' }, noon)
  const jobsAfterPart = await waitingJobs(db, paymentCaptured)
  const rest = await confirmTransfer(db, { attemptRef, received: money(40_000, 'USD'), note: 'statement 13' }, tomorrow)
  const again = await confirmTransfer(
    db,
    { attemptRef, received: money(40_000, 'USD'), note: 'statement 13' },
    tomorrow,
  )

  expect(part).toEqual({ ok: true, value: { rest: money(40_000, 'USD') } })
  expect(jobsAfterPart).toEqual([])
  expect(rest).toEqual({ ok: true, value: { rest: money(0, 'USD') } })
  expect(again).toEqual({ ok: false, error: { code: 'not-awaiting' } })
  expect(await waitingJobs(db, paymentCaptured)).toMatchObject([
    { method: 'transfer', amountMinor: 100_000, isMismatch: false, isExcess: false },
  ])
  expect(await findPaymentPage(gateway, token, tomorrow)).toMatchObject({
    state: { kind: 'paid', method: 'transfer', charged: money(100_000, 'USD') },
  })
})

test('more money than asked completes the payment and is flagged', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const subject = { kind: 'link' as const, ref: 'pl-1' }
  const token = await aPayment(db, { subject })
  await startTransfer(aGateway(db), { token, payer, idempotencyKey: 'a', agreement: anAgreement() }, noon)
  const attemptRef = (await attemptsOf(db, token))[0]?.ref ?? ''

  await confirmTransfer(db, { attemptRef, received: money(110_000, 'USD'), note: '' }, noon)

  expect(await listPaymentsOfSubject(db, subject)).toMatchObject([
    { state: 'captured', flags: ['overpaid'], captured: money(110_000, 'USD') },
  ])
  expect(await findPaymentPage(aGateway(db), token, noon)).toMatchObject({ state: { kind: 'paid' } })
})

test('money of another currency is no confirmation', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)
  await startTransfer(aGateway(db), { token, payer, idempotencyKey: 'a' }, noon)
  const attemptRef = (await attemptsOf(db, token))[0]?.ref ?? ''

  expect(await confirmTransfer(db, { attemptRef, received: money(100_000, 'TRY'), note: '' }, noon)).toEqual({
    ok: false,
    error: { code: 'currency' },
  })
})

test('a cancelled payment awaits no transfer, and money that comes all the same is excess', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const subject = { kind: 'order' as const, ref: 'o-1' }
  const token = await aPayment(db, { subject })
  const gateway = aGateway(db)
  await startTransfer(gateway, { token, payer, idempotencyKey: 'a' }, noon)
  const attemptRef = (await attemptsOf(db, token))[0]?.ref ?? ''

  const cancelled = await cancelPayment(db, subject, noon)
  await confirmTransfer(db, { attemptRef, received: money(100_000, 'USD'), note: '' }, tomorrow)

  expect(cancelled.ok).toBe(true)
  expect(await waitingJobs(db, paymentCaptured)).toMatchObject([{ isExcess: true }])
  expect(await findPaymentPage(gateway, token, tomorrow)).toMatchObject({ state: { kind: 'cancelled' } })
})

test('a paid payment cannot be cancelled, and an unknown one is not found', async () => {
  const db = await testDb()
  const subject = { kind: 'order' as const, ref: 'o-1' }
  const token = await aPayment(db, { subject })
  await startCardPayment(aGateway(db), aCardPayment(token), noon)

  expect(await cancelPayment(db, subject, noon)).toEqual({ ok: false, error: { code: 'already-paid' } })
  expect(await cancelPayment(db, { kind: 'order', ref: 'o-2' }, noon)).toEqual({
    ok: false,
    error: { code: 'payment-not-found' },
  })
})

test('an account with a wrong IBAN is not imported', async () => {
  const db = await testDb()
  const account = {
    bank: 'B',
    accountHolder: 'H',
    iban: 'TR330006100519786457841327',
    branchName: '',
    branchCode: '1',
    accountNumber: '1',
    currency: 'TRY' as const,
  }

  await expect(importBankAccounts(db, [account])).rejects.toThrow(RangeError)
})

test('money that has a name of its own is recorded once', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)
  await startTransfer(aGateway(db), { token, payer, idempotencyKey: 'a' }, noon)
  const attemptRef = (await attemptsOf(db, token))[0]?.ref ?? ''
  const part = { attemptRef, received: money(10_000, 'USD'), note: '', key: 'bank-line:1' }

  const first = await confirmTransfer(db, part, noon)
  const again = await confirmTransfer(db, part, noon)

  expect(first.ok).toBe(true)
  expect(again).toEqual({ ok: false, error: { code: 'recorded-already' } })
  expect(await attemptsOf(db, token)).toMatchObject([{ captured_minor: 10_000 }])
})
