import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findOrder } from '#modules/booking/data/read-orders.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { changeDeparture, findStaffTour } from '#modules/catalog/index.server.ts'
import { aDeparture, aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { aSite } from '#tests/setup/test-site.ts'

const day = plainDate('2031-02-12')
const flight = aTimedFlight({ leavesOn: day, arrivesOn: day, meetingPlace: { tr: 'Kapı 7', en: 'Door 7', ar: 'باب' } })

async function enterFlights(db: Db, id: string, flightTimes: (typeof flight)[], at = new Date()) {
  const departure = (await findStaffTour(db, aStaffMember(), id))?.departure
  if (!departure) throw new Error(`no departure ${id}`)
  const { version, draft } = departure
  const saved = await changeDeparture(db, aStaffMember(), { id, version, draft: { ...draft, flightTimes } }, at)
  if (!saved.ok) throw new Error(saved.error.code)
}

async function anOrderOf(db: Db, departure: { id: string; departureId: string }, state: 'paid' | 'cancelled' = 'paid') {
  const { orderId } = await anOrder(db, { departure, state, travellers: ['Ayşe'] })
  const order = await findOrder(db, { id: orderId })
  if (!order) throw new Error(`no order ${orderId}`)
  return `/tr/order/${order.publicId}?t=${order.accessToken}`
}

async function aFlyingDeparture() {
  const { database, see } = await aSite()
  const { db } = database
  await someAirports(db)
  const departure = await aDeparture(db, {
    departsOn: day,
    tour: { flights: [{ from: 'IST', to: 'JED' }] },
  })
  return { db, departure, read: async (path: string) => (await see(path)).text }
}

test.each([
  ['/tr', 'hava yolu onaylayınca', 'Gidiş', '08.15', '3 saat 35 dk', '30 kg bagaj'],
  ['', 'once the airline confirms', 'Outward', '08:15', '3 h 35 min', '30 kg of luggage'],
  ['/ar', 'حين تؤكدها', 'الذهاب', '08:15', '3 س 35 دق', '30 كغ أمتعة'],
])('%s/tour says that hours are not known yet, and then tells them', async (prefix, unknown, ...told) => {
  const { db, departure, read } = await aFlyingDeparture()
  const address = `${prefix}/tour/${departure.id}`
  const before = await read(address)

  await enterFlights(db, departure.id, [flight])

  const after = await read(address)
  expect(before).toContain(unknown)
  expect(after).not.toContain(unknown)
  expect(told.filter((words) => !after.includes(words))).toEqual([])
  expect(after).toContain('SV 262')
})

test('where the group meets is told to those who travel, not to everybody', async () => {
  const { db, departure, read } = await aFlyingDeparture()
  await enterFlights(db, departure.id, [flight])
  const order = await anOrderOf(db, departure)

  expect(await read(`/tr/tour/${departure.id}`)).not.toMatch(/Kapı 7|05\.15/)
  const page = await read(order)
  expect(page).toMatch(/12 Şubat 2031 Çarşamba 05\.15.*<bdi>Kapı 7/)
})

test('an order says when its flight was changed, and what it was before', async () => {
  const { db, departure, read } = await aFlyingDeparture()
  await enterFlights(db, departure.id, [flight])
  const order = await anOrderOf(db, departure)

  await enterFlights(
    db,
    departure.id,
    [{ ...flight, leavesAt: '09:40', arrivesAt: '13:15' }],
    new Date('2030-03-12T22:30:00Z'),
  )

  const page = await read(order)
  expect(page).toContain('09.40')
  expect(page).toContain('13 Mart 2030 tarihinde değişti; önceki: kalkış 12 Şubat 08.15, varış 12 Şubat 11.50')
})

test('pocket page and calendars say arrival, terminal and meeting as they were before a change', async () => {
  const { db, departure, read } = await aFlyingDeparture()
  await enterFlights(db, departure.id, [{ ...flight, terminal: '1' }])
  const order = await anOrderOf(db, departure)
  const staff = await staffSignedIn(db)
  const ofStaff = async () =>
    (await getPage(await testApp({ db }), `/tr/admin/tour-date/${day}/calendar.ics`, staff.headers)).text()
  const readAll = async () =>
    [await read(order.replace('?', '/pocket?')), await read(order.replace('?', '/calendar.ics?')), await ofStaff()].map(
      (told) => told.replaceAll(/\r\n |<[^>]+>/g, '').replaceAll(/\\(?=[,;])/g, ''),
    )
  expect((await readAll()).map((told) => told.includes('tarihinde değişti'))).toEqual([false, false, false])

  const at = new Date('2030-03-12T22:30:00Z')
  await enterFlights(db, departure.id, [{ ...flight, terminal: '2', arrivesAt: '13:15', meetsAt: '06:00' }], at)

  const flightWas = 'tarihinde değişti; önceki: varış 12 Şubat 11.50, İstanbul (IST) Terminal 1'
  const [pocket, ...calendars] = await readAll()
  expect(pocket?.includes(`${flightWas}, buluşma 05.15`)).toBe(true)
  expect(calendars.map((file) => file.includes(`DESCRIPTION:13 Mart 2030 ${flightWas}\r\n`))).toEqual([true, true])
  const meetingWas = 'DESCRIPTION:13 Mart 2030 tarihinde değişti; önceki: buluşma 05.15\r\n'
  expect(calendars.map((file) => file.includes(meetingWas))).toEqual([true, true])
})

test.each([
  ['/tr', '2 × 23 kg bagaj', '8 kg el bagajı'],
  ['', '2 × 23 kg of luggage', '8 kg of hand luggage'],
  ['/ar', '2 × 23 كغ أمتعة', '8 كغ حقيبة يد'],
])('%s: the pocket page says what may be taken along', async (prefix, ...told) => {
  const { db, departure, read } = await aFlyingDeparture()
  await enterFlights(db, departure.id, [{ ...flight, bags: 2, bagKg: 23 }])
  const order = await anOrderOf(db, departure)

  const page = await read(order.replace('/tr/', `${prefix}/`).replace('?', '/pocket?'))

  expect(told.filter((words) => !page.includes(words))).toEqual([])
})

test('whoever has lost their places is told of no flight', async () => {
  const { db, departure, read } = await aFlyingDeparture()
  await enterFlights(db, departure.id, [flight])
  const order = await anOrderOf(db, departure, 'cancelled')

  expect(await read(order)).not.toContain('SV 262')
})

test.each([
  ['/tr', 'İstanbul (IST) Terminal 1', 'önceki: İstanbul (IST) Terminal 1'],
  ['', 'İstanbul (IST) Terminal 1', 'before: İstanbul (IST) Terminal 1'],
  ['/ar', 'مبنى الركاب 1 في مطار İstanbul (IST)', 'وكان قبل ذلك: مبنى الركاب 1 في مطار İstanbul (IST)'],
])('%s names the airport with its terminal, today and as it was', async (prefix, told, before) => {
  const { db, departure, read } = await aFlyingDeparture()
  await enterFlights(db, departure.id, [{ ...flight, terminal: '1' }])
  const order = (await anOrderOf(db, departure)).replace('/tr/', `${prefix}/`)
  const pages = [await read(`${prefix}/tour/${departure.id}`), await read(order)]

  await enterFlights(db, departure.id, [{ ...flight, terminal: '2' }])

  expect(pages.map((page) => page.includes(`<li>${told}</li>`))).toEqual([true, true])
  expect(await read(order)).toContain(before)
})
