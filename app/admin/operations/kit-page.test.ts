import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate, toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace, listDeadlines } from '#modules/operations/index.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')
const path = `/tr/admin/tour/ops-${toDayFirst(date)}?tab=kit`

async function aDay() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma'] })
  const admin = aStaffMember({ id: staff.userId })
  const seen = () => findWorkspace(db, admin, date, new Date())
  const id = (await seen()).travellers.find(({ firstName }) => firstName === 'Ayşe')?.id ?? ''
  const send = async (intent: string, fields: Record<string, string> = {}) =>
    postForm(app, path, { version: String((await seen()).version), id, intent, ...fields }, staff.headers)
  const html = async () => (await getPage(app, path, staff.headers)).text()
  const heldOn = async (day: string) => (await listDeadlines(db, admin, new Date(`${day}T09:00:00Z`))).passports
  return { db, send, html, heldOn }
}

test('what is handed over stands with the day and who did it, and can be taken back', async () => {
  const { send, html } = await aDay()
  expect(await html()).not.toContain('>Verildi<')

  const given = await send('give-item', { item: 'ihram' })

  expect([given.status, given.headers.get('location')]).toEqual([303, `${path}#kit`])
  expect((await html()).split('>Verildi<')).toHaveLength(2)
  expect((await send('give-item', { item: 'crown' })).status).toBe(404)
  await send('take-item-back', { item: 'ihram' })
  expect(await html()).not.toContain('>Verildi<')
})

test('a passport is with who took it until it is given back, and is waited for on the last day of the journey', async () => {
  const { db, send, html, heldOn } = await aDay()
  expect((await send('take-passport', { holder: ' ' })).status).toBe(422)
  expect((await send('take-passport', { holder: 'Ofis kasası' })).status).toBe(303)

  const page = await html()
  for (const words of ['Ofis kasası', '1 pasaport emanette']) expect(page).toContain(words)
  const { rows } = await sql<{ last: string }>`select returns_on as last from departures`.execute(db)
  const last = rows[0]?.last ?? ''
  expect(await heldOn('2031-02-13')).toEqual([])
  expect(await heldOn(last)).toEqual([{ departsOn: date, dueOn: last, count: 1 }])

  await send('return-passport')
  expect([await heldOn(last), (await html()).includes('Geri verildi')]).toEqual([[], true])
})

test('whoever is made unrecognisable leaves nothing of it', async () => {
  const { db, send } = await aDay()
  await send('take-passport', { holder: 'Ofis' })

  await sql`update passengers set identity_removed_at = now()`.execute(db)

  const { rows } = await sql`select * from operation_items`.execute(db)
  expect(rows).toEqual([])
})
