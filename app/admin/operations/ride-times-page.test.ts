import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
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
