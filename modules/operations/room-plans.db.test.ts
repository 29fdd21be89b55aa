import { expect, test } from 'vitest'
import { plainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDepartureOfTwoHotels } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { openRoom } from './change-rooms.server.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { placeTraveller } from './place-traveller.server.ts'
import { roomPlanOf } from './room-plan-of.server.ts'
import { takeRoomPlan } from './take-room-plan.server.ts'
import { arrangeRooms } from './testing/arrange-rooms.ts'
import { undoProposal } from './undo-proposal.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const date = plainDate('2031-02-12')

/** A day with a tour that sleeps in two hotels, and two sisters and a friend of theirs on it. */
async function aDay() {
  const db = await testDb()
  const departure = await aDepartureOfTwoHotels(db, { departsOn: date })
  const admin = await aStoredStaffMember(db)
  await anOrder(db, { departure, state: 'paid', travellers: ['A', 'B'], placedAt: new Date('2027-01-10T08:00:00Z') })
  await anOrder(db, { departure, state: 'paid', travellers: ['C'], placedAt: new Date('2027-01-10T09:00:00Z') })
  const seen = () => findWorkspace(db, admin, date, now)
  const [stay, next] = (await seen()).stays.map(({ key }) => key)
  if (!stay || !next) throw new Error('no two hotels')
  /** What somebody confirms who looks at the plan now. */
  const look = async (at = stay, from: string | null = null) => {
    const workspace = await seen()
    const planned = roomPlanOf(workspace, { stay: at, from })
    if (!planned) throw new Error('no plan')
    return { date, version: workspace.version, stay: at, from, fingerprint: planned.fingerprint }
  }
  return {
    db,
    departure,
    admin,
    stay,
    next,
    seen,
    look,
    take: (confirmed: Awaited<ReturnType<typeof look>>) => takeRoomPlan(db, admin, confirmed, now),
    numbersIn: async (at: string) => (await seen()).travellers.map(({ rooms }) => rooms[at]?.number ?? null),
  }
}

test('a plan writes nothing until it is confirmed, opens the rooms it needs, says why, and is taken back as a whole', async () => {
  const { db, admin, stay, seen, look, take } = await aDay()
  const confirmed = await look()
  expect((await seen()).rooms).toEqual([])

  expect(await take(confirmed)).toEqual({ ok: true, value: undefined })

  const arranged = await seen()
  expect(arranged.rooms.map(({ number, beds }) => [number, beds])).toEqual([
    ['Y1', 2],
    ['Y2', 2],
  ])
  expect(arranged.travellers.map(({ rooms }) => rooms[stay]?.reason)).toEqual([
    'family-together',
    'family-together',
    'same-gender',
  ])
  expect(arranged.undoable).toEqual([stay])
  const undone = await undoProposal(db, admin, { date, version: 2, stay }, now)
  expect(undone).toEqual({ ok: true, value: { undone: 3 } })
  const after = await seen()
  expect([after.rooms, after.undoable]).toEqual([[], []])
  expect(after.travellers.every(({ rooms }) => Object.keys(rooms).length === 0)).toBe(true)
  const again = await undoProposal(db, admin, { date, version: 3, stay }, now)
  expect(again).toEqual({ ok: false, error: { code: 'nothing-to-undo' } })
})

test('a confirmation that is sent twice, and twice at once, writes once and answers the same', async () => {
  const { db, seen, look, take } = await aDay()
  const confirmed = await look()

  const both = await Promise.all([take(confirmed), take(confirmed)])
  const late = await take(confirmed)

  expect([...both, late].map(({ ok }) => ok)).toEqual([true, true, true])
  expect((await seen()).version).toBe(2)
  expect((await seen()).rooms).toHaveLength(2)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 50 })
  expect(entries.filter(({ action }) => action === 'operation.propose')).toHaveLength(1)
})

