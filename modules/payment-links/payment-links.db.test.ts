import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import {
  cancelPayment,
  confirmTransfer,
  findPaymentPage,
  listRefundsOfSubject,
  paymentCaptured,
  startCardPayment,
  startTransfer,
} from '#modules/payments/index.server.ts'
import { aBankAccount, aCardPayment, aGateway, anAgreement, attemptsOf } from '#modules/payments/testing/builders.ts'
import { waitingJobs } from '#modules/payments/testing/waiting-jobs.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { completePaymentLink } from './complete-payment-link.server.ts'
import { own } from './data/tables.server.ts'
import { openPaymentLink, paymentLinkHandlers } from './index.server.ts'
import { aClerk, aLink, aLinkRequest, aLinkWork } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const later = new Date('2027-03-01T12:05:00Z')

test('a link is met by its customer with the title and price that staff gave', async () => {
  const db = await testDb()

  const { id, token } = await aLink(db)

  expect(id).toMatch(/^pl_/)
  expect(await findPaymentPage(aGateway(db), token, noon)).toMatchObject({
    subject: { kind: 'link', ref: id },
    title: { tr: 'Umre, kalan ödeme' },
    amount: money(116_000, 'USD'),
    locale: 'tr',
    state: { kind: 'open' },
  })
})

test('a link that was paid is completed once, however often it is told', async () => {
  const db = await testDb()
  const { token } = await aLink(db)
  await startCardPayment(aGateway(db), aCardPayment(token), noon)

  await tellAll(db)
  await tellAll(db)

  expect(await linkOf(db, token)).toEqual({ status: 'completed', paid_at: later, version: 2 })
  expect(await historyOf(db)).toEqual(['created', 'completed'])
})

test('money for a link whose payment was taken back completes nothing', async () => {
  const db = await testDb()
  const { id, token } = await aLink(db)
  await cancelPayment(db, { kind: 'link', ref: id }, noon)
  const [handler] = paymentLinkHandlers(aLinkWork(db))

  await handler?.run({ ...aCapture(id, token), isExcess: true }, later)
  await handler?.run({ ...aCapture(id, token), isMismatch: true }, later)

  expect(await linkOf(db, token)).toEqual({ status: 'pending', paid_at: null, version: 1 })
})

test('money that nobody owed for a link goes back by itself, once', async () => {
  const db = await testDb()
  const { id, token } = await aLink(db)
  await startCardPayment(aGateway(db), aCardPayment(token), noon)
  await tellAll(db)
  const [capture] = await waitingJobs(db, paymentCaptured)
  if (!capture) throw new Error('nothing was captured')

  await completePaymentLink(db, { linkId: id, ...capture, isExcess: true }, later)
  await completePaymentLink(db, { linkId: id, ...capture, isExcess: true }, later)

  expect(await listRefundsOfSubject(db, { kind: 'link', ref: id })).toMatchObject([
    { amount: money(116_000, 'USD'), cause: 'excess' },
  ])
})

test('what a transfer brought above the price of a link is promised back', async () => {
  const db = await testDb()
  await aBankAccount(db)
  const { id, token } = await aLink(db)
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  await startTransfer(
    aGateway(db),
    { token, idempotencyKey: crypto.randomUUID(), payer, agreement: anAgreement() },
    noon,
  )
  const [attempt] = await attemptsOf(db, token)
  await confirmTransfer(db, { attemptRef: attempt?.ref ?? '', received: money(116_500, 'USD'), note: '' }, noon)

  await tellAll(db)

  expect(await linkOf(db, token)).toMatchObject({ status: 'completed' })
  expect(await listRefundsOfSubject(db, { kind: 'link', ref: id })).toMatchObject([{ amount: money(500, 'USD') }])
})

test('money for an order is no business of links', async () => {
  const db = await testDb()
  const { id, token } = await aLink(db)

  await paymentLinkHandlers(aLinkWork(db))[0]?.run({ ...aCapture(id, token), subjectKind: 'order' }, later)

  expect(await historyOf(db)).toEqual(['created'])
})

test('a link with an empty title leaves no payment behind', async () => {
  const db = await testDb()
  const admin = await aClerk(db)

  await expect(openPaymentLink(db, admin, aLinkRequest({ title: '' }), noon)).rejects.toMatchObject({ code: '23514' })

  expect(await own(db).selectFrom('payment_links').select('id').execute()).toEqual([])
})

async function tellAll(db: Db): Promise<void> {
  for (const job of await waitingJobs(db, paymentCaptured)) {
    await paymentLinkHandlers(aLinkWork(db))[0]?.run(job, later)
  }
}

function aCapture(id: string, token: string) {
  return {
    paymentToken: token,
    subjectKind: 'link',
    subjectRef: id,
    attemptRef: 'a-1',
    method: 'card',
    amountMinor: 116_000,
    currency: 'USD',
    isMismatch: false,
    isLate: false,
    isExcess: false,
  }
}

async function linkOf(db: Db, token: string) {
  return own(db)
    .selectFrom('payment_links')
    .select(['status', 'paid_at', 'version'])
    .where('token', '=', token)
    .executeTakeFirst()
}

async function historyOf(db: Db): Promise<string[]> {
  const rows = await own(db).selectFrom('payment_link_history').select('kind').orderBy('id').execute()
  return rows.map(({ kind }) => kind)
}
