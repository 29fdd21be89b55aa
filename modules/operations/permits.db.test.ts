import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, plainDate, type PlainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { changePermits, noteRawdahVisits } from './change-permits.server.ts'
import { eligibleFrom } from './domain/permits.ts'
import { findPermits, permitPlanOf } from './find-permits.server.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { listPermits, sayRawdahVisit } from './list-permits.server.ts'
import { permitLinesOf, takePermitLines } from './take-permit-lines.server.ts'
import { takePermitPlan } from './take-permit-plan.server.ts'

const now = new Date('2027-01-10T09:10:00Z')

/** Two women who sleep in Madinah for the whole of their journey. */
async function aGroup() {
  const db = await testDb()
  const departsOn = plainDate('2027-04-01')
  const departure = await aDeparture(db, { departsOn })
  await sql`update hotels set city = 'madinah'`.execute(db)
  const { orderId } = await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Elif'] })
  const admin = await aStoredStaffMember(db)
  const seen = async () => {
    const workspace = await findWorkspace(db, admin, departsOn, now)
    return { workspace, board: await findPermits(db, admin, workspace) }
  }
  const { workspace } = await seen()
  const ids = workspace.travellers.map(({ id }) => id)
  await sql`update passengers set gender = 'female'`.execute(db)
  const act = async () => ({ date: departsOn, version: (await seen()).workspace.version })
  return { db, admin, date: departsOn, seen, ids, act, orderId }
}

test('a plan of days is written as it was seen, once, and not when somebody said something since', async () => {
  const { db, admin, seen, ids, act } = await aGroup()
  const { workspace, board } = await seen()
  const { plan, fingerprint } = permitPlanOf(workspace, board)
  expect(plan.proposals.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())

  const taken = await takePermitPlan(db, admin, { ...(await act()), fingerprint }, now)
  const again = await takePermitPlan(db, admin, { ...(await act()), fingerprint }, now)

  expect([taken.ok, !again.ok && again.error.code]).toEqual([true, 'plan-changed'])
  const { people } = await listPermits(db, ids)
  expect(ids.map((id) => people[id]?.permits[0]?.state)).toEqual(['to-request', 'to-request'])
  expect((await seen()).board.people[ids[0] ?? '']?.permits[0]).toMatchObject({ day: plan.proposals[0]?.day })
})

test('who was in the Rawdah within 365 days is asked for from the day on which the year is over', async () => {
  const { db, admin, date, seen, ids, act } = await aGroup()
  const [first = '', second = ''] = ids
  const inTime = addDays(date, 2 - 365)
  await noteRawdahVisits(db, admin, { ...(await act()), passengerIds: [first], lastVisit: inTime }, now)
  await sayRawdahVisit(db, { passengerId: second, lastVisit: addDays(date, -20) }, now)

  const { workspace, board } = await seen()
  const { plan } = permitPlanOf(workspace, board)

  expect(plan.proposals).toMatchObject([{ id: first, day: addDays(date, 2) }])
  expect(plan.left).toEqual([{ id: second, why: 'too-soon', from: addDays(date, 345) }])
})

test('the day on which somebody may again is the one that the database counts', async () => {
  const db = await testDb()
  const days = Array.from({ length: 40 }, (_, at) => addDays(plainDate('2023-12-20'), at * 37))
  for (const day of days) {
    const { rows } = await sql<{ next: PlainDate }>`select ${day}::date + 365 as next`.execute(db)
    expect(eligibleFrom(day, { daysBetween: 365 })).toBe(rows[0]?.next)
  }
})

test('a visit is granted with a day and an hour that are the traveller’s, or not at all', async () => {
  const { db, admin, ids, act } = await aGroup()
  const passengerIds = ids.slice(0, 1)
  const grant = async (day: string | null, hour: string) => {
    const change = {
      kind: 'rawdah',
      state: 'granted',
      day: day === null ? null : plainDate(day),
      hour,
      gate: '37',
    } as const
    const changed = await changePermits(db, admin, { ...(await act()), passengerIds, change }, now)
    if (changed.ok) return 'granted'
    return changed.error.code === 'permit-does-not-fit' ? changed.error.problem : changed.error.code
  }

  expect(await grant(null, '')).toBe('permit-without-hour')
  expect(await grant('2027-03-31', '07:00')).toBe('outside-stay')
  expect(await grant('2027-04-03', '12:00')).toBe('other-hours')
  expect(await grant('2027-04-03', '07:20')).toBe('granted')
  const { people } = await listPermits(db, passengerIds)
  expect(people[ids[0] ?? '']?.permits).toEqual([
    { kind: 'rawdah', state: 'granted', day: '2027-04-03', hour: '07:20', until: '', gate: '37', reference: '' },
  ])
})

test('lines that were copied are written for whom they name, and audited', async () => {
  const { db, admin, seen, ids, act } = await aGroup()
  const text = 'Ayşe Yılmaz 03.04.2027 07:20 kapı 37\nZeynep Yılmaz 03.04.2027 07:20'
  const { workspace, board } = await seen()
  expect(permitLinesOf(workspace, board, text).map(({ problem }) => problem)).toEqual([undefined, 'nobody'])

  const taken = await takePermitLines(db, admin, { ...(await act()), text }, now)

  expect(taken).toEqual({ ok: true, value: { taken: 1 } })
  const { people } = await listPermits(db, ids)
  expect(Object.values(people).map(({ permits }) => permits[0]?.hour)).toContain('07:20')
  const entries = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(JSON.stringify(entries)).toContain('operation.permit')
})

test('a traveller who is cancelled frees the permit, and it is said so', async () => {
  const { db, admin, seen, ids, act, orderId } = await aGroup()
  const day = plainDate('2027-04-03')
  const change = { kind: 'rawdah', state: 'granted', day, hour: '07:20', reference: 'R-77' } as const
  await changePermits(db, admin, { ...(await act()), passengerIds: ids, change }, now)
  await sql`update orders set state = 'cancelled' where id = ${orderId}`.execute(db)

  const { board } = await seen()

  expect(board.freed.map(({ reference }) => reference)).toEqual(['R-77', 'R-77'])
  expect(board.people).toEqual({})
})

test('whoever is made unrecognisable leaves neither permit nor visit', async () => {
  const { db, admin, ids, act } = await aGroup()
  const change = { kind: 'train', state: 'requested' } as const
  await changePermits(db, admin, { ...(await act()), passengerIds: ids, change }, now)
  await noteRawdahVisits(db, admin, { ...(await act()), passengerIds: ids, lastVisit: 'never' }, now)

  await sql`update passengers set identity_removed_at = ${now}`.execute(db)

  const { rows } = await sql<{ left: number }>`select (select count(*) from operation_permits)::int
    + (select count(*) from operation_rawdah_visits)::int as left`.execute(db)
  expect(rows[0]?.left).toBe(0)
})
