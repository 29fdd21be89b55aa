import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { listParts } from '#modules/booking/data/payment-parts.server.ts'
import { sharePart } from '#modules/booking/share-part.server.ts'
import { anOrderRequest } from '#modules/booking/testing/builders.ts'
import { aBookedOrder } from '#modules/booking/testing/parts.ts'
import { placeOrder } from '#modules/booking/place-order.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

/** An order of today, whose seats are still held, for a journey in so many days. */
async function anOrderOfToday(days = 90) {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), days) })
  const placed = await placeOrder(db, anOrderRequest(departure.id), new Date())
  if (!placed.ok) throw new Error(placed.error.code)
  return { db, app: await testApp({ db }), order: placed.value }
}

test('the customer chooses the deposit; the old address leads on, the new one says what is left', async () => {
  const { db, app, order } = await anOrderOfToday()
  const open = await (await getPage(app, `/tr/payment/${order.paymentToken}`)).text()

  const chosen = await postForm(app, `/tr/payment/${order.paymentToken}`, { choice: 'deposit' })

  const [deposit] = await listParts(db, order.orderId)
  const address = `/tr/payment/${deposit?.paymentToken}`
  expect(open).toContain('Kaporayı öde')
  expect([chosen.status, chosen.headers.get('location')]).toEqual([302, address])
  expect((await getPage(app, `/tr/payment/${order.paymentToken}`)).headers.get('location')).toBe(address)
  const html = await (await getPage(app, address)).text()
  expect(html).toContain('1.076,00')
  expect(html).toContain('4.304,00')
})

test('offers no choice for a journey that leaves soon, and says so', async () => {
  const { app, order } = await anOrderOfToday(40)

  const html = await (await getPage(app, `/tr/payment/${order.paymentToken}`)).text()

  expect(html).not.toContain('Kaporayı öde')
  expect(html).toContain('Kalkışa az kaldığı için kapora alınmıyor')
})

test('a share is no page of the order: nothing of its price, no way to it, gone when taken back', async () => {
  const db = await testDb()
  const app = await testApp({ db })
  const { orderId, rest, publicId } = await aBookedOrder(db)
  const payer = { name: 'Zeynep Kaya', email: 'zeynep@example.com' }
  const shared = await sharePart(db, { orderId, partId: rest.id, amount: money(200_000, 'USD'), payer }, new Date())
  const token = shared.ok ? shared.value.share.paymentToken : ''

  const html = await (await getPage(app, `/tr/payment/${token}`)).text()

  expect(html).toContain('Sayın Zeynep Kaya')
  expect(html).toContain('2.000,00')
  expect(html).not.toContain(publicId)
  expect(html).not.toMatch(/5\.380,00|4\.304,00|2\.304,00/)
})
