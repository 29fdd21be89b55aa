import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { toFields } from '#app/acts/record/record-fields.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { findStaffTour } from '#modules/catalog/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { departureSpecs } from './tour-specs.ts'

/** A departure that somebody has booked, and a desk that writes when and where it sets off. */
async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const placed = await anOrder(db, { departsOn: '2029-03-01' })
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const post = async (start: Record<string, string>) => {
    const departure = (await findStaffTour(db, aStaffMember(), placed.tourId))?.departure
    if (!departure) throw new Error('it was written just now')
    const base = toFields(departure.draft, departureSpecs, 'tr')
    const form = { ...base, intent: 'departure', version: String(departure.version), base: JSON.stringify(base) }
    return postForm(app, `/tr/admin/tour/${placed.tourId}`, { ...form, ...start }, headers)
  }
  /** Whom it reaches is shown first. */
  const save = async (start: Record<string, string>) => {
    const shown = load(await (await post(start)).text())
    return post({ ...start, 'reach-seen': shown('[name=reach-seen]').attr('value') ?? '' })
  }
  const key = `?t=${placed.accessToken}`
  const read = async (path: string) => (await getPage(app, path)).text()
  return {
    save,
    tour: (prefix = '/tr') => read(`${prefix}/tour/${placed.tourId}`),
    order: () => read(`/tr/order/${placed.publicId}${key}`),
    pocket: () => read(`/tr/order/${placed.publicId}/pocket${key}`),
    calendar: () => read(`/tr/order/${placed.publicId}/calendar.ics${key}`),
  }
}

const start = { startsAt: '8.30', 'pickUp.tr': 'Fatih Camii avlusu', 'pickUp.en': 'Fatih Mosque' }

test('when and where a departure sets off is entered once and stands wherever it is asked for', async () => {
  const { save, tour, order, pocket, calendar } = await aDesk()
  const before = await tour()

  const saved = await save(start)

  expect(saved.status).toBe(302)
  expect(before).not.toContain('id="start"')
  expect(await tour()).toMatch(/Kalkış saati 08\.30[\s\S]*Kalkış yeri: Fatih Camii avlusu/)
  expect(await tour('')).toMatch(/Sets off at 08:30[\s\S]*Pick-up point: Fatih Mosque/)
  expect(await order()).toMatch(/1 Mart 2029 Perşembe 08\.30[\s\S]*Fatih Camii avlusu/)
  expect(await pocket()).toMatch(/Kalkış: 1 Mart Perşembe 08\.30[\s\S]*Kalkış yeri: Fatih Camii avlusu/)
  const file = await calendar()
  expect(file).toContain('DTSTART:20290301T083000')
  expect(file).toContain('LOCATION:Fatih Camii avlusu')
})

test('a change is dated and says what it was before, to those who travel', async () => {
  const { save, tour, order, pocket, calendar } = await aDesk()
  await save(start)
  const first = await order()

  await save({ startsAt: '9.15' })

  const changed = /tarihinde değişti; önceki: 08\.30/
  expect(first).not.toMatch(changed)
  expect(await order()).toMatch(changed)
  expect(await pocket()).toMatch(changed)
  expect(await calendar()).toMatch(/DESCRIPTION:[^\r]*tarihinde değişti\\; önceki: 08\.30/)
  expect(await tour()).toContain('Kalkış saati 09.15')
  expect(await tour()).not.toMatch(changed)
})
