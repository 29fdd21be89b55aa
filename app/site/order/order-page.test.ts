import { expect, test } from 'vitest'
import { confirmOrder } from '#modules/booking/confirm-order.server.ts'
import { anOrder, minutesLater } from '#modules/booking/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp({ isPaid }: { isPaid: boolean }) {
  const db = await testDb()
  const order = await anOrder(db)
  const payment = { orderId: order.orderId, attemptRef: 'a', amountMinor: 538_000, isMismatch: false, isExcess: false }
  if (isPaid) await confirmOrder(db, payment, minutesLater(5))
  return { app: await testApp({ db }), order, address: `/order/${order.publicId}`, secret: `?t=${order.accessToken}` }
}

test('shows an order to whoever has its secret, without anybody’s papers', async () => {
  const { app, order, address, secret } = await setUp({ isPaid: false })

  const answer = await getPage(app, `/tr${address}${secret}`)
  const html = await answer.text()

  expect([answer.status, answer.headers.get('referrer-policy'), answer.headers.get('cache-control')]).toEqual([
    200,
    'no-referrer',
    'private, no-store',
  ])
  expect(html).toContain(order.orderNo)
  expect(html).toContain(`/tr/payment/${order.paymentToken}`)
  expect(html).toContain('Mehmet')
  expect(html).not.toMatch(/10000000146|U87654321/)
})

test('shows nothing without the secret', async () => {
  const { app, address } = await setUp({ isPaid: true })

  expect((await getPage(app, address)).status).toBe(404)
  expect((await getPage(app, `${address}?t=aaaaaaaaaaaaaaaaaaaaaa`)).status).toBe(404)
  expect((await getPage(app, `${address}/voucher.pdf`)).status).toBe(404)
})

test('gives the voucher once the order is paid', async () => {
  const open = await setUp({ isPaid: false })
  const paid = await setUp({ isPaid: true })

  const voucher = await getPage(paid.app, `/ar${paid.address}/voucher.pdf${paid.secret}`)

  expect((await getPage(open.app, `${open.address}/voucher.pdf${open.secret}`)).status).toBe(404)
  expect([voucher.status, voucher.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(
    Buffer.from(await voucher.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})
