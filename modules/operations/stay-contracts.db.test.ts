import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, plainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { writeSetting } from '#platform/settings/settings.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changeTravellers } from './change-travellers.server.ts'
import { holyNightsOf } from './domain/holy-nights.ts'
import type { VisaStep } from './domain/papers.ts'
import { contractStates, uncoveredNights } from './domain/stay-contracts.ts'
import { findHotelGates } from './find-hotel-gates.server.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { keepStayContract, type ContractFacts } from './keep-stay-contract.server.ts'
import { removeFromDate, restoreToDate } from './remove-from-date.server.ts'
import { visaHotelRuleSetting } from './visa-hotel-rule-setting.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const date = plainDate('2027-02-12')

/** Ten days with nine nights in one hotel in Makkah, from 12 to 20 February, and two who travel and were said to be ready. */
async function aDay() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const admin = await aStoredStaffMember(db)
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Ömer'] })
  const seen = () => findWorkspace(db, admin, date, now)
  const { stays } = await seen()
  const contract: ContractFacts = {
    departureId: departure.departureId,
    stay: stays[0]?.key ?? '',
    number: 'NM-1',
    state: 'documented',
    documentedOn: plainDate('2027-01-05'),
    firstNight: date,
    lastNight: plainDate('2027-02-20'),
  }
  const keep = async (facts: Partial<ContractFacts> = {}, contractId: string | null = null) => {
    const { version } = await seen()
    return keepStayContract(db, admin, { date, version, contractId, facts: { ...contract, ...facts } }, now)
  }
  const move = async (visa: VisaStep, count = 2) => {
    const { version, travellers } = await seen()
    const passengerIds = travellers.slice(0, count).map(({ id }) => id)
    return changeTravellers(db, admin, { date, version, passengerIds, change: { visa } }, now)
  }
  const gate = async () => (await findHotelGates(db, await seen(), now)).tours[departure.id]
  const visas = async () => (await seen()).travellers.map(({ visa }) => visa)
  await move('ready')
  return { db, admin, departure, seen, keep, move, gate, visas }
}

test('nobody is applied for while a night is uncovered, and the refusal names the nights', async () => {
  const { keep, move, visas } = await aDay()
  await keep({ lastNight: plainDate('2027-02-18') })

  const refused = await move('applied')

  const nights = ['2027-02-19', '2027-02-20'].map((day) => ({ day, city: 'makkah' }))
  expect(refused).toEqual({ ok: false, error: { code: 'nights-not-covered', nights } })
  expect(await visas()).toEqual(['ready', 'ready'])
})

test('one who is alone is stopped as many are, and other steps are open', async () => {
  const { move, visas } = await aDay()

  expect(await move('applied', 1)).toMatchObject({ ok: false, error: { code: 'nights-not-covered' } })
  expect((await move('refused')).ok).toBe(true)
  expect(await move('applied')).toMatchObject({ ok: false })
  expect((await move('granted')).ok).toBe(true)
  expect(await visas()).toEqual(['granted', 'granted'])
})

test('the day of a step is that on which it came, whatever is written later', async () => {
  const { db, admin, seen, move, keep } = await aDay()
  const days = async () => (await seen()).travellers.map(({ visaOn }) => visaOn)
  await keep()
  expect(await days()).toEqual(['2027-01-10', '2027-01-10'])
  const { version, travellers } = await seen()
  const [first] = travellers
  const later = new Date('2027-01-12T09:10:00Z')
  const one = { date, version, passengerIds: [first?.id ?? ''] }
  await changeTravellers(db, admin, { ...one, change: { visa: 'applied' } }, later)
  expect(await days()).toEqual(['2027-01-12', '2027-01-10'])
  await changeTravellers(
    db,
    admin,
    { ...one, version: version + 1, change: { note: 'cam kenarı' } },
    new Date('2027-01-15T09:10:00Z'),
  )
  await move('applied')

  expect(await days()).toEqual(['2027-01-12', '2027-01-10'])
})

test('several contracts cover together, and a draft covers nothing', async () => {
  const { keep, move, gate } = await aDay()
  await keep({ lastNight: plainDate('2027-02-15') })
  await keep({ number: '', state: 'drafted', documentedOn: null, firstNight: plainDate('2027-02-16') })
  expect((await gate())?.uncovered.map(({ day }) => day)).toEqual(
    ['16', '17', '18', '19', '20'].map((day) => `2027-02-${day}`),
  )
  expect((await move('applied')).ok).toBe(false)

  const draft = (await gate())?.contracts.find(({ state }) => state === 'drafted')
  await keep({ firstNight: plainDate('2027-02-16') }, draft?.id)

  expect((await gate())?.uncovered).toEqual([])
  expect((await move('applied')).ok).toBe(true)
})

test('a hotel that the departure left covers nothing, and what is applied for already may be said again', async () => {
  const { db, keep, move, gate } = await aDay()
  await keep()
  expect((await move('applied', 1)).ok).toBe(true)
  await sql`update hotels set key = 'another'`.execute(db)

  expect((await gate())?.isClosed).toBe(true)
  expect((await move('applied', 1)).ok).toBe(true)
  expect((await move('applied')).ok).toBe(false)
})

