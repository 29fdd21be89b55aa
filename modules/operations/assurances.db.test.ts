import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { listDeparturesBetween } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { addGuide } from './change-guides.server.ts'
import { changeTravellers } from './change-travellers.server.ts'
import type { VisaStep } from './domain/papers.ts'
import { findAssurances } from './find-assurances.server.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { keepAirlineSeats, type AirlineFacts } from './keep-airline-seats.server.ts'
import { keepStayContract } from './keep-stay-contract.server.ts'
import { assuredUntil, listLateAssurances } from './list-late-assurances.server.ts'
import { documentStays } from './testing/document-stays.ts'

const now = new Date('2026-12-10T09:10:00Z')
const date = plainDate('2027-02-12')
const confirmedOn = plainDate('2026-12-01')

/** A group with nine nights in Makkah, of which two have bought a place and one keeps one. */
async function aGroup() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date, seatsSold: 2 })
  const admin = await aStoredStaffMember(db)
  await sql`update tours set flights = '[{"from":"IST","to":"JED","number":"TK96"}]'`.execute(db)
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Ömer'] })
  await anOrder(db, { departure, state: 'awaiting_payment', travellers: ['Zehra'] })
  const seen = () => findWorkspace(db, admin, date, now)
  const said = async (at = now) =>
    (await findAssurances(db, { id: departure.id, kind: 'umrah', departsOn: date }, at)).map(
      ({ kind, isKept, count }) =>
        [kind, isKept ? 'kept' : 'open', ...(count ? [`${count.done}/${count.of}`] : [])].join(' '),
    )
  const confirm = async (facts: Partial<AirlineFacts> = {}) => {
    const known = { departureId: departure.departureId, reference: 'TK-GRP-7', seats: 2, confirmedOn }
    return keepAirlineSeats(db, admin, { date, version: (await seen()).version, facts: { ...known, ...facts } }, now)
  }
  const guide = async (departureId: string | null, role: 'guide' | 'greeter') => {
    const person = { role, name: 'Hasan', phone: '', gender: null, departureId, userId: null }
    await addGuide(db, admin, { date, version: (await seen()).version, guide: person }, now)
  }
  const grant = async (visa: VisaStep, count: number) => {
    const { version, travellers } = await seen()
    const sold = travellers.filter(({ isHeld }) => !isHeld).map(({ id }) => id)
    return changeTravellers(db, admin, { date, version, passengerIds: sold.slice(0, count), change: { visa } }, now)
  }
  return { db, admin, departure, seen, said, confirm, guide, grant }
}

test('at first everything is open, and each of them is kept by its own proof', async () => {
  const { db, admin, said, confirm, guide, grant } = await aGroup()
  expect(await said()).toEqual(['airline open', 'hotels open', 'guide open', 'visas open 0/2'])

  expect((await confirm()).ok).toBe(true)
  expect(await said()).toContain('airline kept')
  await documentStays(db, admin, date, now)
  expect(await said()).toContain('hotels kept')
  await guide(null, 'greeter')
  expect(await said()).toContain('guide open')
  await guide(null, 'guide')
  expect(await said()).toContain('guide kept')
  await grant('granted', 1)
  expect(await said()).toContain('visas open 1/2')
  await grant('granted', 2)
  expect(await said()).toEqual(['airline kept', 'hotels kept', 'guide kept', 'visas kept 2/2'])
})

test('what is taken back is open again', async () => {
  const { db, admin, seen, departure, said, confirm } = await aGroup()
  await documentStays(db, admin, date, now)
  await confirm()
  expect(await said()).toEqual(expect.arrayContaining(['airline kept', 'hotels kept']))

  await confirm({ seats: 1 })
  expect(await said()).toContain('airline open')
  await confirm({ seats: 0, reference: '', confirmedOn: null })
  const { version, stays } = await seen()
  const facts = { departureId: departure.departureId, stay: stays[0]?.key ?? '', number: 'NM-2', documentedOn: null }
  const nights = { firstNight: date, lastNight: plainDate('2027-02-20') }
  await keepStayContract(
    db,
    admin,
    { date, version, contractId: null, facts: { ...facts, ...nights, state: 'drafted' } },
    now,
  )

  expect(await said()).toContain('hotels kept')
  expect(await said()).toContain('airline open')
})

test('seats without a number or a day are refused, as is another departure or an old version', async () => {
  const { db, admin, confirm, seen, departure } = await aGroup()
  const version = (await seen()).version + 5
  const facts = { departureId: departure.departureId, reference: 'X', seats: 2, confirmedOn }

  expect(await confirm({ reference: '' })).toMatchObject({ error: { code: 'airline-incomplete' } })
  expect(await confirm({ confirmedOn: null })).toMatchObject({ error: { code: 'airline-incomplete' } })
  expect(await confirm({ departureId: admin.id })).toMatchObject({ error: { code: 'departure-not-found' } })
  expect(await keepAirlineSeats(db, admin, { date, version, facts }, now)).toMatchObject({
    error: { code: 'edit-conflict' },
  })
})

test.each([
  ['a private party', { tour: { kind: 'private' as const } }],
  ['a day out', { tour: { kind: 'day' as const } }],
  ['a draft', { status: 'draft' as const }],
  ['a cancelled departure', { status: 'cancelled' as const }],
])('of %s nothing is said', async (_what, facts) => {
  const db = await testDb()
  const { id } = await aDeparture(db, { departsOn: date, ...facts })
  const kind = 'tour' in facts ? facts.tour.kind : 'umrah'

  expect(await findAssurances(db, { id, kind, departsOn: date }, now)).toEqual([])
})

test('what is past its day waits for staff, visas apart, and an airline that confirmed long ago is asked again', async () => {
  const { db, admin, departure, confirm, guide } = await aGroup()
  const late = async (day: string) => {
    const today = plainDate(day)
    const planned = await listDeparturesBetween(db, { from: today, to: assuredUntil(today) })
    const found = await listLateAssurances(db, admin, planned, today)
    return found.map(({ id, count, dueOn }) => [id === departure.id, count, dueOn])
  }

  expect(await late('2026-12-14')).toEqual([])
  expect(await late('2026-12-15')).toEqual([[true, 1, '2026-12-14']])
  await confirm()
  expect(await late('2026-12-20')).toEqual([])
  expect(await late('2027-01-10')).toEqual([[true, 1, '2026-12-29']])
  await documentStays(db, admin, date, now)
  await guide(departure.departureId, 'guide')
  expect(await late('2027-01-15')).toEqual([])
  expect(await late('2027-01-16')).toEqual([[true, 1, '2027-01-15']])
})
