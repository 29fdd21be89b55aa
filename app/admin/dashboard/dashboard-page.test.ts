import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

test('sums up the day: orders, money to come, the next journeys with their seats', async () => {
  const db = await testDb()
  const departure = await aDeparture(db, {
    departsOn: addDays(dayInIstanbul(new Date()), 5),
    capacity: 20,
    seatsSold: 9,
  })
  await anOrder(db, { departure, placedAt: new Date(), totalMinor: 219_000, orderNo: '2027-000001' })

  const html = await (
    await getPage(await testApp({ db }), '/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain('1 order today. 1 departure within seven days.')
  expect(html).toMatch(/To be collected<\/dt><dd[^>]*><bdi[^>]*>\$2,190<\/bdi>/)
  expect(html).toContain('9 sold, 0 held, 20 seats in all')
  expect(html).toContain(`href="/admin/orders?tour=${departure.id}"`)
  expect(html).toContain('2027-000001')
})

test('says plainly when there is nothing yet', async () => {
  const db = await testDb()

  const html = await (
    await getPage(await testApp({ db }), '/tr/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain('Bugün henüz sipariş yok.')
  expect(html).toContain('Önümüzdeki günlerde kalkış yok.')
  expect(html).toContain('Henüz sipariş yok. İlk sipariş burada görünecek.')
})
