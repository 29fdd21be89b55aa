import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { findStaffTour } from '#modules/catalog/index.server.ts'
import { aDeparture, someAirports } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { toFields } from '#app/acts/record/record-fields.ts'
import { departureSpecs } from './tour-specs.ts'

const out = {
  'flightTimes.0.number': 'sv262',
  'flightTimes.0.from': 'IST',
  'flightTimes.0.to': 'JED',
  'flightTimes.0.leavesOn': '12.02.2030',
  'flightTimes.0.leavesAt': '8.15',
  'flightTimes.0.arrivesOn': '12.02.2030',
  'flightTimes.0.arrivesAt': '1150',
}

async function aDesk() {
  const db = await testDb()
  await someAirports(db)
  const app = await testApp({ db })
  const { id } = await aDeparture(db, { departsOn: '2030-02-12' })
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const read = async () => {
    const departure = (await findStaffTour(db, aStaffMember(), id))?.departure
    if (!departure) throw new Error('it was written just now')
    return departure
  }
  const base = toFields((await read()).draft, departureSpecs, 'tr')
  const address = `/tr/admin/tour/${id}`
  const save = (changes: Record<string, string>, version = 1) =>
    postForm(
      app,
      address,
      { ...base, intent: 'departure', version: String(version), base: JSON.stringify(base), ...changes },
      headers,
    )
  return { app, headers, address, read, save }
}

test('flights are typed as people type days and hours, and kept by the clock', async () => {
  const { app, headers, address, read, save } = await aDesk()

  const saved = await save({ ...out, 'flightTimes.0.bagKg': '30', 'flightTimes.0.meetingPlace.tr': 'Kapı 7' })

  expect(saved.status).toBe(302)
  expect((await read()).draft.flightTimes).toEqual([
    {
      number: 'SV 262',
      from: 'IST',
      to: 'JED',
      leavesOn: '2030-02-12',
      leavesAt: '08:15',
      arrivesOn: '2030-02-12',
      arrivesAt: '11:50',
      terminal: null,
      bags: null,
      bagKg: 30,
      cabinKg: null,
      meetingPlace: { tr: 'Kapı 7', en: '', ar: '' },
      meetsAt: null,
    },
  ])
  expect(await (await getPage(app, address, headers)).text()).toContain('value="08.15"')
})

test.each([
  [{ 'flightTimes.0.number': 'yarın' }, 'İşaretli alanlara bakın.'],
  [{ 'flightTimes.0.leavesAt': 'sabah' }, 'İşaretli alanlara bakın.'],
  [{ 'flightTimes.0.to': 'ESB' }, 'Havalimanlarından biri tanınmıyor.'],
  [{ 'flightTimes.0.leavesOn': '11.02.2030' }, 'Uçuş günü seferin günleri dışında.'],
  [{ 'flightTimes.0.arrivesAt': '07.00' }, 'Uçuşun saatleri birbirini tutmuyor'],
])('%o is refused at its field, and nothing is written', async (wrong, words) => {
  const { read, save } = await aDesk()

  const answer = await save({ ...out, ...wrong })

  const html = await answer.text()
  expect([answer.status, html.includes(words)]).toEqual([400, true])
  expect(html).toContain('Bu değer böyle kaydedilemez.')
  expect((await read()).draft.flightTimes).toEqual([])
})

test('flights that one enters and prices that another changes meanwhile come together', async () => {
  const { read, save } = await aDesk()
  await save({ capacity: '28' })

  const answer = await save(out)

  expect(answer.status).toBe(412)
  expect(await answer.text()).toMatch(/name="capacity"[^>]*value="28"|value="28"[^>]*name="capacity"/)
  expect((await read()).draft.flightTimes).toEqual([])
})
