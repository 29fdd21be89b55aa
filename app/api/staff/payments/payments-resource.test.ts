import { expect, test } from 'vitest'
import { startCardPayment, startTransfer } from '#modules/payments/index.server.ts'
import { aBankAccount, aCardPayment, aGateway, aPayment } from '#modules/payments/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('lists tries to pay a page at a time', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  await startCardPayment(aGateway(db), aCardPayment(await aPayment(db)), new Date())
  await startCardPayment(aGateway(db), aCardPayment(await aPayment(db), { number: '4000000000001067' }), new Date())

  const answer = await getPage(await testApp({ db }), '/api/v1/admin/payments?needsPerson=true', headers)

  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({
    data: [{ state: 'succeeded', flags: ['mismatch'], amount: { amount: '1000.00', currency: 'USD' } }],
    meta: { total: 1, range: { from: 1, to: 1 } },
  })
})

test.each([
  ['requires_action', 'card', 1],
  ['awaiting_transfer', 'transfer', 1],
  ['succeeded', 'card', 1],
  ['failed', 'card', 1],
  ['refunded', 'card', 0],
])('finds payments in the state %s by the name that was agreed', async (state, method, total) => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)
  for (const number of ['4111111111111111', '4000000000003220', '4000000000000002'])
    await startCardPayment(aGateway(db), aCardPayment(await aPayment(db), { number }), new Date())
  await aBankAccount(db)
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  const transfer = { token: await aPayment(db), payer, idempotencyKey: 'transfer-1' }
  await startTransfer(aGateway(db), transfer, new Date())

  const answer = await (await getPage(await testApp({ db }), `/api/v1/admin/payments?state=${state}`, headers)).json()

  expect(answer.meta.total).toBe(total)
  expect(answer.data).toMatchObject(Array.from({ length: total }, () => ({ state, method })))
})

test.each(['state=lost', 'state=captured', 'from=yesterday', 'page=0', 'needsPerson=maybe'])(
  'refuses %s',
  async (query) => {
    const db = await testDb()
    const { headers } = await staffSignedIn(db)

    const answer = await getPage(await testApp({ db }), `/api/v1/admin/payments?${query}`, headers)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'filter_invalid' })
  },
)

test('is for staff who see payments', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const app = await testApp({ db })

  expect((await getPage(app, '/api/v1/admin/payments')).status).toBe(401)
  expect((await getPage(app, '/api/v1/admin/payments', headers)).status).toBe(403)
})