test('the rule can be switched off, and holds from its day on', async () => {
  const { db, move, visas } = await aDay()
  const { fallback } = visaHotelRuleSetting
  await writeSetting(db, visaHotelRuleSetting, { ...fallback, since: plainDate('2027-01-11') })
  expect((await move('applied', 1)).ok).toBe(true)
  await writeSetting(db, visaHotelRuleSetting, { ...fallback, since: plainDate('2027-01-10') })
  expect((await move('applied')).ok).toBe(false)
  await writeSetting(db, visaHotelRuleSetting, { ...fallback, isNeeded: false })
  expect((await move('applied')).ok).toBe(true)

  expect(await visas()).toEqual(['applied', 'applied'])
})

test('a contract that cannot be is refused, and so is one for a day that somebody else changed', async () => {
  const { db, admin, departure, keep, gate, seen } = await aDay()
  const other = await aDeparture(db, { departsOn: '2027-03-05' })

  expect(await keep({ lastNight: plainDate('2027-02-11') })).toMatchObject({ error: { code: 'contract-nights' } })
  expect(await keep({ number: '' })).toMatchObject({ error: { code: 'contract-incomplete' } })
  expect(await keep({ documentedOn: null })).toMatchObject({ error: { code: 'contract-incomplete' } })
  expect(await keep({ stay: 'nowhere' })).toMatchObject({ error: { code: 'stay-not-found' } })
  expect(await keep({ departureId: other.departureId })).toMatchObject({ error: { code: 'stay-not-found' } })
  expect(await keep({}, 'b2c2b1a0-0000-4000-8000-000000000001')).toMatchObject({
    error: { code: 'contract-not-found' },
  })
  const facts = { ...(await gate())?.contracts[0], departureId: departure.departureId } as ContractFacts
  const stale = { date, version: (await seen()).version + 1, contractId: null }
  const kept = { ...facts, stay: (await seen()).stays[0]?.key ?? '', state: 'none' as const, firstNight: date }
  expect(await keepStayContract(db, admin, { ...stale, facts: { ...kept, lastNight: date } }, now)).toMatchObject({
    error: { code: 'edit-conflict' },
  })
  expect((await gate())?.contracts).toEqual([])
})

test('a contract that is taken away closes the gate again, comes back whole, and both are in the log', async () => {
  const { db, admin, keep, gate, seen } = await aDay()
  await keep()
  const before = await gate()
  const id = before?.contracts[0]?.id ?? ''

  const removed = await removeFromDate(db, admin, { date, version: (await seen()).version, part: 'contract', id }, now)
  expect((await gate())?.isClosed).toBe(true)
  const undo = removed.ok ? removed.value.undo : ''
  await restoreToDate(db, admin, { date, part: 'contract', undo }, now)

  expect(await gate()).toEqual(before)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries.filter(({ action }) => action === 'operation.stay-contract')).toHaveLength(3)
})

const keys = ['near', 'far', 'dar', 'mubarak', 'bay'] as const
const cityOf = { near: 'makkah', far: 'makkah', dar: 'madinah', mubarak: 'madinah', bay: 'jeddah' }
const aNight = fc.integer({ min: 0, max: 25 }).map((days) => addDays(date, days))
const anyStays = fc.array(fc.record({ key: fc.constantFrom(...keys), nights: fc.integer({ min: 1, max: 8 }) }), {
  maxLength: 5,
})
const anyContracts = fc.array(
  fc
    .record({
      stay: fc.constantFrom(...keys, 'elsewhere'),
      state: fc.constantFrom(...contractStates, 'documented' as const),
      nights: fc.tuple(aNight, aNight),
    })
    .map(({ nights, ...contract }) => {
      const [firstNight, lastNight] = nights.toSorted()
      return { ...contract, firstNight: firstNight ?? date, lastNight: lastNight ?? date }
    }),
  { maxLength: 6 },
)

test('nights that are uncovered are those that set arithmetic of the database leaves, for any stays and contracts', async () => {
  const db = await testDb()
  await fc.assert(
    fc.asyncProperty(anyStays, anyContracts, fc.integer({ min: 1, max: 22 }), async (route, contracts, days) => {
      const returnsOn = addDays(date, days)
      const stays = route.map(({ key, nights }) => ({ key, nights, city: cityOf[key] }))
      const nights = holyNightsOf({ departsOn: date, returnsOn, stays, flights: [] })
      const cities = new Map(stays.map(({ key, city }) => [key as string, city]))

      const { rows } = await sql<{ night: string }>`
        with stays as (
          select key, city, nights, coalesce(sum(nights) over (order by at rows between unbounded preceding and 1 preceding), 0)::int as before
          from rows from (jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) as (key text, city text, nights int))
            with ordinality as stay (key, city, nights, at)
        ),
        contracts as (
          select * from jsonb_to_recordset(${JSON.stringify(contracts)}::jsonb)
            as contract (stay text, state text, "firstNight" date, "lastNight" date)
        )
        select to_char(day, 'YYYY-MM-DD') || ' ' || city as night from (
          (select (${date}::date + before + nth) as day, city from stays, generate_series(0, nights - 1) as nth
            where city in ('makkah', 'madinah') and ${date}::date + before + nth < ${returnsOn}::date)
          except
          (select day::date, city from contracts join stays on stays.key = contracts.stay,
            generate_series("firstNight", "lastNight", interval '1 day') as day where state = 'documented')
        ) open order by day`.execute(db)

      expect(uncoveredNights(nights, contracts, cities).map(({ day, city }) => `${day} ${city}`)).toEqual(
        rows.map(({ night }) => night),
      )
    }),
    { numRuns: 150 },
  )
})
