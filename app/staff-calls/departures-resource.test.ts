import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
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
