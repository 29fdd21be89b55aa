import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changeTravellers } from './change-travellers.server.ts'
import type { Kinship } from './domain/kinship.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { mahramRuleSetting } from './mahram-rule-setting.server.ts'
import { roomPlanOf } from './room-plan-of.server.ts'
import { stateRelations, withdrawRelation } from './state-relations.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const date = plainDate('2027-02-12')

/** Two women and two men of one order, all grown up and of one age. */
async function aDay() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const admin = await aStoredStaffMember(db)
  const man = (firstName: string) => ({ firstName, gender: 'male' as const })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma', man('Murat'), man('Hasan')] })
  const seen = () => findWorkspace(db, admin, date, now)
  const { travellers } = await seen()
  const idOf = (name: string) => travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const called = async (name: string) => {
    const found = (await seen()).travellers.find(({ firstName }) => firstName === name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  const state = async (...said: [string, Kinship, string][]) => {
    const relations = said.map(([relative, kinship, of]) => ({ of: idOf(of), relative: idOf(relative), kinship }))
    return stateRelations(db, admin, { date, version: (await seen()).version, relations }, now)
  }
  return { db, admin, seen, idOf, called, state }
}

test('what is stated about two is known of both, makes the man a mahram, and is in the audit log', async () => {
  const { db, idOf, called, state } = await aDay()

  expect(await state(['Murat', 'spouse', 'Ayşe'])).toMatchObject({ ok: true })

  expect((await called('Ayşe')).relatives).toEqual([{ id: idOf('Murat'), kinship: 'spouse' }])
  expect((await called('Murat')).relatives).toEqual([{ id: idOf('Ayşe'), kinship: 'spouse' }])
  expect([(await called('Ayşe')).mahramId, (await called('Murat')).mahramId]).toEqual([idOf('Murat'), null])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 50 })
  const noted = entries.filter(({ action }) => action === 'operation.kinship')
  expect(noted).toHaveLength(1)
  expect(JSON.stringify(noted)).not.toContain('Murat')
})

test('nothing is kept of statements one of which cannot be true', async () => {
  const { seen, idOf, state } = await aDay()

  const young = await state(['Murat', 'spouse', 'Ayşe'], ['Hasan', 'parent', 'Ayşe'])
  const second = await state(['Murat', 'spouse', 'Ayşe'], ['Hasan', 'spouse', 'Ayşe'])

  expect(young).toMatchObject({ ok: false, error: { code: 'no-kinship', problem: 'kin-age' } })
  expect(second).toMatchObject({ ok: false, error: { problem: 'kin-contradicts', because: idOf('Murat') } })
  expect((await seen()).travellers.flatMap(({ relatives }) => relatives)).toEqual([])
})

test('of two who state at once the second is refused; what was stated is taken back', async () => {
  const { db, admin, seen, idOf, called, state } = await aDay()
  const relations = [{ of: idOf('Ayşe'), relative: idOf('Murat'), kinship: 'sibling' as const }]
  await state(['Hasan', 'sibling', 'Fatma'])

  const stale = await stateRelations(db, admin, { date, version: 1, relations }, now)
  const { version } = await seen()
  const pair = { of: idOf('Hasan'), relative: idOf('Fatma') }
  const withdrawn = await withdrawRelation(db, admin, { date, version, ...pair }, now)

  expect(stale).toEqual({ ok: false, error: { code: 'edit-conflict' } })
  expect(withdrawn).toMatchObject({ ok: true })
  expect(await called('Fatma')).toMatchObject({ relatives: [], mahramId: null })
})

test('a cousin is a relative and no mahram; of two brothers the one who was chosen stays', async () => {
  const { db, admin, seen, idOf, called, state } = await aDay()
  await state(['Murat', 'cousin', 'Ayşe'])
  expect((await called('Ayşe')).mahramId).toBeNull()

  await state(['Murat', 'sibling', 'Fatma'], ['Hasan', 'sibling', 'Fatma'])
  const { version } = await seen()
  const change = { mahramId: idOf('Hasan') }
  const chosen = await changeTravellers(db, admin, { date, version, passengerIds: [idOf('Fatma')], change }, now)

  expect(chosen).toMatchObject({ ok: true })
  expect((await called('Fatma')).mahramId).toBe(idOf('Hasan'))
})

test('a visa step that moves on makes no choice of a mahram who follows from kinship', async () => {
  const { db, admin, seen, idOf, called, state } = await aDay()
  await state(['Murat', 'sibling', 'Ayşe'])
  const { version } = await seen()
  await changeTravellers(db, admin, { date, version, passengerIds: [idOf('Ayşe')], change: { visa: 'ready' } }, now)
  await withdrawRelation(
    db,
    admin,
    { date, version: (await seen()).version, of: idOf('Ayşe'), relative: idOf('Murat') },
    now,
  )

  expect(await called('Ayşe')).toMatchObject({ visa: 'ready', mahramId: null })
})

test('who needs a mahram is a setting with a day: a woman without one is shown until she has one or her visa', async () => {
  const { db, admin, seen, idOf, state } = await aDay()
  const lacking = async () =>
    (await seen()).travellers
      .filter(({ lacksMahram }) => lacksMahram)
      .map(({ firstName }) => firstName)
      .toSorted()
  expect(await lacking()).toEqual([])

  await writeSetting(db, mahramRuleSetting, { isNeeded: true, freeFromAge: 0, since: '2027-02-13' })
  expect(await lacking()).toEqual([])
  await writeSetting(db, mahramRuleSetting, { isNeeded: true, freeFromAge: 0, since: '2027-02-12' })
  expect(await lacking()).toEqual(['Ayşe', 'Fatma'])

  await state(['Murat', 'spouse', 'Ayşe'])
  expect(await lacking()).toEqual(['Fatma'])
  const { version } = await seen()
  await changeTravellers(db, admin, { date, version, passengerIds: [idOf('Fatma')], change: { visa: 'granted' } }, now)
  expect(await lacking()).toEqual([])
})

test('a woman of the age that frees her is not asked, and one whose age nobody knows is', async () => {
  const { db, seen } = await aDay()
  const age = (await seen()).travellers[0]?.age ?? 0
  await writeSetting(db, mahramRuleSetting, { isNeeded: true, freeFromAge: age, since: '2020-01-01' })
  expect((await seen()).travellers.some(({ lacksMahram }) => lacksMahram)).toBe(false)

  await writeSetting(db, mahramRuleSetting, { isNeeded: true, freeFromAge: age + 1, since: '2020-01-01' })
  expect((await seen()).travellers.filter(({ lacksMahram }) => lacksMahram)).toHaveLength(2)
})

test('rooms follow what is stated: husband and wife have one, and a plan made before is another one now', async () => {
  const { seen, idOf, state } = await aDay()
  const before = await seen()
  const stay = before.stays[0]?.key ?? ''
  const old = roomPlanOf(before, { stay, from: null })
  await state(['Murat', 'spouse', 'Fatma'], ['Hasan', 'sibling-in-law', 'Fatma'])

  const planned = roomPlanOf(await seen(), { stay, from: null })

  const roomOf = (name: string) => planned?.plan.places.find(({ guestId }) => guestId === idOf(name))?.roomId
  expect(roomOf('Fatma')).toBeDefined()
  expect(roomOf('Fatma')).toBe(roomOf('Murat'))
  expect(roomOf('Hasan')).not.toBe(roomOf('Fatma'))
  expect(planned?.fingerprint).not.toBe(old?.fingerprint)
})
