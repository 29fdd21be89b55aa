import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { placeOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { anOrder as aPlacedOrder, anOrderRequest, fromStranger } from '#modules/booking/testing/builders.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import { demonstrationSetting } from '#modules/staff-desk/index.server.ts'
import { aLink } from '#modules/payment-links/testing/builders.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
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

  expect(html).toContain('1 order today. 1 group leaves within seven days.')
  expect(html).toMatch(/To be collected<\/dt><dd[^>]*><bdi[^>]*>\$2,190<\/bdi>/)
  expect(html).toContain('9 sold, 0 held, 20 seats in all')
  expect(html).toContain(`href="/admin/tour/ops-${departure.id.slice(0, 10)}"`)
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

test('sales are drawn for one currency at a time, beside the year before, and stand in a table with all of them', async () => {
  const db = await testDb()
  const now = new Date()
  await anOrder(db, { placedAt: now, totalMinor: 219_000 })
  await anOrder(db, { placedAt: new Date(now.getTime() - 365 * 86_400_000), totalMinor: 100_000 })
  await anOrder(db, { placedAt: now, totalMinor: 9_900_000, currency: 'TRY' })
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const read = async (query = '') => (await getPage(app, `/admin/dashboard${query}`, headers)).text()

  const html = await read()

  expect(html).toContain('Sales by month, USD')
  expect(html).toMatch(/href="\/admin\/dashboard\?currency=TRY"/)
  for (const sum of ['$2,190', '$1,000', '₺99,000']) expect(html).toContain(sum)
  expect(await read('?currency=TRY')).toContain('Sales by month, TRY')
  expect(await read('?currency=XXX')).toContain('Sales by month, USD')
})

test('what is owed is counted by when it is due and by whom: orders, payment links, accounts of agencies', async () => {
  const db = await testDb()
  await anOrder(db, { placedAt: new Date(), totalMinor: 100_000 })
  await aLink(db, { price: money(40_000, 'USD') }, new Date())
  const lines = [
    { account: { kind: 'agency' as const, agency: crypto.randomUUID() }, debit: money(25_000, 'USD') },
    { account: { kind: 'sales' as const }, credit: money(25_000, 'USD') },
  ]
  const entry = { key: 'agency', kind: 'charge' as const, on: dayInIstanbul(new Date()), lines }
  await db.transaction().execute((tx) => postEntry(tx, entry, new Date()))
  const app = await testApp({ db })

  const html = await (await getPage(app, '/admin/dashboard', (await staffSignedIn(db)).headers)).text()
  const desk = await (
    await getPage(app, '/admin/dashboard', (await staffSignedIn(db, { staffRole: 'content' })).headers)
  ).text()

  for (const sum of ['$1,000', '$400', '$250']) expect(html).toContain(sum)
  expect(html).toContain('Agency accounts')
  expect(desk).not.toContain('$250')
})

test('a departure tells papers, visas, rooms and money of its people', async () => {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: addDays(dayInIstanbul(new Date()), 5), seatsSold: 2 })
  await anOrder(db, { departure, travellers: ['Ayşe', 'Ömer'], totalMinor: 200_000, paidMinor: 50_000 })
  await sql`insert into operation_travellers (passenger_id, visa_step)
    select id, 'granted' from passengers where first_name = 'Ömer'`.execute(db)

  const html = await (
    await getPage(await testApp({ db }), '/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain('1 of 2')
  expect(html).toContain('0 of 2')
  expect(html).toContain('$1,500')
})

test('an alarm names a departure of which customers hold unusually much without having paid', async () => {
  const db = await testDb()
  const tour = { departsOn: '2029-02-12', salesCloseOn: '2029-02-01', capacity: 14, seatsSold: 2 }
  const { id } = await aDeparture(db, tour)
  const quiet = await aDeparture(db, { ...tour, capacity: 30 })
  for (const request of [
    anOrderRequest(id, 2),
    anOrderRequest(id, 2),
    anOrderRequest(id, 2),
    anOrderRequest(quiet.id, 6),
  ])
    await placeOrder(db, fromStranger(request), new Date())

  const html = await (
    await getPage(await testApp({ db }), '/tr/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain('3 siparişte 6 yer ödenmeden tutuluyor')
  expect(html).toContain(`/tr/admin/orders?tour=${id}&amp;state=awaiting_payment`)
  expect(html).not.toContain(`tour=${quiet.id}&amp;state=awaiting_payment`)
})

test.each([
  ['tr', '/tr', '%42 tamamlandı'],
  ['en', '', '42% done'],
  ['ar', '/ar', 'اكتمل 42%'],
])('says in %s how far a demonstration is, until it is there', async (_locale, prefix, words) => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const state = { startedAt: new Date().toISOString(), done: 320, of: 760, isFinished: false }
  const isSaid = async () => {
    const html = await (await getPage(app, `${prefix}/admin/dashboard`, headers)).text()
    return [html.includes(words), html.includes('<progress value=')]
  }

  await writeSetting(db, demonstrationSetting, state)
  expect(await isSaid()).toEqual([true, true])
  await writeSetting(db, demonstrationSetting, { ...state, done: 760, isFinished: true })
  expect(await isSaid()).toEqual([false, false])
})

test('the number of every tile is that of the rows of the list it opens', async () => {
  const db = await testDb()
  const now = new Date()
  const lastMonth = new Date(now.getTime() - 40 * 86_400_000)
  for (const state of ['awaiting_payment', 'paid', 'partially_paid', 'cancelled', 'expired', 'refunded'] as const) {
    const paidMinor = state === 'paid' ? 219_000 : 0
    await anOrder(db, { state, placedAt: now, paidMinor })
    await anOrder(db, { state, placedAt: lastMonth, paidMinor })
  }
  const { orderId } = await aPlacedOrder(db)
  await sql`update orders set placed_at = ${lastMonth} where id = ${orderId}`.execute(db)
  await sql`update order_payment_parts set due_on = ${addDays(dayInIstanbul(now), -1)}`.execute(db)
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const html = await (await getPage(app, '/admin/dashboard', headers)).text()
  const counters = [...tilesOf(html).matchAll(/href="([^"]+)"[^>]*>(\d+) /g)].map(([, href, count]) => ({
    href: (href ?? '').replaceAll('&amp;', '&'),
    count: Number(count),
  }))

  expect(counters.map(({ count }) => count)).toEqual([3, 3, 5, 1])
  for (const { href, count } of counters) {
    const list = await (await getPage(app, href, headers)).text()
    const rows = list.slice(list.indexOf('<tbody'), list.indexOf('</tbody>')).split('<tr').length - 1
    expect([href, rows]).toEqual([href, count])
  }
})