test('a confirmation of what was taken back meanwhile is refused', async () => {
  const { db, admin, stay, look, take, numbersIn } = await aDay()
  const confirmed = await look()
  await take(confirmed)
  await undoProposal(db, admin, { date, version: 2, stay }, now)

  expect(await take(confirmed)).toEqual({ ok: false, error: { code: 'edit-conflict' } })
  expect(await numbersIn(stay)).toEqual([null, null, null])
})

test('a confirmation is refused when somebody arranged the day meanwhile', async () => {
  const { db, admin, stay, look, take, numbersIn } = await aDay()
  const confirmed = await look()
  await openRoom(db, admin, { date, version: 1, stay, number: '101', beds: 2 }, now)

  expect(await take(confirmed)).toEqual({ ok: false, error: { code: 'edit-conflict' } })
  expect(await numbersIn(stay)).toEqual([null, null, null])
})

test.each<[string, (day: Awaited<ReturnType<typeof aDay>>) => Promise<unknown>]>([
  ['somebody has come', ({ db, departure }) => anOrder(db, { departure, state: 'paid', travellers: ['D'] })],
  [
    'somebody has gone',
    ({ db }) =>
      db
        .withTables<{ passengers: { first_name: string; cancelled_at: Date | null } }>()
        .updateTable('passengers')
        .set({ cancelled_at: now })
        .where('first_name', '=', 'C')
        .execute(),
  ],
  [
    'somebody is somebody else now',
    ({ db }) =>
      db
        .withTables<{ passengers: { first_name: string; gender: string } }>()
        .updateTable('passengers')
        .set({ gender: 'male' })
        .where('first_name', '=', 'C')
        .execute(),
  ],
])('a confirmation is refused when %s since the plan was seen, and the day stays as it was', async (_what, change) => {
  const day = await aDay()
  const confirmed = await day.look()
  await change(day)

  expect(await day.take(confirmed)).toEqual({ ok: false, error: { code: 'plan-changed' } })
  expect((await day.seen()).version).toBe(1)
  expect((await day.seen()).rooms).toEqual([])
})

test('the rooms of one hotel are copied to the next in one act, by hand or not, and that is taken back alone', async () => {
  const { db, admin, stay, next, seen, look, take, numbersIn } = await aDay()
  await arrangeRooms(db, admin, { date, stay }, now)
  const { travellers, rooms } = await seen()
  const [c] = travellers.filter(({ firstName }) => firstName === 'C')
  await openRoom(db, admin, { date, version: 2, stay, number: '900', beds: 4 }, now)
  const large = (await seen()).rooms.find(({ number }) => number === '900')
  const request = { date, version: 3, stay, passengerId: c?.id ?? '', roomId: large?.id ?? null }
  await placeTraveller(db, admin, request, now)

  expect(await take(await look(next, stay))).toEqual({ ok: true, value: undefined })

  expect(await numbersIn(next)).toEqual(['Y2', 'Y2', 'Y1'])
  const copied = (await seen()).rooms.filter((room) => room.stay === next)
  expect(copied.map(({ beds }) => beds)).toEqual([4, 2])
  expect((await seen()).travellers[0]?.rooms[next]?.reason).toBe('as-in-other-hotel')
  await undoProposal(db, admin, { date, version: 5, stay: next }, now)
  expect(await numbersIn(next)).toEqual([null, null, null])
  expect(await numbersIn(stay)).toEqual(['Y1', 'Y1', '900'])
  expect((await seen()).rooms).toHaveLength(rooms.length + 1)
})

test('there is no plan for a hotel of another day, nor from a hotel to itself', async () => {
  const { stay, seen } = await aDay()
  const workspace = await seen()

  expect(roomPlanOf(workspace, { stay: 'nowhere', from: null })).toBeUndefined()
  expect(roomPlanOf(workspace, { stay, from: 'nowhere' })).toBeUndefined()
  expect(roomPlanOf(workspace, { stay, from: stay })).toBeUndefined()
})
