import { expect, test } from 'vitest'
import { sealNumbers } from '#modules/booking/data/identity-numbers.server.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { own } from '#modules/booking/data/tables.server.ts'
import { aPaidOrder } from '#modules/booking/testing/a-paid-order.ts'
import { aPayment } from '#modules/payments/testing/builders.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function setUp() {
  const db = await testDb()
  const order = await aPaidOrder(db)
  return { db, app: await testApp({ db }), order, address: `/payment/${order.paymentToken}` }
}

test('whose papers are complete is asked for none', async () => {
  const { app, address } = await setUp()

  const html = await (await getPage(app, `/tr${address}/success`)).text()

  expect(html).toContain('Havalimanında buluşuruz')
  expect(html).not.toContain('bilgileri eksik')
})

test.each([
  ['', 'Papers of 2 travellers are missing'],
  ['/tr', '2 yolcunun bilgileri eksik'],
  ['/ar', 'بيانات مسافرَين ناقصة'],
])('whose papers are missing is led to them from %s/payment', async (prefix, words) => {
  const { db, app, order, address } = await setUp()
  const found = await findOrder(db, { id: order.orderId })
  for (const { id } of found?.tours.flatMap(({ passengers }) => passengers) ?? [])
    await own(db)
      .updateTable('passengers')
      .set(sealNumbers(db, id, { tckn: null, passportNo: null }))
      .where('id', '=', id)
      .execute()

  const html = await (await getPage(app, `${prefix}${address}/success`)).text()

  expect(html).toContain(words)
  expect(html).toContain(`href="${prefix}/order/${order.publicId}/papers?t=${order.accessToken}"`)
})

test('the days go into the calendar, the news to others without the secret, and the agency is a call away', async () => {
  const { app, order, address } = await setUp()

  const html = await (await getPage(app, `/tr${address}/success`)).text()
  const file = await getPage(app, `/tr${address}/journey.ics`)
  const calendar = (await file.text()).replaceAll('\r\n ', '')
  const [, shared = ''] = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(html) ?? []

  expect(html).toContain(`/tr${address}/journey.ics`)
  expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-store',
  ])
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}/)
  expect(calendar).toContain(`Rezervasyon no: ${order.orderNo}`)
  expect(decodeURIComponent(shared)).toMatch(/\/tr\/tour\//)
  expect(decodeURIComponent(shared)).not.toContain(order.paymentToken)
  expect(html).toContain('href="tel:+902120000000"')
})

test('there is no calendar before the money is there', async () => {
  const db = await testDb()
  const app = await testApp({ db })

  expect((await getPage(app, `/payment/${await aPayment(db)}/journey.ics`)).status).toBe(404)
  expect((await getPage(app, '/payment/unknown/journey.ics')).status).toBe(404)
})
