import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { aDeparture, aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import { readCodes } from '#modules/documents/testing/read-codes.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { dutyPhoneSetting } from '#modules/road/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const MOST_BYTES = 15 * 1024

/** A departure of two that leaves soon, and a member of staff who prints its cards. */
async function aGroup({ duty = '+905321112233' } = {}) {
  const db = await testDb()
  await someAirports(db)
  const app = await testApp({ db })
  const date = addDays(dayInIstanbul(new Date()), 20)
  const flightTimes = [aTimedFlight({ leavesOn: date, arrivesOn: date })]
  const placed = await anOrder(db, { departsOn: date, flightTimes })
  if (duty !== '') await writeSetting(db, dutyPhoneSetting, duty)
  const { headers } = await staffSignedIn(db)
  const print = () => getPage(app, `/tr/admin/tour-date/${date}/cards/pdf`, headers)
  const tokens = async () =>
    (await sql<{ token: string }>`select token from traveller_cards order by token`.execute(db)).rows
  const papers = async () => (await getPage(app, `/tr/admin/tour-date/${date}/ops?tab=papers`, headers)).text()
  const find = (token: string, query = '', asked: Record<string, string> = {}) =>
    getPage(app, `/k/${token}${query}`, asked)
  return { db, date, placed, print, tokens, papers, find }
}

async function aPrintedCard() {
  const group = await aGroup()
  const pdf = new Uint8Array(await (await group.print()).arrayBuffer())
  const [card] = await group.tokens()
  return { ...group, pdf, token: card?.token ?? '' }
}

/** First names, surnames and passports of everybody. */
async function personalWords(db: Awaited<ReturnType<typeof testDb>>): Promise<string[]> {
  const { rows } = await sql<{ first_name: string; last_name: string }>`
    select first_name, last_name from passengers union select first_name, last_name from orders`.execute(db)
  return ['U12345678', ...rows.flatMap(({ first_name, last_name }) => [first_name, last_name])]
}

test('the sheet has numbers that can be called from any country, an initial for the surname, and no papers', async () => {
  const { db, pdf } = await aPrintedCard()

  const text = readPdf(pdf)
  const numbers = text.match(/\+\d[\d ]{8,}\d/g) ?? []
  const { rows } = await sql<{
    first_name: string
    last_name: string
  }>`select first_name, last_name from passengers`.execute(db)

  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.filter((number) => !parsePhoneNumberFromString(number)?.isValid())).toEqual([])
  expect(text).not.toContain('U12345678')
  for (const { first_name, last_name } of rows) {
    expect(text).toContain(`${first_name} ${last_name[0]}.`)
    expect(text).not.toContain(`${first_name} ${last_name}`)
  }
})

test.each([
  ['?lang=ar', 'من فضلك اتصل', 'rtl'],
  ['?lang=tr', 'Lütfen arayın', 'ltr'],
  ['?lang=en', 'Please call', 'ltr'],
  ['', 'من فضلك اتصل', 'rtl'],
])(
  'whoever finds somebody reads at /k%s whom to call, without a cookie, and nobody’s name',
  async (query, words, dir) => {
    const { db, token, find } = await aPrintedCard()

    const page = await find(token, query)

    const html = await page.text()
    expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('cache-control')]).toEqual([
      200,
      'noindex, nofollow',
      'private, no-store',
    ])
    expect(page.headers.get('set-cookie')).toBeNull()
    for (const each of [
      words,
      `dir="${dir}"`,
      'href="tel:+905321112233"',
      'https://maps.google.com/?q=',
      'href="tel:911"',
    ])
      expect(html).toContain(each)
    for (const personal of await personalWords(db)) expect(html).not.toContain(personal)
  },
)

test('a browser that says its language is answered in it', async () => {
  const { token, find } = await aPrintedCard()

  const html = await (await find(token, '', { 'accept-language': 'tr-TR,tr;q=0.9' })).text()

  expect(html).toContain('<html lang="tr"')
})

test('the codes of a sheet, read from the picture of it, lead to its cards and say nothing else', async () => {
  const { pdf, tokens, find } = await aPrintedCard()

  const codes = await readCodes(pdf)

  const paths = codes.map((code) => new URL(code).pathname)
  const printed = (await tokens()).map(({ token }) => `/k/${token}`)
  expect([...new Set(paths)].toSorted()).toEqual(printed.toSorted())
  expect(codes.map((code) => new URL(code).search)).toEqual(codes.map(() => ''))
  expect((await find(paths[0]?.slice('/k/'.length) ?? '')).status).toBe(200)
})

