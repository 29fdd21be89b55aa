import { load } from 'cheerio'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const today = dayInIstanbul(new Date())

/** Two paid orders, for journeys in ten and in forty days, of a tour that wants a photo from everybody; booked long ago. */
async function setUp() {
  const db = await testDb()
  for (const [name, days] of [
    ['Zehra', 40],
    ['Ayşe', 10],
  ] as const) {
    const departure = await aDeparture(db, { departsOn: addDays(today, days), seatsSold: 1 })
    await anOrder(db, { departure, travellers: [name], state: 'paid', paidMinor: 219_000 })
  }
  const photo = { key: 'foto', daysBefore: 14, doer: 'traveller', tickedBy: 'staff' }
  const steps = [{ ...photo, text: { tr: 'İki fotoğraf', en: 'Two photos', ar: 'صورتان' } }]
  await sql`update tours set steps = ${JSON.stringify(steps)}::jsonb`.execute(db)
  await sql`update order_items set snapshot = jsonb_set(snapshot, '{departsOn}',
    (select to_jsonb(departs_on::text) from departures where departures.id = departure_id))`.execute(db)
  await sql`update orders set placed_at = now() - interval '200 days'`.execute(db)
  await sql`insert into operation_travellers (passenger_id, visa_step) select id, 'granted' from passengers`.execute(db)
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db, { staffRole: 'operations' })
  const read = async () => load(await (await getPage(app, '/tr/admin/steps', headers)).text())
  return { app, headers, read }
}

const rowsOf = (page: ReturnType<typeof load>) =>
  page('tbody tr')
    .get()
    .map((row) => page(row).text())

test('whoever has least time left comes first, with the step, its day and how many are open', async () => {
  const { read } = await setUp()

  const rows = rowsOf(await read())

  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/Ayşe[\s\S]*gün gecikti[\s\S]*İki fotoğraf/)
  expect(rows[1]).toMatch(/Zehra[\s\S]*gün[\s\S]*İki fotoğraf/)
})

test('staff tick a step, and whoever has done everything leaves the list', async () => {
  const { app, headers, read } = await setUp()
  const form = (await read())('tbody tr').first().find('form')
  const fields = Object.fromEntries(
    form
      .find('input')
      .get()
      .map(({ attribs }) => [attribs['name'] ?? '', attribs['value'] ?? '']),
  )

  const ticked = await postForm(app, '/tr/admin/steps', fields, headers)
  const again = await postForm(app, '/tr/admin/steps', { ...fields, step: 'visa' }, headers)

  expect([ticked.status, again.status]).toEqual([303, 409])
  expect(rowsOf(await read())).toEqual([expect.stringContaining('Zehra')])
})

test('no number of a paper stands on the list', async () => {
  const { app, headers, read } = await setUp()
  const shown = [await read(), load(await (await getPage(app, '/ar/admin/steps', headers)).text())]

  expect(shown.map((page) => rowsOf(page).length)).toEqual([2, 2])
  expect(shown.flatMap(rowsOf).filter((row) => row.includes('U12345678'))).toEqual([])
})
