import { expect, test } from 'vitest'
import { listParts } from '#modules/booking/data/payment-parts.server.ts'
import { aBookedOrder } from '#modules/booking/testing/parts.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp() {
  const db = await testDb()
  const order = await aBookedOrder(db)
  const app = await testApp({ db })
  const share = { intent: 'share', part: order.rest.id, name: 'Zeynep Kaya', email: 'zeynep@example.com' }
  return { db, app, order, share, address: `/tr/order/${order.publicId}?t=${order.accessToken}` }
}

test('shows what is paid, what is open and when, and leads to the next payment', async () => {
  const { app, order, address } = await setUp()

  const html = await (await getPage(app, address)).text()

  expect(html).toContain('Ödeme planı')
  expect(html).toContain('13 Ocak 2027')
  expect(html).toContain(`/tr/payment/${order.rest.paymentToken}`)
})

test('the customer opens a share, has it mailed and takes it back', async () => {
  const { app, db, order, share, address } = await setUp()

  const opened = await postForm(app, address, { ...share, amount: '1.500,00' })
  const part = (await listParts(db, order.orderId)).find(({ payer }) => payer !== null)
  const page = await (await getPage(app, address)).text()
  const sent = await postForm(app, address, { intent: 'send', part: part?.id ?? '' })
  const back = await postForm(app, address, { intent: 'take-back', part: part?.id ?? '' })

  expect([opened.status, sent.status, back.status]).toEqual([302, 200, 302])
  expect(opened.headers.get('location')).toBe(`${address}#plan`)
  expect(page).toContain('Ödeyen: Zeynep Kaya')
  expect(page).toContain(`/tr/payment/${part?.paymentToken}`)
  expect((await listParts(db, order.orderId)).every(({ payer }) => payer === null)).toBe(true)
})

test('refuses more than is open, and keeps what was typed', async () => {
  const { app, share, address } = await setUp()

  const answer = await postForm(app, address, { ...share, amount: '4305' })

  expect(answer.status).toBe(400)
  const html = await answer.text()
  expect(html).toContain('4.304,00')
  expect(html).toContain('value="Zeynep Kaya"')
})

test('nobody without the secret changes anything', async () => {
  const { app, db, order, share } = await setUp()

  const answer = await postForm(app, `/tr/order/${order.publicId}`, { ...share, amount: '100' })

  expect(answer.status).toBe(404)
  expect(await listParts(db, order.orderId)).toHaveLength(2)
})
