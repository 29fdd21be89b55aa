import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { findStaffTour } from '#modules/catalog/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { fieldsOfTour } from './tour-form.server.ts'

/** A tour that somebody has booked, and a desk that writes what it asks of those who travel. */
async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const placed = await anOrder(db, { departsOn: '2030-03-01' })
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const stored = async () => (await findStaffTour(db, aStaffMember(), placed.tourId))?.tour
  const save = async (typed: Record<string, string>) => {
    const tour = await stored()
    if (!tour) throw new Error('it was written just now')
    const base = fieldsOfTour(tour.draft)
    const form = { ...base, intent: 'tour', version: String(tour.version), base: JSON.stringify(base), ...typed }
    return postForm(app, `/tr/admin/tour/${placed.tourId}`, form, headers)
  }
  const order = async () => (await getPage(app, `/tr/order/${placed.publicId}?t=${placed.accessToken}`)).text()
  return { save, order, steps: async () => (await stored())?.draft.steps }
}

const step = (at: number, key: string) => ({
  [`steps.${at}.text.tr`]: 'Hazırlık seminerine gelin',
  [`steps.${at}.text.en`]: 'Come to the seminar',
  [`steps.${at}.text.ar`]: 'احضر الندوة',
  [`steps.${at}.key`]: key,
  [`steps.${at}.daysBefore`]: '7',
  [`steps.${at}.doer`]: 'traveller',
  [`steps.${at}.tickedBy`]: 'staff',
})

test('staff write what a tour asks of those who travel, and the order says it', async () => {
  const { save, order, steps } = await aDesk()

  const saved = await save(step(0, 'seminer'))

  expect(saved.status).toBe(302)
  expect(await steps()).toEqual([
    {
      key: 'seminer',
      daysBefore: 7,
      doer: 'traveller',
      tickedBy: 'staff',
      text: { tr: 'Hazırlık seminerine gelin', en: 'Come to the seminar', ar: 'احضر الندوة' },
    },
  ])
  expect(await order()).toContain('Hazırlık seminerine gelin')
})

test('no two steps of a tour have one key, since ticks are kept by it', async () => {
  const { save, steps } = await aDesk()

  const refused = await save({ ...step(0, 'seminer'), ...step(1, 'seminer') })

  expect(refused.status).toBe(400)
  expect(await steps()).toEqual([])
})
