import { expect, test } from 'vitest'
import { aPaidOrder } from '#modules/booking/testing/a-paid-order.ts'
import { getPage, postForm, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp() {
  const db = await testDb()
  const order = await aPaidOrder(db)
  const secret = `?t=${order.accessToken}`
  return {
    app: await testApp({ db }),
    order,
    page: `/en/order/${order.publicId}`,
    path: `/order/${order.publicId}`,
    secret,
  }
}

test('the order says what comes back today, and the whole table', async () => {
  const { app, path, secret } = await setUp()

  const html = await (await getPage(app, `${path}${secret}`)).text()

  expect(html).toContain('If you cancel')
  expect(html).toContain('Cancellation terms: ')
  expect(html).toContain('<bdi>100%</bdi>')
  expect(html).toContain('/cancel-request?t=')
})

test('a request is received once and shown', async () => {
  const { app, path, secret } = await setUp()

  const answer = await postForm(app, `${path}/cancel-request${secret}`, { reason: 'illness' })
  const html = await (await getPage(app, `${path}${secret}`)).text()

  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}${secret}#cancel`])
  expect(html).toContain('We received your request to cancel')
  expect(html).not.toContain('Send the request')
})

test('without the secret nobody asks for anything', async () => {
  const { app, path } = await setUp()

  expect((await postForm(app, `${path}/cancel-request`, { reason: '' })).status).toBe(404)
})

test('a call asks as well, and the first request stands', async () => {
  const { app, order, secret } = await setUp()
  const call = `/api/v1/orders/${order.publicId}/cancel-requests${secret}`

  const first = await postJson(app, call, { reason: 'illness' })
  const again = await postJson(app, call, { reason: 'twice' })
  const wrong = await postJson(app, call, { why: 1 })
  const stranger = await postJson(app, `/api/v1/orders/${order.publicId}/cancel-requests?t=aaaaaaaaaaaaaaaaaaaaaa`, {})

  const body = await first.json()
  expect([first.status, body.status]).toEqual([202, 'received'])
  expect(await again.json()).toEqual(body)
  expect([wrong.status, stranger.status]).toEqual([422, 404])
})
