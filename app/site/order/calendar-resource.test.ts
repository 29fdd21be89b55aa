import ICAL from 'ical.js'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { pocketTokenOf } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const DEPARTS = plainDate('2029-03-01')

async function setUp() {
  const db = await testDb()
  await someAirports(db)
  const app = await testApp({ db })
  const flightTimes = [aTimedFlight({ leavesOn: DEPARTS, arrivesOn: DEPARTS })]
  const placed = await anOrder(db, { departsOn: DEPARTS, flightTimes })
  await sql`update order_payment_parts set due_on = '2029-01-15'`.execute(db)
  const address = `/order/${placed.publicId}/calendar.ics`
  const { headers } = await staffSignedIn(db, { staffRole: 'operations' })
  const get = (path: string, asStaff = false) => getPage(app, path, asStaff ? headers : {})
  return { db, placed, address, get }
}

/** The events of a file as another program reads them. */
function eventsIn(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(each)
    return { uid, summary, starts: startDate.toJSDate().toISOString(), ends: endDate.toJSDate().toISOString() }
  })
}

test('the calendar of an order has its flight by the clocks of both airports, the meeting, and what is due', async () => {
  const { address, placed, get } = await setUp()

  const answer = await get(`/tr${address}?t=${placed.accessToken}`)

  const events = eventsIn(await answer.text())
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(events.map(({ summary }) => summary)).toEqual([
    expect.stringMatching(/ turu$/),
    'Buluşma, SV 262',
    'Uçuş SV 262: İstanbul (IST) – Cidde (JED)',
    expect.stringContaining('Son ödeme günü: '),
  ])
  expect(events[2]).toMatchObject({ starts: '2029-03-01T05:15:00.000Z', ends: '2029-03-01T08:50:00.000Z' })
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(4)
})

test('the same calendar has the same names of events again, so that programs change and do not double them', async () => {
  const { address, placed, get } = await setUp()
  const read = async () => eventsIn(await (await get(`${address}?t=${placed.accessToken}`)).text())

  expect((await read()).map(({ uid }) => uid)).toEqual((await read()).map(({ uid }) => uid))
})

test('somebody of the journey has it without what is due and without the secret of the order', async () => {
  const { address, placed, get } = await setUp()

  const file = await (await get(`${address}?p=${pocketTokenOf(placed.accessToken)}`)).text()

  expect(file).toContain('SV 262')
  expect(file.replaceAll('\r\n ', '')).not.toMatch(new RegExp(`Son ödeme|${placed.accessToken}`))
  expect((await get(address)).status).toBe(404)
  expect((await get(`${address}?t=${'a'.repeat(22)}`)).status).toBe(404)
})

test('staff have the calendar of a day, which names nobody', async () => {
  const { placed, get } = await setUp()
  const path = `/tr/admin/tour-date/${DEPARTS}/calendar.ics`

  const answer = await get(path, true)

  const file = await answer.text()
  expect(eventsIn(file).map(({ summary }) => summary)).toEqual([
    expect.stringMatching(/ turu$/),
    'Buluşma, SV 262',
    'Uçuş SV 262: İstanbul (IST) – Cidde (JED)',
  ])
  expect(file).not.toMatch(new RegExp(`Yılmaz|${placed.orderNo}`))
  expect((await get(path)).status).not.toBe(200)
})
