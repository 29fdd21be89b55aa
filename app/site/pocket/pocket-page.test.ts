import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatDate } from '#kernel/format-date.ts'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { pocketTokenOf } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { aDeparture, aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import { dutyPhoneSetting } from '#modules/road/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const DEPARTS = '2029-03-01'

/** An order of two whose departure has a flight with hours. */
async function setUp(departsOn = DEPARTS) {
  const db = await testDb()
  await someAirports(db)
  const app = await testApp({ db })
  const day = dayInIstanbul(new Date(`${departsOn}T09:00:00Z`))
  const flightTimes = [aTimedFlight({ leavesOn: day, arrivesOn: day })]
  const placed = await anOrder(db, { departsOn, flightTimes })
  const path = `/order/${placed.publicId}/pocket`
  const read = async (address: string) => getPage(app, address)
  const asBuyer = async (prefix = '/tr') => (await read(`${prefix}${path}?t=${placed.accessToken}`)).text()
  const asFamily = async (prefix = '/tr') =>
    (await read(`${prefix}${path}?p=${pocketTokenOf(placed.accessToken)}`)).text()
  const travelFrom = (first: PlainDate) =>
    sql`update order_items set snapshot = snapshot || ${JSON.stringify({ departsOn: first, returnsOn: addDays(first, 9) })}::text::jsonb
      where order_id = ${placed.orderId}`.execute(db)
  return { db, placed, path, read, asBuyer, asFamily, travelFrom }
}

test.each([
  ['/tr', ['Uçağım ne zaman?', 'Otelim nerede?', 'Kimi arayayım?', 'Borcum ne?']],
  ['', ['When is my flight?', 'Where is my hotel?', 'Whom do I call?', 'What do I owe?']],
  ['/ar', ['متى رحلتي؟', 'أين فندقي؟', 'بمن أتصل؟', 'كم المتبقي؟']],
])('%s asks the four questions, each as a button that leads to its answer', async (prefix, questions) => {
  const { asBuyer } = await setUp()

  const html = await asBuyer(prefix)

  const buttons = [...html.matchAll(/<a href="#(flight|hotel|call|money)">([^<]+)<\/a>/g)]
  expect(buttons.map(([, , words]) => words)).toEqual(questions)
  const headings = [...html.matchAll(/<h2 id="(?:flight|hotel|call|money)-title">([^<]+)<\/h2>/g)]
  expect(headings.map(([, words]) => words)).toEqual(questions)
})

test('flight, meeting and telephones are on it, and nothing of papers', async () => {
  const { db, asBuyer } = await setUp()
  await writeSetting(db, dutyPhoneSetting, '+905321112233')

  const html = await asBuyer()

  expect(html).toContain('SV 262')
  expect(html).toContain('İstanbul (IST)')
  expect(html).toMatch(/08\.15/)
  expect(html).toContain('href="tel:+905321112233"')
  expect(html).not.toMatch(/U12345678|10000000146/)
})

test('the page’s own token shows no amount and leads to nothing else of the order', async () => {
  const { placed, asBuyer, asFamily } = await setUp()

  const [buyer, family] = [await asBuyer(), await asFamily()]

  expect(buyer).toContain('Kalan: ')
  expect(buyer).toContain(`/tr/order/${placed.publicId}?t=${placed.accessToken}`)
  expect(family).toContain('SV 262')
  expect(family).not.toContain(placed.accessToken)
  expect(family).not.toMatch(/Borcum ne|Kalan: |\/payment\/|\$/)
})

test('nobody opens it with another secret, and no cache keeps it', async () => {
  const { placed, path, read } = await setUp()

  const refused = await Promise.all(
    [path, `${path}?t=${'a'.repeat(22)}`, `${path}?p=${placed.accessToken}`, `${path}?p=x`].map(read),
  )
  const opened = await read(`${path}?t=${placed.accessToken}`)

  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(opened.status).toBe(200)
  expect(opened.headers.get('cache-control')).toBe('private, no-store')
  expect(opened.headers.get('x-robots-tag')).toContain('noindex')
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
})

test('whoever has a place on a bus reads its hour, and a room once its list was made', async () => {
  const { db, placed, asFamily } = await setUp()
  const { rows } = await sql<{ id: string }>`select id from passengers order by position`.execute(db)
  const [first] = rows
  await sql`insert into operation_dates (departs_on) values (${DEPARTS})`.execute(db)
  await sql`insert into operation_rides (departs_on, kind, name, leaves_on, leaves_at, meeting, capacity)
    values (${DEPARTS}, 'bus', 'Otobüs 1', ${DEPARTS}, '14:30', 'Lobi', 40),
      (${DEPARTS}, 'bus', 'Otobüs 2', ${DEPARTS}, '14:45', 'Lobi', 40)`.execute(db)
  await sql`insert into operation_seats (ride_id, passenger_id)
    select id, ${first?.id} from operation_rides where name = 'Otobüs 1'`.execute(db)
  const { rows: stays } = await sql<{
    key: string
  }>`select hotels.key from hotels join tour_hotels on hotel_id = hotels.id
    join departures on departures.tour_id = tour_hotels.tour_id where departures.id = ${placed.departureId}`.execute(db)
  const stay = stays[0]?.key ?? ''
  await sql`insert into operation_rooms (departs_on, stay, number, beds) values (${DEPARTS}, ${stay}, '1805', 2)`.execute(
    db,
  )
  await sql`insert into operation_places (passenger_id, stay, room_id)
    select ${first?.id}, ${stay}, id from operation_rooms`.execute(db)

  const before = await asFamily()
  await sql`insert into operation_room_lists (departs_on, stay, version, rooms, made_at, made_by, forget_on)
    values (${DEPARTS}, ${stay}, 1, '[]', now(), 'Fatma Demir', '2030-01-01')`.execute(db)
  const after = await asFamily()
  await sql`update operation_rooms set number = '1907'`.execute(db)
  const changed = await asFamily()

  expect(before).toContain('Otobüs 1')
  expect(before).toContain('14.30')
  expect(before).not.toContain('Otobüs 2')
  expect(stay).not.toBe('')
  expect(before).not.toContain('1805')
  expect(after).toMatch(/oda 1805/)
  expect(after).not.toContain('class="change"')
  expect(changed).toMatch(/oda 1907.*class="change">[^<]*değişti; önceki: 1805</)
})

test('whom to call is who leads this departure or everybody, by a number that can be called', async () => {
  const { db, placed, asFamily } = await setUp()
  const other = await aDeparture(db, { departsOn: DEPARTS })
  await sql`insert into operation_dates (departs_on) values (${DEPARTS})`.execute(db)
  await sql`insert into operation_guides (departs_on, role, name, phone, phone_e164, departure_id)
    values (${DEPARTS}, 'leader', 'Hasan Usta', '0532 999 88 77', '+905329998877', ${placed.departureId}),
      (${DEPARTS}, 'guide', 'Nur Hoca', 'lobide', null, null),
      (${DEPARTS}, 'leader', 'Salih Bey', '0532 999 88 70', '+905329998870', ${other.departureId})`.execute(db)

  const html = await asFamily()

  expect(html).toMatch(/Kafile başkanı: <bdi>Hasan Usta<\/bdi>/)
  expect(html).toContain('href="tel:+905329998877"')
  expect(html).toContain('Nur Hoca')
  expect(html).not.toMatch(/lobide|Salih Bey/)

  await sql`insert into operation_guide_changes (guide_id, changed_at, name, phone_e164)
    select id, now(), 'Yusuf Hoca', '+905329998866' from operation_guides where name = 'Hasan Usta'`.execute(db)
  const changed = await asFamily()

  expect(changed).toMatch(/class="change">[^<]*değişti; önceki: Yusuf Hoca[^<]*0532 999 88 66/)
})

test('during the journey it begins with what is on today', async () => {
  const tomorrow = addDays(dayInIstanbul(new Date()), 1)
  const { asBuyer, travelFrom } = await setUp()
  const later = await asBuyer()
  await travelFrom(tomorrow)

  const html = await asBuyer()

  expect(later).toContain('<a href="#today" data-under-way-is="true" hidden="">Bugün</a>')
  expect(later).toContain('<div data-under-way-is="true" hidden=""><section id="today"')
  expect(html).toContain('<a href="#today" data-under-way-is="true">Bugün</a>')
  expect(html).toContain('<div data-under-way-is="true"><section id="today"')
})

test('a page that is kept has every day that is still to come, of which only today is shown', async () => {
  const today = dayInIstanbul(new Date())
  const { asBuyer, travelFrom } = await setUp()
  await travelFrom(addDays(today, -1))

  const html = await asBuyer()

  const days = [...html.matchAll(/data-day="([^"]+)" data-is="([^"]+)"/g)].map(([, day, is]) => [day, is])
  expect(days.slice(0, 3)).toEqual([
    [today, 'today'],
    [addDays(today, 1), 'tomorrow'],
    [addDays(today, 2), 'later'],
  ])
  expect(dayOf(html, 'tomorrow')).toContain(formatDate(addDays(today, 1), 'tr', { weekday: true, year: false }))
})

test.each([
  ['/tr', 'tr', 'Namaz vakitleri: Mekke, ', ['Sabah', 'Öğle', 'İkindi', 'Akşam', 'Yatsı'], '.'],
  ['', 'en', 'Prayer times: Makkah, ', ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha'], ':'],
  ['/ar', 'ar', 'مواقيت الصلاة: مكة المكرمة، ', ['الفجر', 'الظهر', 'العصر', 'المغرب', 'العشاء'], ':'],
] as const)(
  '%s says during the journey when prayers begin, in which city and on which day',
  async (prefix, locale, where, names, colon) => {
    const today = dayInIstanbul(new Date())
    const { asBuyer, travelFrom } = await setUp()
    await travelFrom(addDays(today, -2))

    const html = dayOf(await asBuyer(prefix), 'today')

    expect(html).toContain(`<h3>${where}`)
    expect(html).toContain(`${formatDate(today, locale, { weekday: true, year: false })}</h3>`)
    const hours = [...html.matchAll(/<li>([^ <]+) <b>(\d\d)(.)(\d\d)<\/b><\/li>/g)]
    expect(hours.map(([, name]) => name)).toEqual(names)
    expect(new Set(hours.map(([, , , between]) => between))).toEqual(new Set([colon]))
  },
)

test('before the journey and after it no hours of prayer are told', async () => {
  const today = dayInIstanbul(new Date())
  const { asBuyer, travelFrom } = await setUp()
  await travelFrom(addDays(today, 1))
  const before = await asBuyer()
  await travelFrom(addDays(today, -10))

  const pages = [before, await asBuyer()]

  expect(pages.map((html) => dayOf(html, 'today').includes('Namaz vakitleri'))).toEqual([false, false])
})

test('an order that ended says so and whom to call, and no more', async () => {
  const { db, placed, asBuyer } = await setUp()
  await sql`update orders set state = 'expired' where id = ${placed.orderId}`.execute(db)

  const html = await asBuyer()

  expect(html).toContain('Bu rezervasyon geçerli değil.')
  expect(html).not.toContain('SV 262')
})

/** What a page has for the day that is today or tomorrow. */
function dayOf(html: string, is: 'today' | 'tomorrow'): string {
  return new RegExp(`<div data-day="[^"]+" data-is="${is}">[^]*?</div>`).exec(html)?.[0] ?? ''
}
