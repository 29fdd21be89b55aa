import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, addMonths, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { noFlags } from '#modules/booking/domain/traveller-fields.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { contractChairs, releaseChairs, reserveChairs, takeChairPlan } from './change-chairs.server.ts'
import type { ChairFacts } from './domain/chairs.ts'
import { chairPlanOf, findChairs } from './find-chairs.server.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { forgetOperations } from './forget-operations.server.ts'
import { listChairs } from './list-chairs.server.ts'
import { removeFromDate, restoreToDate } from './remove-from-date.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const date = plainDate('2027-04-01')
const day = addDays(date, 2)
const facts: ChairFacts = {
  departureId: null,
  place: 'Mescid-i Haram, kral kapısı',
  day,
  from: '14:00',
  until: '18:00',
  chairs: 2,
  pushers: 1,
  supplier: 'Haram Carts',
  phone: '0532 123 45 67',
}

/** A day with as many travellers of one order as names are given, who all need a wheelchair. */
async function aDay(names = ['Ayşe', 'Elif', 'Zeynep']) {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const flags = { ...noFlags, needsWheelchair: true }
  const travellers = names.map((firstName) => ({ firstName, gender: 'female' as const, flags }))
  const { orderId } = await anOrder(db, { departure, state: 'paid', travellers })
  const admin = await aStoredStaffMember(db)
  const seen = async () => {
    const workspace = await findWorkspace(db, admin, date, now)
    return { workspace, board: await findChairs(db, admin, workspace) }
  }
  const act = async () => ({ date, version: (await seen()).workspace.version })
  const contract = async (changes: Partial<ChairFacts> = {}, contractId: string | null = null) =>
    contractChairs(db, admin, { ...(await act()), contractId, facts: { ...facts, ...changes } }, now)
  const ids = (await seen()).workspace.travellers.map(({ id }) => id)
  const reserve = async (who: readonly string[], from = '', until = '', withPusher = false) => {
    const contractId = (await seen()).board.contracts[0]?.id ?? ''
    const asked = { ...(await act()), passengerIds: who, contractId, from, until, withPusher }
    const reserved = await reserveChairs(db, admin, asked, now)
    return reserved.ok ? 'reserved' : reserved.error
  }
  return { db, departure, orderId, admin, seen, act, contract, ids, reserve }
}

test('chairs are given as far as they are contracted, and the hour that is full is named', async () => {
  const { contract, ids, reserve, seen } = await aDay()
  const [first = '', second = '', third = ''] = ids
  await contract()

  expect(await reserve([first], '14:00', '16:00', true)).toBe('reserved')
  expect(await reserve([second], '15:30', '17:00', true)).toMatchObject({ what: 'pushers', hour: '15:30' })
  expect(await reserve([second], '15:00', '17:00')).toBe('reserved')
  expect(await reserve([third], '13:00', '15:00')).toEqual({ code: 'chair-hours' })
  expect(await reserve([third])).toEqual({ code: 'chairs-full', what: 'chairs', day, hour: '15:00', contracted: 2 })
  expect(await reserve([third], '17:00')).toBe('reserved')
  expect(await reserve([third], '16:30', '17:30')).toEqual({ code: 'chair-twice', because: third })

  const { taken, contracts } = (await seen()).board
  expect(taken.map(({ passengerId, from, until }) => [passengerId, from, until])).toEqual([
    [first, '14:00', '16:00'],
    [second, '15:00', '17:00'],
    [third, '17:00', '18:00'],
  ])
  expect(contracts[0]?.phone).toBe('+905321234567')
})

test('whatever many writers ask for at once, no chair is given twice', async () => {
  const names = ['Ayşe', 'Elif', 'Zeynep', 'Fatma', 'Hatice', 'Emine', 'Meryem']
  const { contract, ids, reserve, seen } = await aDay(names)
  await contract({ chairs: 3 })
  const untilSettled = async (id: string) => {
    for (;;) {
      const answer = await reserve([id])
      if (answer === 'reserved' || answer.code !== 'edit-conflict') return answer === 'reserved' ? answer : answer.code
    }
  }

  const answers = await Promise.all(ids.map(untilSettled))

  expect(answers.toSorted()).toEqual([...Array(4).fill('chairs-full'), ...Array(3).fill('reserved')])
  expect((await seen()).board.taken).toHaveLength(3)
})

test('of two who give the last chair at once one is refused', async () => {
  const { db, admin, act, contract, ids, seen } = await aDay(['Ayşe', 'Elif'])
  await contract({ chairs: 1 })
  const contractId = (await seen()).board.contracts[0]?.id ?? ''
  const asked = { ...(await act()), contractId, from: '', until: '', withPusher: false }

  const both = await Promise.all(ids.map((id) => reserveChairs(db, admin, { ...asked, passengerIds: [id] }, now)))

  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect((await seen()).board.taken).toHaveLength(1)
})

test('what is contracted cannot shrink below what is given, and lies within the journey', async () => {
  const { contract, ids, reserve, seen } = await aDay()
  await contract()
  await reserve(ids.slice(0, 2), '14:00', '16:00')
  const id = (await seen()).board.contracts[0]?.id ?? ''
  const said = async (changes: Partial<ChairFacts>, of: string | null = id) => {
    const done = await contract(changes, of)
    return done.ok ? 'kept' : done.error.code
  }

  expect(await said({ chairs: 1 })).toBe('chairs-full')
  expect(await said({ from: '15:00' })).toBe('chair-hours-in-use')
  expect(await said({ until: '14:00' })).toBe('chair-hours')
  expect(await said({ day: addDays(date, 40) }, null)).toBe('chair-outside-journey')
  expect(await said({ day: addDays(date, -1) }, null)).toBe('chair-outside-journey')
  expect(await said({ departureId: crypto.randomUUID() }, null)).toBe('departure-not-found')
  expect(await said({ until: '17:00', supplier: 'Other' })).toBe('kept')
  expect((await seen()).board.contracts).toMatchObject([{ id, until: '17:00', supplier: 'Other', chairs: 2 }])
})

