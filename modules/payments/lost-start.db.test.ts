import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { mortal } from '#tests/money/mortal-db.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findPaymentPage } from './find-payment-page.server.ts'
import { reconcilePayments } from './reconcile-payments.server.ts'
import { startCardPayment, type CardPaymentRequest } from './start-card-payment.server.ts'
import { aCardPayment, aGateway, aPayment, attemptsOf } from './testing/builders.ts'

const noon = new Date('2027-03-01T12:00:00Z')
const aMomentLater = new Date('2027-03-01T12:00:04Z')
const halfAMinuteLater = new Date('2027-03-01T12:00:30Z')

test('a customer whose payment died before the bank heard of it pays by the same request, at once', async () => {
  const db = await testDb()
  const request = aCardPayment(await aPayment(db))
  await dieBeforeTheAnswer(db, request)

  const paid = await startCardPayment(aGateway(db), request, aMomentLater)

  expect(paid).toMatchObject({ ok: true, value: { kind: 'succeeded' } })
  expect(await attemptsOf(db, request.token)).toMatchObject([{ state: 'captured' }])
})

test('a form that was loaded anew goes on with the same payment', async () => {
  const db = await testDb()
  const request = aCardPayment(await aPayment(db), { number: '4242 4242 4242 4242' })
  await dieBeforeTheAnswer(db, request)

  const started = await startCardPayment(aGateway(db), { ...request, idempotencyKey: 'another' }, aMomentLater)

  expect(started).toMatchObject({ ok: true, value: { kind: 'next' } })
  expect(await attemptsOf(db, request.token)).toMatchObject([{ state: 'pending_3ds' }])
})

test('another card waits until the first start must be over, and then pays alone', async () => {
  const db = await testDb()
  const request = aCardPayment(await aPayment(db), { number: '4242 4242 4242 4242' })
  const other = aCardPayment(request.token)
  await dieBeforeTheAnswer(db, request)

  const early = await startCardPayment(aGateway(db), other, aMomentLater)
  const paid = await startCardPayment(aGateway(db), other, halfAMinuteLater)

  expect(early).toEqual({ ok: false, error: { code: 'payment-in-progress' } })
  expect(paid).toMatchObject({ ok: true, value: { kind: 'succeeded' } })
  expect((await attemptsOf(db, request.token)).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'captured'])
})

test('a customer who only waits at the page can pay again within half a minute', async () => {
  const db = await testDb()
  const request = aCardPayment(await aPayment(db))
  await dieBeforeTheAnswer(db, request, 'before the bank heard of it')

  await reconcilePayments(aGateway(db), halfAMinuteLater)

  expect(await findPaymentPage(aGateway(db), request.token, halfAMinuteLater)).toMatchObject({
    state: { kind: 'open' },
  })
})

test('what the bank had charged before the program died is found, and not charged again', async () => {
  const db = await testDb()
  const request = aCardPayment(await aPayment(db))
  await dieBeforeTheAnswer(db, request, 'after the bank had charged')

  const paid = await startCardPayment(aGateway(db), { ...request, idempotencyKey: 'another' }, aMomentLater)

  expect(paid).toMatchObject({ ok: true, value: { kind: 'succeeded' } })
  expect(await attemptsOf(db, request.token)).toMatchObject([{ state: 'captured', flags: [] }])
})

/** Kills the program after the attempt was committed, which is its third step; the fourth is the bank's charge. */
async function dieBeforeTheAnswer(
  db: Db,
  request: CardPaymentRequest,
  when: 'before the bank heard of it' | 'after the bank had charged' = 'before the bank heard of it',
): Promise<void> {
  const dying = mortal(db, when === 'before the bank heard of it' ? 4 : 5, () => {})
  await startCardPayment(aGateway(dying.db), request, noon).catch(() => undefined)
  expect(await attemptsOf(db, request.token)).toMatchObject([{ state: 'created' }])
}
