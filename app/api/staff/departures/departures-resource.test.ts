import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import type { Db } from '#platform/db/client.server.ts'
import { getPage, postJson, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk() {
  const db = await testDb()
  const departure = await aDeparture(db)
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe'], paidMinor: 100_000 })
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const [found] = await listDeparturesBetween(db, { from: plainDate('2020-01-01'), to: plainDate('2040-01-01') })
  if (!found) throw new Error('no departure')
  return {
    db,
    date: found.departsOn,
    id: departure.id,
    get: (path: string) => getPage(app, `/api/v1/admin/${path}`, staff.headers),
    send: (path: string, body: unknown) =>
      postJson(app, `/api/v1/admin/${path}`, body, { ...staff.headers, origin: 'http://kafile.test' }),
  }
}

test('departures of some days are listed with their seats', async () => {
  const { date, id, get } = await aDesk()

  const answer = await get(`departures?from=${date}&to=${date}`)

  expect(await answer.json()).toMatchObject({ data: [{ id, date }], meta: { total: 1 } })
})

test.each(['operations', 'passengers', 'airport'])(
  'departures/{date}/%s tells who leaves, and is noted',
  async (list) => {
    const { db, date, id, get } = await aDesk()

    const answer = await get(`departures/${date}/${list}`)

    expect(await answer.json()).toEqual({
      date,
      tours: [
        {
          id,
          name: expect.any(String),
          passengers: [
            {
              name: 'Ayşe',
              surname: 'Yılmaz',
              gender: 'female',
              birthDate: '1960-05-01',
              passportNo: 'U12345678',
              passportExpiry: '2030-01-01',
              roomType: 'double',
              room: '',
              balance: { amount: '1190.00', currency: 'USD' },
              note: '',
            },
          ],
        },
      ],
    })
    const file = await get(`departures/${date}/${list}.csv`)
    expect(await file.text()).toContain('"Ayşe","Yılmaz","female","1960-05-01","U12345678"')
    const { entries } = await listAuditEntries(db, { page: 1, pageSize: 20 })
    expect(entries.filter(({ action }) => action === 'personal-data.read')).toHaveLength(2)
  },
)

test.each(['2027-02-31', 'tomorrow'])('%s is no day and is not found', async (date) => {
  const { get } = await aDesk()

  for (const list of ['operations', 'passengers.csv', 'airport']) {
    expect((await get(`departures/${date}/${list}`)).status).toBe(404)
  }
})

async function aPassenger(db: Db): Promise<string> {
  const passengers = db.withTables<{ passengers: { id: string } }>().selectFrom('passengers')
  return (await passengers.select('id').executeTakeFirstOrThrow()).id
}

test('ticks are taken as often as they are sent, and the clock of the device is set right', async () => {
  const { db, date, send } = await aDesk()
  const passenger = await aPassenger(db)
  const tick = { id: randomUUID(), passenger, kind: 'here', done: true, tickedAt: '2020-01-01T08:00:00.000Z' }
  // A tablet whose clock is years behind ticked a minute before it sent.
  const body = { sentAt: '2020-01-01T08:01:00.000Z', checkIns: [tick] }

  const first = await (await send(`departures/${date}/check-ins`, body)).json()
  const again = await (await send(`departures/${date}/check-ins`, body)).json()

  expect(first).toMatchObject({ taken: [tick.id], unknown: [], states: [{ passenger, kind: 'here', done: true }] })
  expect(again.states).toEqual(first.states)
  const agoMs = Date.now() - Date.parse(first.states[0].tickedAt)
  expect(agoMs).toBeGreaterThan(30_000)
  expect(agoMs).toBeLessThan(120_000)
})

test('a tick that was long on its way does not hold against one that was made after it', async () => {
  const { db, date, send } = await aDesk()
  const passenger = await aPassenger(db)
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  const tick = { passenger, kind: 'here' }
  const later = { ...tick, id: randomUUID(), done: false, tickedAt: ago(6) }
  const slow = { ...tick, id: randomUUID(), done: true, tickedAt: ago(9) }

  await send(`departures/${date}/check-ins`, { sentAt: ago(0), checkIns: [later] })
  const answer = await (await send(`departures/${date}/check-ins`, { sentAt: ago(8), checkIns: [slow] })).json()

  expect(answer).toMatchObject({ taken: [slow.id], states: [{ passenger, kind: 'here', done: false }] })
})

test('ticks of a bad day are not found, and what is no tick is refused', async () => {
  const { date, send } = await aDesk()
  const body = { sentAt: '2027-01-01T08:01:00Z', checkIns: [] }

  expect((await send('departures/31-02-2027/check-ins', body)).status).toBe(404)
  expect((await send(`departures/${date}/check-ins`, { ...body, checkIns: [{ id: 'x' }] })).status).toBe(422)
})