test('chairs of one departure are not given to travellers of another', async () => {
  const { db, contract, reserve, seen, departure } = await aDay()
  const other = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure: other, state: 'paid', travellers: ['Meryem'] })
  await contract({ departureId: departure.departureId })
  const { travellers } = (await seen()).workspace
  const stranger = travellers.find(({ firstName }) => firstName === 'Meryem')?.id ?? ''

  expect(await reserve([stranger])).toEqual({ code: 'chair-of-others', because: stranger })
})

test('whoever is cancelled frees the chair, and it does not come back on top of another', async () => {
  const { db, contract, ids, reserve, seen, orderId, departure } = await aDay(['Ayşe'])
  await contract({ chairs: 1 })
  await reserve(ids)
  await anOrder(db, { departure, state: 'paid', travellers: ['Meryem'] })
  await sql`update orders set state = 'cancelled' where id = ${orderId}`.execute(db)
  expect((await seen()).board.taken).toEqual([])

  expect(await reserve([(await seen()).workspace.travellers[0]?.id ?? ''])).toBe('reserved')

  await sql`update orders set state = 'paid' where id = ${orderId}`.execute(db)
  expect((await seen()).board.taken.map(({ passengerId }) => passengerId)).not.toContain(ids[0])
  expect((await seen()).board.taken).toHaveLength(1)
})

test('days of the programme that can be made in a wheelchair are proposed, looked at, and taken once', async () => {
  const { db, admin, act, contract, ids, seen, departure } = await aDay()
  const loads = [{ chair: null }, { chair: 'no' }, { chair: 'pusher' }, { chair: 'yes' }]
  const program = JSON.stringify(
    loads.map((load, at) => ({
      day: at + 1,
      title: { tr: `Gün ${at + 1}`, en: `Day ${at + 1}`, ar: 'يوم' },
      text: { tr: '', en: '', ar: '' },
      ...load,
    })),
  )
  await sql`update tours set program = ${program}::jsonb
    where id = (select tour_id from departures where id = ${departure.departureId})`.execute(db)
  await contract({ pushers: 2 })
  const { workspace, board } = await seen()
  const { plan, fingerprint } = chairPlanOf(workspace, board)
  expect(plan.proposals.map((each) => [each.passengerId, each.day, each.withPusher])).toEqual([
    [ids[0], day, true],
    [ids[1], day, true],
  ])
  expect(plan.left).toEqual([
    { passengerId: ids[2], day, why: 'full' },
    ...ids.map((passengerId) => ({ passengerId, day: addDays(date, 3), why: 'no-contract' })),
  ])

  const taken = await takeChairPlan(db, admin, { ...(await act()), fingerprint }, now)
  const again = await takeChairPlan(db, admin, { ...(await act()), fingerprint }, now)

  expect([taken.ok, !again.ok && again.error.code]).toEqual([true, 'plan-changed'])
  expect((await listChairs(db, ids)).map(({ passengerId, place }) => [passengerId, place])).toEqual(
    ids
      .slice(0, 2)
      .map((id) => [id, facts.place])
      .toSorted(),
  )
})

test('chairs are taken back from travellers, and go with what was contracted and come back with it; both are audited', async () => {
  const { db, admin, act, contract, ids, reserve, seen } = await aDay()
  await contract()
  await reserve(ids.slice(0, 2))
  const [one, two] = (await seen()).board.taken
  const released = await releaseChairs(db, admin, { ...(await act()), chairIds: [one?.id ?? ''] }, now)
  const gone = await releaseChairs(db, admin, { ...(await act()), chairIds: [one?.id ?? '', two?.id ?? ''] }, now)
  expect([released.ok, !gone.ok && gone.error.code]).toEqual([true, 'part-not-found'])
  const id = (await seen()).board.contracts[0]?.id ?? ''

  const removed = await removeFromDate(db, admin, { ...(await act()), part: 'chairs', id }, now)
  expect((await seen()).board).toMatchObject({ contracts: [], taken: [] })
  await restoreToDate(db, admin, { date, part: 'chairs', undo: removed.ok ? removed.value.undo : '' }, now)

  expect((await seen()).board.taken.map((each) => each.id)).toEqual([two?.id])
  const log = JSON.stringify(await listAuditEntries(db, { page: 1, pageSize: 20 }))
  expect(log).toContain('operation.chair')
  expect(log).not.toMatch(/5321234567|Haram Carts/)
})

test('who had a chair is forgotten ninety days later, or when they are made unrecognisable', async () => {
  const { db, contract, ids, reserve } = await aDay()
  await contract()
  await reserve(ids.slice(0, 2))
  const on = startInIstanbul

  await sql`update passengers set identity_removed_at = ${now} where id = ${ids[0]}`.execute(db)
  expect((await listChairs(db, ids)).map(({ passengerId }) => passengerId)).toEqual([ids[1]])

  expect((await forgetOperations(db, on(addDays(day, 90)))).chairs).toBe(0)
  expect((await forgetOperations(db, on(addDays(day, 91)))).chairs).toBe(1)
  expect(await listChairs(db, ids)).toEqual([])
  await forgetOperations(db, on(addMonths(date, 25)))
  const { rows } = await sql`select 1 from operation_chair_contracts`.execute(db)
  expect(rows).toEqual([])
})
