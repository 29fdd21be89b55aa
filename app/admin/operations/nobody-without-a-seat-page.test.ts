import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { holdSeats } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { arrangeRooms } from '#modules/operations/testing/arrange-rooms.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')
const withoutSeat = ['Zeliha', 'Hacer', 'Tarkan', 'Nilüfer', 'Bekir']

/** A day with one who travels, and beside her everybody who has no seat: cancelled, expired, too late to pay, waiting. */
async function aDay() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date, capacity: 9 })
  const app = await testApp({ db })
  const { headers, userId } = await staffSignedIn(db)
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Zeliha'] })
  await anOrder(db, { departure, state: 'cancelled', travellers: ['Hacer'] })
  await anOrder(db, { departure, state: 'expired', travellers: ['Tarkan'] })
  // Her half hour to pay is over, and no job has noticed yet.
  await anOrder(db, {
    departure,
    state: 'awaiting_payment',
    travellers: ['Nilüfer'],
    placedAt: new Date('2020-01-01'),
  })
  await db
    .withTables<{ passengers: { first_name: string; cancelled_at: Date | null } }>()
    .updateTable('passengers')
    .set({ cancelled_at: new Date() })
    .where('first_name', '=', 'Zeliha')
    .execute()
  await db.transaction().execute((tx) => holdSeats(tx, departure.departureId, 9))
  const waiting = { name: 'Bekir Demir', phone: '0532 123 45 67', email: 'b@example.com', seats: '2', consent: 'on' }
  const joined = await postForm(app, `/waiting-list/${departure.id}`, waiting)
  if (joined.status !== 303) throw new Error('nobody waits')
  const get = (path: string) => getPage(app, path, headers)
  const admin = aStaffMember({ id: userId })
  const [stay] = (await findWorkspace(db, admin, date, new Date())).stays
  await arrangeRooms(db, admin, { date, stay: stay?.key ?? '' }, new Date())
  return { get }
}

test.each([
  'ops-12-02-2031',
  'ops-12-02-2031?tab=rooms',
  'ops-12-02-2031?tab=payments',
  'print-12-02-2031',
  'airport-12-02-2031',
])('the page %s names who travels, and nobody cancelled, expired or waiting', async (page) => {
  const { get } = await aDay()

  const html = await (await get(`/admin/tour/${page}`)).text()

  expect(html).toContain('Ayşe')
  for (const name of withoutSeat) expect(html).not.toContain(name)
})

test.each(['print', 'passengers', 'rooms', 'airport'])(
  'the file of %s for spreadsheets names who travels, and nobody cancelled, expired or waiting',
  async (list) => {
    const { get } = await aDay()

    const rows = await (await get(`/admin/tour-date/${date}/${list}/csv`)).text()

    expect(rows).toContain('Ayşe')
    for (const name of withoutSeat) expect(rows).not.toContain(name)
  },
)

test.each(['passengers', 'rooms', 'airport', 'tags'])(
  'the paper of %s names who travels, and nobody cancelled, expired or waiting',
  async (list) => {
    const { get } = await aDay()

    const file = await get(`/admin/tour-date/${date}/${list}/pdf`)
    const text = readPdf(new Uint8Array(await file.arrayBuffer())).normalize('NFKC')

    expect(text).toContain('Ayşe')
    for (const name of withoutSeat) expect(text).not.toContain(name)
  },
)