test('nothing is red where nothing is late', async () => {
  const db = await testDb()
  await anOrder(db, { placedAt: new Date() })

  const html = await (
    await getPage(await testApp({ db }), '/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(tilesOf(html)).toContain('1 order')
  expect(tilesOf(html)).not.toMatch(/class="[^"]*due/)
})

test('seats of a boat for an afternoon are not added to those of groups, nor counted among them', async () => {
  const db = await testDb()
  const departsOn = addDays(dayInIstanbul(new Date()), 3)
  await aDeparture(db, { departsOn, capacity: 20, seatsSold: 5 })
  await aDeparture(db, { departsOn, capacity: 41, seatsSold: 30, tour: { kind: 'day', days: 1, nights: 0, stays: [] } })

  const html = await (
    await getPage(await testApp({ db }), '/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain('5 of 20 seats sold')
  expect(html).toContain('1 group leaves within seven days.')
})

test('money that is due at once is said so, and months are drawn only when there are some to compare', async () => {
  const db = await testDb()
  await anOrder(db, { placedAt: new Date(), totalMinor: 219_000 })
  await aPlacedOrder(db)
  const html = await (
    await getPage(await testApp({ db }), '/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(/At once<\/dt><dd[^>]*>.*?\$5,380/s.test(html)).toBe(true)
  expect(html.includes('Thousand USD')).toBe(false)
  expect(html).toMatch(/<details[^>]* open/)
})

test('who has a bed in one of two hotels is half way, and not without a room', async () => {
  const db = await testDb()
  const departsOn = addDays(dayInIstanbul(new Date()), 5)
  const departure = await aDeparture(db, { departsOn, seatsSold: 2 })
  await anOrder(db, { departure, travellers: ['Ayşe', 'Elif'], state: 'paid', paidMinor: 219_000 })
  const { rows: stays } = await sql<{ key: string }>`select hotels.key from tour_hotels
    join hotels on hotels.id = tour_hotels.hotel_id order by tour_hotels.position`.execute(db)
  const [first] = stays
  await sql`insert into operation_dates (departs_on) values (${departsOn})`.execute(db)
  await sql`with room as (insert into operation_rooms (departs_on, stay, number, beds)
      values (${departsOn}, ${first?.key}, '101', 2) returning id)
    insert into operation_places (passenger_id, stay, room_id)
    select passengers.id, ${first?.key}, room.id from passengers, room`.execute(db)

  const html = await (
    await getPage(await testApp({ db }), '/admin/dashboard', (await staffSignedIn(db)).headers)
  ).text()

  expect(html).toContain(`2 of ${2 * stays.length} beds`)
})

function tilesOf(html: string): string {
  const start = html.search(/<dl class="[^"]*tiles/)
  return html.slice(start, html.indexOf('</dl>', start))
}
