import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { readCounts } from './data/read-counts.server.ts'
import { own } from './data/tables.server.ts'
import { noMarks, type RoadMarks } from './domain/marks.ts'
import { marksForgottenOn } from './domain/retention.ts'
import { forgetRoad } from './forget-road.server.ts'
import { listMilestones } from './list-milestones.server.ts'
import { recordMarks } from './record-marks.server.ts'
import { aLedGroup, aSignedInLeader } from './testing/a-led-group.ts'

const now = new Date()
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

async function aGroup(travellers?: string[]) {
  const db = await testDb()
  const { leader } = await aSignedInLeader(db)
  const group = await aLedGroup(db, leader, travellers ? { travellers } : {})
  const send = (marks: Partial<RoadMarks>, { by = leader, clockErrorMs = 0, at = now } = {}) =>
    recordMarks(db, by, { group: group.id, marks: { ...noMarks, ...marks }, clockErrorMs }, at)
  return { db, leader, group, send, passengerIds: group.passengerIds }
}

test('forty-seven ticks from two telephones without connection are forty-seven people, however often they are sent', async () => {
  const names = Array.from({ length: 47 }, (_, at) => `Hacı${String(at)}`)
  const { db, group, send, passengerIds } = await aGroup(names)
  const telephone = (people: readonly string[], begunAt: Date) => {
    const id = randomUUID()
    const ticks = people.map((passengerId) => ({
      id: randomUUID(),
      countId: id,
      passengerId,
      isHere: true,
      tickedAt: begunAt,
    }))
    return { counts: [{ id, place: 'hotel' as const, begunAt }], ticks }
  }
  // Both ticked the five in the middle.
  const first = telephone(passengerIds.slice(0, 26), minutesAgo(40))
  const second = telephone(passengerIds.slice(21), minutesAgo(30))

  await send(second)
  const taken = await send(first)
  await send(second)
  await send({ counts: first.counts, ticks: first.ticks.slice(0, 3) })

  expect(taken).toMatchObject({ ok: true, value: { unknown: [] } })
  const counts = (await readCounts(db, [group.departureId])).get(group.departureId)
  expect(counts).toHaveLength(1)
  expect(counts?.[0]?.here).toHaveLength(47)
  const rows = await own(db).selectFrom('road_ticks').selectAll().execute()
  expect(rows).toHaveLength(52)
  expect(await listMilestones(db, passengerIds.slice(0, 2))).toMatchObject([
    { milestone: 'at-the-hotel' },
    { milestone: 'at-the-hotel' },
  ])
})

test('a group of somebody else takes nothing, and people of another group are told and dropped', async () => {
  const { db, leader, group, send } = await aGroup()
  const other = await aSignedInLeader(db)
  const theirs = await aLedGroup(db, other.leader, { travellers: ['Saliha'] })
  const count = { id: randomUUID(), place: 'bus' as const, begunAt: now }
  const tick = { id: randomUUID(), countId: count.id, passengerId: theirs.passengerIds[0] ?? '', isHere: true }

  expect(await send({ counts: [count] }, { by: other.leader })).toEqual({ ok: false, error: { code: 'not_found' } })
  const marks = { counts: [count], ticks: [{ ...tick, tickedAt: now }] }
  expect(await send(marks)).toMatchObject({ ok: true, value: { taken: [count.id], unknown: [tick.id] } })
  // A count of one group takes no ticks of another.
  const astray = { ...tick, id: randomUUID(), tickedAt: now }
  const sent = await recordMarks(
    db,
    other.leader,
    { group: theirs.id, marks: { ...noMarks, ticks: [astray] }, clockErrorMs: 0 },
    now,
  )
  expect(sent).toMatchObject({ ok: true, value: { taken: [], unknown: [astray.id] } })
  expect((await readCounts(db, [group.departureId])).get(group.departureId)?.[0]?.here).toEqual([])
  expect(leader.id).not.toBe(other.leader.id)
})

test('a clock that is slow by three hours is set right and noted, and one that runs ahead is taken as now', async () => {
  const { db, group, send, passengerIds } = await aGroup()
  const [passengerId = ''] = passengerIds
  const slow = { id: randomUUID(), place: 'hotel' as const, begunAt: minutesAgo(190) }
  const ahead = { id: randomUUID(), place: 'bus' as const, begunAt: minutesAgo(-30) }

  await send(
    {
      counts: [slow],
      ticks: [{ id: randomUUID(), countId: slow.id, passengerId, isHere: true, tickedAt: minutesAgo(189) }],
    },
    { clockErrorMs: 180 * 60_000 },
  )
  await send({ counts: [ahead] })

  const counts = (await readCounts(db, [group.departureId])).get(group.departureId)
  expect(counts).toMatchObject([
    { place: 'bus', begunAt: now },
    { place: 'hotel', begunAt: minutesAgo(10), here: [{ passengerId, at: minutesAgo(9) }] },
  ])
  const tick = await own(db).selectFrom('road_ticks').select('clock_error_ms').executeTakeFirstOrThrow()
  expect(Number(tick.clock_error_ms)).toBe(180 * 60_000)
})

