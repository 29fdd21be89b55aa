import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { findPaymentPage, startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aGateway, aPayment, attemptsOf } from '#modules/payments/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** Somebody wants to transfer 1,000.00 USD. */
async function anAwaitedTransfer(staffRole: 'finance' | 'content' = 'finance') {
  const db = await testDb()
  await aBankAccount(db)
  const token = await aPayment(db)
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  await startTransfer(aGateway(db), { token, payer, idempotencyKey: crypto.randomUUID() }, new Date())
  const attemptRef = (await attemptsOf(db, token))[0]?.ref ?? ''
  const { headers } = await staffSignedIn(db, { staffRole })
  const app = await testApp({ db })
  const confirm = (amount: string, change: { key?: string; ref?: string; [field: string]: unknown } = {}) => {
    const { key = crypto.randomUUID(), ref = attemptRef, ...body } = change
    return postJson(
      app,
      `/api/v1/admin/payments/${ref}/confirmations`,
      { amount: { amount, currency: 'USD' }, receivedOn: '2026-03-01', note: 'dekont', ...body },
      { ...headers, origin: 'http://kafile.test', 'idempotency-key': key },
    )
  }
  return { db, token, attemptRef, confirm }
}

test('a transfer is confirmed in the parts in which it came, once for a key, and staff are in the log', async () => {
  const { db, token, attemptRef, confirm } = await anAwaitedTransfer()
  const key = crypto.randomUUID()

  const part = await confirm('400.00', { key })
  const again = await confirm('400.00', { key })
  const rest = await confirm('600.00')

  expect([part.status, again.status, again.headers.get('idempotency-replayed'), rest.status]).toEqual([
    201,
    201,
    'true',
    201,
  ])
  expect(await part.json()).toEqual({
    paymentId: attemptRef,
    received: { amount: '400.00', currency: 'USD' },
    rest: { amount: '600.00', currency: 'USD' },
  })
  expect(await rest.json()).toMatchObject({ rest: { amount: '0.00' } })
  expect(await findPaymentPage(aGateway(db), token, new Date())).toMatchObject({ state: { kind: 'paid' } })
  const { entries } = await listAuditEntries(db, { action: 'payment.receive', page: 1, pageSize: 5 })
  expect(entries).toHaveLength(2)
  expect(entries).toMatchObject([{ subject: { kind: 'payment', id: attemptRef } }, {}])
})

test.each([
  ['0.00', {}, 422, 'validation'],
  ['much', {}, 422, 'validation'],
  ['10.00', { receivedOn: '2999-01-01' }, 422, 'validation'],
  ['10.00', { receivedOn: '2026-02-30' }, 422, 'validation'],
  ['10.00', { amount: { amount: '10.00', currency: 'TRY' } }, 422, 'validation'],
  ['10.00', { iban: 'TR' }, 422, 'unknown_field'],
  ['10.00', { key: 'short' }, 400, 'idempotency_key_required'],
  ['10.00', { ref: 'made-up' }, 404, 'payment_not_found'],
])('refuses %s with %o as %i %s', async (amount, change, status, code) => {
  const { db, token, confirm } = await anAwaitedTransfer()

  const refused = await confirm(amount, change)

  expect([refused.status, (await refused.json()).code]).toEqual([status, code])
  expect(await attemptsOf(db, token)).toMatchObject([{ state: 'pending_transfer', captured_minor: null }])
})

test('what is paid takes no more, and staff who do not see payments confirm nothing', async () => {
  const { confirm } = await anAwaitedTransfer()
  const content = await anAwaitedTransfer('content')
  await confirm('1000.00')

  const second = await confirm('1000.00')
  const forbidden = await content.confirm('1000.00')

  expect([second.status, (await second.json()).code, forbidden.status]).toEqual([409, 'already_paid', 403])
})
