import { expect, test } from 'vitest'
import { confirmedMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { signedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('lists the own orders page by page, nobody else’s', async () => {
  const db = await testDb()
  const { userId, headers } = await signedIn(db)
  await anOrder(db, { userId, orderNo: '2027-000001' })
  await anOrder(db, { userId, orderNo: '2027-000002' })
  await anOrder(db, { orderNo: '2027-000003' })
  const app = await testApp({ db })

  const answer = await getPage(app, '/api/v1/orders?pageSize=1', headers)
  const { data, meta } = await answer.json()
  const next = await (await getPage(app, '/api/v1/orders?pageSize=1&page=2', headers)).json()

  expect([answer.status, data.length, meta.total]).toEqual([200, 1, 2])
  expect([...data, ...next.data].map(({ orderNo }) => orderNo).toSorted()).toEqual(['2027-000001', '2027-000002'])
  expect(answer.headers.get('link')).toContain('page=2')
})

test('orders of a guest with the same address are shown after the address is confirmed', async () => {
  const db = await testDb()
  const { userId, email, headers } = await signedIn(db)
  const { id } = await anOrder(db, { email: email.toUpperCase() })
  const app = await testApp({ db })
  const listed = async () => (await (await getPage(app, '/api/v1/orders', headers)).json()).meta.total
  const found = async () => (await getPage(app, `/api/v1/orders/${id}`, headers)).status

  const before = [await listed(), await found()]
  await confirmedMember(db, userId)

  expect(before).toEqual([0, 404])
  expect([await listed(), await found()]).toEqual([1, 200])
})

test('an order of another account stays with it, whatever its address', async () => {
  const db = await testDb()
  const { userId, email, headers } = await signedIn(db)
  const { userId: other } = await signedIn(db)
  await confirmedMember(db, userId)
  const { id } = await anOrder(db, { userId: other, email })

  expect((await getPage(await testApp({ db }), `/api/v1/orders/${id}`, headers)).status).toBe(404)
})

test('strangers are asked to sign in', async () => {
  expect((await getPage(await testApp(), '/api/v1/orders')).status).toBe(401)
})
