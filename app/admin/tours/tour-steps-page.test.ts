import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { findStaffTour } from '#modules/catalog/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { fieldsOfForm } from '#tests/setup/fields-of-form.ts'
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
  // The address of the tour itself has no form of a departure.
  const page = async () => `/tr/admin/tour/${(await stored())?.key}`
  const form = async () => fieldsOfForm(await (await getPage(app, await page(), headers)).text())
  const send = async (fields: Record<string, string>) => postForm(app, await page(), fields, headers)
  const steps = async () => (await stored())?.draft.steps
  const promise = async () => (await stored())?.draft.promise.tr
  return { save, order, form, send, steps, promise }
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

test('of two people at a tour with steps only what both wrote is chosen between', async () => {
  const { save, form, send, promise, steps } = await aDesk()
  await save(step(0, 'seminer'))
  const [mine, theirs] = [await form(), await form()]

  const first = await send({ ...theirs, 'promise.tr': 'Onların sözü' })
  const second = await send({ ...mine, 'promise.tr': 'Benim sözüm', 'steps.0.daysBefore': '9' })

  expect([first.status, second.status]).toEqual([302, 412])
  const answer = await second.text()
  const picks = answer.match(/name="pick:[^"]+"/g) ?? []
  expect([...new Set(picks)]).toEqual(['name="pick:promise.tr"'])
  const third = await send({ ...fieldsOfForm(answer), 'pick:promise.tr': 'theirs' })
  expect(third.status).toBe(302)
  expect(await promise()).toBe('Onların sözü')
  expect((await steps())?.map(({ daysBefore }) => daysBefore)).toEqual([9])
})

test('what was typed of a step stands in the form again when it is refused', async () => {
  const { form, send } = await aDesk()

  const refused = await send({ ...(await form()), ...step(0, 'Büyük Harf') })

  expect(refused.status).toBe(400)
  expect(fieldsOfForm(await refused.text())).toMatchObject(step(0, 'Büyük Harf'))
})
