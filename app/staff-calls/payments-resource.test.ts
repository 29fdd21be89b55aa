import { expect, test } from 'vitest'
import { startCardPayment } from '#modules/payments/index.server.ts'
import { aCardPayment, aGateway, aPayment } from '#modules/payments/testing/builders.ts'
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
    data: [{ state: 'captured', flags: ['mismatch'], amount: { amount: '1000.00', currency: 'USD' } }],
    meta: { total: 1, range: { from: 1, to: 1 } },
  })
})

test.each(['state=lost', 'from=yesterday', 'page=0', 'needsPerson=maybe'])('refuses %s', async (query) => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db)

  const answer = await getPage(await testApp({ db }), `/api/v1/admin/payments?${query}`, headers)

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'filter_invalid' })
})

test('is for staff who see payments', async () => {
  const db = await testDb()
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const app = await testApp({ db })

  expect((await getPage(app, '/api/v1/admin/payments')).status).toBe(401)
  expect((await getPage(app, '/api/v1/admin/payments', headers)).status).toBe(403)
})
