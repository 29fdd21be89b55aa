import { expect, test } from 'vitest'
import { mailboxProofOf } from '#modules/booking/prove-mailbox.server.ts'
import { anOrderRequest } from '#modules/booking/testing/builders.ts'
import { placeOrder } from '#modules/booking/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aBankAccount } from '#modules/payments/testing/builders.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp() {
  const db = await testDb()
  await aBankAccount(db)
  const { id } = await aDeparture(db, { departsOn: '2029-02-12', salesCloseOn: '2029-02-01' })
  const placed = await placeOrder(db, anOrderRequest(id, 1), new Date())
  if (!placed.ok) throw new Error(placed.error.code)
  return { db, app: await testApp({ db }), ...placed.value }
}

test('the page of an awaited transfer asks to open the mail, until its link was opened', async () => {
  const { db, app, orderId, publicId, accessToken, paymentToken } = await setUp()
  const page = `/tr/payment/${paymentToken}`
  const payer = { name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '' }
  await postForm(app, page, { idempotencyKey: crypto.randomUUID(), method: 'transfer', ...payer })
  const before = await (await getPage(app, page)).text()

  const opened = await getPage(
    app,
    `/tr/order/${publicId}/keep-seats?t=${accessToken}&k=${mailboxProofOf(db, orderId)}`,
  )

  expect(before).toContain('E-posta adresinize bir bağlantı gönderdik')
  expect([opened.status, opened.headers.get('location')]).toEqual([302, page])
  expect(await (await getPage(app, page)).text()).not.toContain('E-posta adresinize bir bağlantı gönderdik')
})

test('a link that was not in the mail is not there', async () => {
  const { app, publicId, accessToken } = await setUp()

  expect((await getPage(app, `/tr/order/${publicId}/keep-seats?t=${accessToken}`)).status).toBe(404)
  expect((await getPage(app, `/tr/order/${publicId}/keep-seats?t=${accessToken}&k=${accessToken}`)).status).toBe(404)
  expect((await getPage(app, `/tr/order/${publicId}/keep-seats?k=x`)).status).toBe(404)
})