test('of an incident holds what was said last; about whom it is, and that it is settled, stays', async () => {
  const { db, send, passengerIds } = await aGroup()
  const [passengerId = '', another = ''] = passengerIds
  const said = {
    id: randomUUID(),
    passengerId,
    kind: 'lost' as const,
    place: '',
    note: '',
    nextStep: '',
    happenedAt: minutesAgo(20),
    saidAt: minutesAgo(20),
    isSettled: false,
  }
  const later = { ...said, passengerId: another, place: 'Kapı 79', saidAt: minutesAgo(10), isSettled: true }

  await send({ incidents: [said] })
  await send({ incidents: [later] })
  await send({ incidents: [said] })
  await send({ incidents: [{ ...later, note: 'Bulundu', saidAt: minutesAgo(5), isSettled: false }] })

  expect(await own(db).selectFrom('road_incidents').selectAll().execute()).toMatchObject([
    { passenger_id: passengerId, place: 'Kapı 79', note: 'Bulundu', settled_at: later.saidAt },
  ])
})

test('the log says how much was marked, about nobody by name', async () => {
  const { db, send, passengerIds } = await aGroup()
  const [passengerId = ''] = passengerIds
  const mark = { id: randomUUID(), passengerId, point: 'handed-in' as const, pieces: 2, countedAt: now }

  await send({ luggage: [mark] })
  await send({ luggage: [mark] })

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 20 })
  const marked = entries.filter(({ action }) => action === 'road.mark')
  expect(marked).toHaveLength(1)
  expect(marked[0]?.after).toEqual({ ticks: 0, luggage: 1, incidents: 0 })
})

test('a rite is begun and ended once, and nobody is in it', async () => {
  const { db, send } = await aGroup()
  const begun = {
    id: randomUUID(),
    rite: 'tawaf' as const,
    floor: 'roof' as const,
    startedAt: minutesAgo(90),
    endedAt: null,
  }

  await send({ rites: [begun] })
  await send({ rites: [{ ...begun, endedAt: minutesAgo(10) }] })
  await send({ rites: [{ ...begun, endedAt: minutesAgo(5) }] })

  expect(await own(db).selectFrom('road_rites').selectAll().execute()).toEqual([
    { id: begun.id, rite: 'tawaf', floor: 'roof', started_at: minutesAgo(90), ended_at: minutesAgo(10) },
  ])
})

test('ninety days after the return nothing is left of counts, luggage and incidents', async () => {
  const { db, send, passengerIds } = await aGroup()
  const [passengerId = ''] = passengerIds
  const count = { id: randomUUID(), place: 'hotel' as const, begunAt: now }
  await send({
    counts: [count],
    ticks: [{ id: randomUUID(), countId: count.id, passengerId, isHere: true, tickedAt: now }],
    luggage: [{ id: randomUUID(), passengerId, point: 'hotel', pieces: 1, countedAt: now }],
  })

  expect(await forgetRoad(db, now)).toMatchObject({ marks: 0 })
  expect(await forgetRoad(db, new Date(now.getTime() + 120 * 86_400_000))).toMatchObject({ marks: 2 })
  expect(await own(db).selectFrom('road_ticks').selectAll().execute()).toEqual([])
})

test('a return that moves takes along when counts, luggage and incidents are forgotten', async () => {
  const { db, group, send, passengerIds } = await aGroup()
  const [passengerId = ''] = passengerIds
  const incident = { kind: 'ill' as const, place: '', note: '', nextStep: '', happenedAt: now, saidAt: now }
  await send({
    counts: [{ id: randomUUID(), place: 'hotel', begunAt: now }],
    luggage: [{ id: randomUUID(), passengerId, point: 'landed', pieces: 2, countedAt: now }],
    incidents: [{ id: randomUUID(), passengerId, ...incident, isSettled: false }],
  })
  const later = addDays(group.departsOn, 40)

  await db
    .withTables<{ departures: { id: string; returns_on: PlainDate } }>()
    .updateTable('departures')
    .set({ returns_on: later })
    .where('id', '=', group.departureId)
    .execute()

  const forgotten = await Promise.all(
    (['road_counts', 'road_luggage', 'road_incidents'] as const).map((table) =>
      own(db).selectFrom(table).select('forget_on').executeTakeFirstOrThrow(),
    ),
  )
  expect(forgotten.map((each) => each.forget_on)).toEqual(Array(3).fill(marksForgottenOn(later)))
})
