import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture, aTimedFlight, someAirports } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')
const ride = { kind: 'flight', name: 'SV 262', route: '', reference: '', capacity: '5', leavesOn: date }

test.each([
  ['/tr', '09.40', '13.25'],
  ['', '09:40', '13:25'],
  ['/ar', '09:40', '13:25'],
])('%s/admin/tour writes the times of a ride as %s and %s, wherever they stand', async (prefix, leaves, arrives) => {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe'] })
  const work = `${prefix}/admin/tour/ops-${toDayFirst(date)}`
  const times = { leavesAt: '9.40', arrivesAt: '13:25' }
  await postForm(app, work, { intent: 'add-ride', version: '1', ...ride, ...times }, headers)
  const read = async (path: string) => (await getPage(app, path, headers)).text()
  const [, rideId = ''] = /name="rideId" value="([^"]+)"/.exec(await read(`${work}?tab=rides`)) ?? []
  await postForm(app, work, { intent: 'seat-all', version: '2', rideId }, headers)
  const timesOn = async (path: string) => (await read(path)).match(/(?:09|13)[.:](?:40|25)/g)

  expect(await timesOn(work)).toEqual([leaves, arrives])
  expect(await timesOn(`${work}?tab=rides`)).toEqual([leaves, arrives, leaves, arrives])
  expect(await timesOn(`${prefix}/admin/tour/airport-${toDayFirst(date)}`)).toEqual([leaves, arrives])
})

test('hours of a flight are those of the departure, whoever is seated and whatever was typed beside', async () => {
  const db = await testDb()
  await someAirports(db)
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const flightTimes = [aTimedFlight({ leavesOn: date, arrivesOn: date, terminal: '1' })]
  const departure = await aDeparture(db, { departsOn: date, flightTimes })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe'] })
  const work = `/tr/admin/tour/ops-${toDayFirst(date)}`
  const read = async (path: string) => (await getPage(app, path, headers)).text()
  const hoursOf = (html: string) => html.match(/\b(?:05\.15|07\.00|08\.15|11\.50)\b/g)
  const airport = `/tr/admin/tour/airport-${toDayFirst(date)}`

  const unseated = await read(airport)
  await postForm(app, work, { intent: 'add-ride', version: '1', ...ride, leavesAt: '07.00', arrivesAt: '' }, headers)
  const rides = await read(`${work}?tab=rides`)
  const [, rideId = ''] = /name="rideId" value="([^"]+)"/.exec(rides) ?? []
  await postForm(app, work, { intent: 'seat-all', version: '2', rideId }, headers)
  const seated = await read(airport)

  expect([hoursOf(unseated), hoursOf(seated)]).toEqual([
    ['05.15', '08.15', '11.50'],
    ['05.15', '08.15', '11.50'],
  ])
  expect(unseated).toContain('Kapı 7')
  for (const list of [unseated, seated]) expect(list).toMatch(/Kalkış terminali[^]{0,80}IST 1</)
  expect(new Set(hoursOf(rides))).toEqual(new Set(['08.15', '11.50']))
})
