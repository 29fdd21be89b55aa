import { load } from 'cheerio'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toFields } from '#app/acts/record/record-fields.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { customerMailsOf } from '#modules/booking/testing/customer-mails.ts'
import { findStaffTour } from '#modules/catalog/index.server.ts'
import { keepPromises } from '#modules/promises/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { departureSpecs } from './tour-specs.ts'

/** A departure opened a moment ago that somebody has booked already, and a desk that writes when it sets off. */
async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const placed = await anOrder(db, { departsOn: '2029-03-01' })
  const work = customerMailsOf(db)
  await sql`update orders set placed_at = now()`.execute(db)
  const { headers } = await staffSignedIn(db, { staffRole: 'content' })
  const departure = async () => (await findStaffTour(db, aStaffMember(), placed.tourId))?.departure
  const save = async (typed: Record<string, string>) => {
    const now = await departure()
    if (!now) throw new Error('it was written just now')
    const base = toFields(now.draft, departureSpecs, 'tr')
    const form = { ...base, intent: 'departure', version: String(now.version), base: JSON.stringify(base) }
    return postForm(app, `/tr/admin/tour/${placed.tourId}`, { ...form, ...typed }, headers)
  }
  const told = async () => {
    await keepPromises(work, new Date())
    await keepPromises(work, new Date(Date.now() + 31 * 60_000))
    const { rows } = await sql<{ text: string }>`
      select plain_text as text from mail_messages where message_key like 'change:%'`.execute(db)
    return rows.map(({ text }) => text.replaceAll(/\s+/g, ' '))
  }
  return { save, departure, told }
}

test('before a change is saved staff see whom it reaches and what they are told, and say why', async () => {
  const { save, departure, told } = await aDesk()

  const shown = await save({ startsAt: '9.15' })
  const page = load(await shown.text())
  const seal = page('[name=reach-seen]').attr('value') ?? ''

  expect(shown.status).toBe(409)
  expect(page('section:has([name=reach-seen])').text()).toMatch(
    /2 yolcu ve 1 sipariş[\s\S]*Buluşma ve hareket[\s\S]*09\.15/,
  )
  expect(page('[name=startsAt]').attr('value')).toBe('9.15')
  expect((await departure())?.draft.startsAt).toBeNull()

  const other = await save({ startsAt: '9.45', 'reach-seen': seal })
  const saved = await save({ startsAt: '9.15', 'reach-seen': seal, 'reach-reason': 'weather' })

  expect([other.status, saved.status]).toEqual([409, 302])
  expect((await departure())?.draft.startsAt).toBe('09:15')
  expect(await told()).toEqual([expect.stringMatching(/Nedeni: hava koşulları\.[\s\S]*09\.15/)])
})

test('what reaches nobody is saved at once', async () => {
  const { save } = await aDesk()

  expect((await save({ capacity: '60' })).status).toBe(302)
})