test('the page weighs less than fifteen kilobytes and asks for nothing else', async () => {
  const { token, find } = await aPrintedCard()

  const html = await (await find(token)).text()

  expect(gzipSync(html).length).toBeLessThan(MOST_BYTES)
  expect(html).not.toMatch(/<script|<img|<link rel="(?!icon" href="data:,)|@import|url\(|src=/)
})

test('two days after the return the address ends, and names the agency to call', async () => {
  const { db, token, find } = await aPrintedCard()
  const endOn = (day: PlainDate) => sql`update traveller_cards set until = ${day}`.execute(db)
  const today = dayInIstanbul(new Date())

  await endOn(today)
  const last = await find(token)
  await endOn(addDays(today, -1))
  const over = await find(token)

  expect([last.status, over.status]).toEqual([200, 410])
  const html = await over.text()
  expect(html).toContain('انتهت صلاحية هذه البطاقة.')
  expect(html).toMatch(/href="tel:\+90\d{10}"/)
})

test.each(['a'.repeat(22), 'x', '%00'])('nobody has the card %s', async (token) => {
  const { find } = await aGroup()

  expect([404, 400]).toContain((await find(token)).status)
})

test('staff see who has a card, how often it was opened, and that it is old once the hotel changed', async () => {
  const { db, token, find, papers } = await aPrintedCard()
  await find(token)
  await find(token)

  const printed = await papers()
  await sql`update hotels set address_ar = 'شارع أجياد'`.execute(db)
  const changed = await papers()

  expect(printed).toContain('<td>Basıldı</td><td>2</td>')
  expect(printed).not.toContain('Eski:')
  expect(changed).toContain('Eski: basıldıktan sonra otel, telefon ya da yolcunun tercihi değişti')
})

test('printing again keeps the address of a card', async () => {
  const { print, tokens } = await aPrintedCard()
  const before = await tokens()

  await print()

  expect(await tokens()).toEqual(before)
})

test('nothing is printed for a departure abroad whose finder could call nobody, and the reason is named', async () => {
  const { print, tokens, papers } = await aGroup({ duty: '' })

  const refused = await print()

  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('ne aranabilir bir kafile başkanı ne de nöbet telefonu var')
  expect(await tokens()).toEqual([])
  expect((await papers()).includes('için kart basılamaz')).toBe(true)
})

test('a departure that nobody leads keeps back its own cards, and no other departure’s of the day', async () => {
  const { db, date, placed, print, tokens, papers } = await aGroup({ duty: '' })
  const other = await anOrder(db, { departsOn: date })
  await sql`insert into operation_dates (departs_on) values (${date})`.execute(db)
  await sql`insert into operation_guides (departs_on, role, name, phone, phone_e164, departure_id)
    values (${date}, 'leader', 'Hasan Usta', '0532 999 88 77', '+905329998877', ${placed.departureId})`.execute(db)

  const printed = await print()

  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { rows } = await sql<{ order: string; cards: number }>`select order_id as order, count(token)::int as cards
    from passengers join order_items on order_items.id = order_item_id
    left join traveller_cards on passenger_id = passengers.id group by order_id`.execute(db)
  const cardsOf = (orderId: string) => rows.find(({ order }) => order === orderId)?.cards
  expect([cardsOf(placed.orderId), cardsOf(other.orderId)]).toEqual([(await tokens()).length, 0])
  const page = await papers()
  expect(page.match(/[^>]*için kart basılamaz/g)).toHaveLength(1)
  expect(page.includes('/cards/pdf')).toBe(true)
})

/** What stands on the sheet, with the letters of Arabic words as they are typed, on one line. */
async function wordsOf(sheet: Response): Promise<string> {
  return readPdf(new Uint8Array(await sheet.arrayBuffer()))
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
}

test('the Arabic name that is stored for a hotel is read from the sheet letter by letter, in its order', async () => {
  const { db, print } = await aGroup()
  // No ligature of two letters is in it: those Poppler gives back in the order of the page.
  const name = 'فندق أنوار المدينة موفنبيك'
  await sql`update hotels set name = jsonb_set(name, '{ar}', to_jsonb(${name}::text))`.execute(db)

  const words = await wordsOf(await print())

  expect(words.includes(name)).toBe(true)
})

test('without a hotel the city of arrival and the address of the agency stand in its place', async () => {
  const { db, print } = await aGroup()
  await sql`delete from tour_hotels`.execute(db)
  await sql`update airports set city = '{"tr":"Cidde","en":"Jeddah","ar":"جدة"}' where code = 'JED'`.execute(db)

  const words = await wordsOf(await print())

  expect(words).toContain('جدة')
  expect(words).toContain('شارع أورنك')
  expect(words).toContain('قافلة للسياحة')
  expect(words).toContain('Jeddah')
})

test('whoever sleeps in two cities has a card for each, with one code', async () => {
  const { db, date, placed, print, tokens } = await aGroup()
  const other = await aDeparture(db, { departsOn: addDays(date, 40) })
  await sql`insert into tour_hotels (tour_id, position, hotel_id, nights, board)
    select (select tour_id from departures where id = ${placed.departureId}), 9, hotel_id, 3, board
    from tour_hotels join departures using (tour_id) where departures.id = ${other.departureId}`.execute(db)
  const cardsNow = async () => (await wordsOf(await print())).match(/Mehmet Y\./g)?.length
  const inOneCity = await cardsNow()
  await sql`update hotels set city_name = '{"tr":"Medine","en":"Madinah","ar":"المدينة المنورة"}' where id =
    (select hotel_id from tour_hotels where position = 9)`.execute(db)

  expect([inOneCity, await cardsNow()]).toEqual([1, 2])
  expect((await tokens()).length).toBe(2)
})

test('for a tour of one day no cards are printed, and staff read that it needs none', async () => {
  const { db, print, tokens, papers } = await aGroup()
  await sql`update departures set returns_on = departs_on`.execute(db)

  await print()

  expect(await tokens()).toEqual([])
  expect((await papers()).includes('Bu günün turlarına kart gerekmez.')).toBe(true)
})
