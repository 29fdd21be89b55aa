import { expect, test } from 'vitest'
import { aCapturedPayment } from '#modules/payments/testing/a-captured-payment.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp(staffRole: 'owner' | 'content' = 'owner') {
  const db = await testDb()
  const { attemptRef } = await aCapturedPayment(db)
  const { headers } = await staffSignedIn(db, { staffRole })
  const app = await testApp({ db })
  const send = (amount: string, key = crypto.randomUUID(), currency = 'USD', ref = attemptRef) =>
    postJson(
      app,
      `/api/v1/admin/payments/${ref}/refunds`,
      { amount: { amount, currency }, reason: 'agreed' },
      { ...headers, origin: 'http://kafile.test', 'idempotency-key': key },
    )
  return { send, app, headers, attemptRef }
}

test('gives a part back, once for a key', async () => {
  const { send } = await setUp()
  const key = crypto.randomUUID()

  const first = await send('400.00', key)
  const again = await send('400.00', key)
  const other = await send('500.00', key)

  expect([first.status, again.status, other.status]).toEqual([201, 201, 422])
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  const body = await first.json()
  expect(body).toMatchObject({ amount: { amount: '400.00', currency: 'USD' }, state: 'requested' })
  expect(await again.json()).toEqual(body)
})

test('refuses more than is left, what brought nothing more, another currency and attempts nobody made', async () => {
  const { send } = await setUp()

  const tooMuch = await send('1000.01')
  const inLira = await send('1.00', crypto.randomUUID(), 'TRY')
  const unknown = await send('1.00', crypto.randomUUID(), 'USD', 'made-up')
  await send('1000.00')
  const empty = await send('1.00')

  const codes = await Promise.all(
    [tooMuch, inLira, unknown, empty].map(async (each) => [each.status, (await each.json()).code]),
  )
  expect(codes).toEqual([
    [422, 'refund_too_high'],
    [422, 'validation'],
    [404, 'payment_not_found'],
    [409, 'not_refundable'],
  ])
})

test('wants a key and staff who see payments', async () => {
  const { app, headers, attemptRef } = await setUp()
  const content = await setUp('content')
  const body = { amount: { amount: '1.00', currency: 'USD' }, reason: 'x' }

  const keyless = await postJson(app, `/api/v1/admin/payments/${attemptRef}/refunds`, body, {
    ...headers,
    origin: 'http://kafile.test',
  })

  expect([keyless.status, (await content.send('1.00')).status]).toEqual([400, 403])
})
