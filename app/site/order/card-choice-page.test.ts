import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/builders.ts'
import { readPdf } from '#modules/documents/testing/read-pdf.ts'
import { dutyPhoneSetting, forgetRoad, listCardChoices } from '#modules/road/index.server.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { columnsHolding } from '#tests/setup/columns-holding.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const form = { intent: 'card-choice', fullName: 'on' }
const withHealth = { ...form, 'health.penicillin': 'on', consent: 'on' }

/** An order of two that leaves soon; the card of the first of them. */
async function setUp() {
  const db = await testDb()
  const app = await testApp({ db })
  const date = addDays(dayInIstanbul(new Date()), 20)
  const placed = await anOrder(db, { departsOn: date })
  const { rows } = await sql<{ id: string; first_name: string; last_name: string }>`
    select id, first_name, last_name from passengers order by position`.execute(db)
  const [first] = rows
  if (!first) throw new Error('the order has travellers')
  const address = `/tr/order/${placed.publicId}?t=${placed.accessToken}`
  const choose = (fields: Record<string, string>) => postForm(app, address, { traveller: first.id, ...fields })
  const chosen = async () => (await listCardChoices(db, [first.id])).get(first.id)
  return { db, app, date, first, address, choose, chosen }
}

test('a customer chooses the whole name and a line about health, sees both, and takes them back', async () => {
  const { db, app, address, choose, chosen } = await setUp()

  const saved = await choose(withHealth)
  const after = await chosen()
  const html = await (await getPage(app, address)).text()
  await choose({ intent: 'card-choice' })

  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${address}#cards`])
  expect(after).toEqual({ showsFullName: true, health: ['penicillin'] })
  expect(html).toContain('Kartta yazan: ad ve soyadın tamamı, Penisilin alerjisi')
  expect(await chosen()).toBeUndefined()
  expect((await sql`select 1 from traveller_card_choices`.execute(db)).rows).toEqual([])
})

test('health is not written without consent, and what was ticked comes back', async () => {
  const { choose, chosen } = await setUp()

  const refused = await choose({ ...withHealth, consent: '' })

  const html = await refused.text()
  expect(refused.status).toBe(422)
  expect(html).toContain('Sağlık satırının basılması için rızanız gerekir.')
  expect(html).toMatch(/name="health\.penicillin"[^>]*checked/)
  expect(html).toMatch(/name="fullName"[^>]*checked/)
  expect(await chosen()).toBeUndefined()
})

test('more than fits on a card is refused, and so is somebody of another order', async () => {
  const { choose, chosen } = await setUp()

  const much = await choose({ ...withHealth, 'health.diabetes': 'on', 'health.heart': 'on' })
  const stranger = await choose({ ...form, traveller: crypto.randomUUID() })
  const nobody = await choose({ ...form, traveller: 'x' })

  expect([much.status, stranger.status, nobody.status]).toEqual([422, 409, 400])
  expect(await chosen()).toBeUndefined()
})

test('the audit log tells that it was chosen, and no word about health', async () => {
  const { db, choose } = await setUp()
  await choose(withHealth)
  await choose(withHealth)

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['order.card-choice', { wholeName: true, saysMore: true }],
  ])
  expect(await columnsHolding(db, ['penicillin'])).toEqual(['public.traveller_card_choices.health'])
})

test('the card says it, staff see whose name is whole, and who chose after printing carries an old card', async () => {
  const { db, app, date, first, choose } = await setUp()
  await writeSetting(db, dutyPhoneSetting, '+905321112233')
  const { headers } = await staffSignedIn(db)
  const print = async () =>
    readPdf(new Uint8Array(await (await getPage(app, `/tr/admin/tour-date/${date}/cards/pdf`, headers)).arrayBuffer()))
  const panel = async () => (await getPage(app, `/tr/admin/tour-date/${date}/ops?tab=papers`, headers)).text()

  const before = await print()
  await choose(withHealth)
  const shown = await panel()
  const after = await print()

  const whole = `${first.first_name} ${first.last_name}`
  expect([before.includes(whole), after.includes(whole)]).toEqual([false, true])
  expect(after).toContain('Health: Penicillin allergy')
  expect(shown).toContain('Ad ve soyadın tamamı (yolcunun tercihi)')
  expect(shown.match(/Eski: basıldıktan sonra/g)).toHaveLength(1)
  expect(shown).not.toContain('Penisilin')
  expect(await panel()).not.toContain('Eski: basıldıktan sonra')
})

test('what was chosen goes ninety days after the return', async () => {
  const { db, date, choose, chosen } = await setUp()
  await choose(withHealth)
  const returned = addDays(date, 9)

  await forgetRoad(db, startInIstanbul(addDays(returned, 89)))
  expect(await chosen()).toBeDefined()
  await forgetRoad(db, startInIstanbul(addDays(returned, 90)))
  expect(await chosen()).toBeUndefined()
})
