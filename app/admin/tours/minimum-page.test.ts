import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { toFields } from '#app/acts/record/record-fields.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { copyDeparture, findStaffTour } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { departureSpecs } from './tour-specs.ts'

/** A departure of twenty seats of which five are sold, and a desk that names how many it takes. */
async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { id } = await aDeparture(db, { departsOn: '2029-03-01', capacity: 20, seatsSold: 5 })
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const find = async (departureId = id) => {
    const departure = (await findStaffTour(db, aStaffMember(), departureId))?.departure
    if (!departure) throw new Error('it was written just now')
    return departure
  }
  const save = async (minimum: string) => {
    const departure = await find()
    const base = toFields(departure.draft, departureSpecs, 'tr')
    const form = {
      ...base,
      intent: 'departure',
      version: String(departure.version),
      base: JSON.stringify(base),
      minimum,
    }
    return postForm(app, `/tr/admin/tour/${id}`, form, headers)
  }
  /** What the page of the tour says of people. */
  const people = async () => {
    const page = load(await (await getPage(app, `/tr/tour/${id}`)).text())
    return page('#certainty li:contains("Yeri alınan")').text()
  }
  return { db, id, find, save, people }
}

test('the form of a departure names the minimum; the page of the tour tells it, and a copy carries it', async () => {
  const { db, id, find, save, people } = await aDesk()
  const before = await people()

  const saved = await save('5')
  const copied = await copyDeparture(db, aStaffMember(), { id, departsOn: plainDate('2029-04-01') }, new Date())

  expect([before, saved.status]).toEqual(['', 302])
  expect(await people()).toContain('Kesin kalkacak')
  expect((await find(copied.ok ? copied.value.id : '')).draft.minimum).toBe(5)
})

test('more people than seats are refused, and no number promises nothing', async () => {
  const { find, save, people } = await aDesk()
  await save('5')

  const refused = await save('21')
  const emptied = await save('')

  expect([refused.status, emptied.status]).toEqual([400, 302])
  expect(await refused.text()).toContain('En az kişi sayısı, yer sayısından çok olamaz.')
  expect([(await find()).draft.minimum, await people()]).toEqual([null, ''])
})
