import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { noMarks } from '#modules/road/index.ts'
import { readGroupRoads, recordMarks } from '#modules/road/index.server.ts'
import { aLedGroup, aSignedInLeader } from '#modules/road/testing/a-led-group.ts'
import type { Db } from '#platform/db/client.server.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

let db: Db
let app: Awaited<ReturnType<typeof testApp>>
let group: Awaited<ReturnType<typeof aLedGroup>>
let headers: Record<string, string>
let send: (marks: Partial<typeof noMarks>) => Promise<unknown>

beforeEach(async () => {
  db = await testDb()
  app = await testApp({ db })
  headers = (await staffSignedIn(db)).headers
  const { leader } = await aSignedInLeader(db)
  group = await aLedGroup(db, leader, { travellers: ['Zeliha', 'Nurten'] })
  send = (marks) =>
    recordMarks(db, leader, { group: group.id, marks: { ...noMarks, ...marks }, clockErrorMs: 0 }, new Date())
})

const path = () => `/tr/admin/tour/ops-${group.departsOn.split('-').toReversed().join('-')}?tab=road`

function anIncident() {
  const now = new Date()
  return {
    id: randomUUID(),
    passengerId: group.passengerIds[0] ?? '',
    kind: 'lost' as const,
    place: 'Kapı 79',
    note: '',
    nextStep: 'Kapıda bekleniyor',
    happenedAt: now,
    saidAt: now,
    isSettled: false,
  }
}

test('the office sees who was missing at a count, whose luggage is short, and what happened', async () => {
  const [zeliha = '', nurten = ''] = group.passengerIds
  const now = new Date()
  const count = { id: randomUUID(), place: 'hotel' as const, begunAt: now }
  const pieces = (point: 'handed-in' | 'landed', number: number) => ({
    id: randomUUID(),
    passengerId: nurten,
    point,
    pieces: number,
    countedAt: now,
  })
  await send({
    counts: [count],
    ticks: [{ id: randomUUID(), countId: count.id, passengerId: zeliha, isHere: true, tickedAt: now }],
    luggage: [pieces('handed-in', 3), pieces('landed', 2)],
    incidents: [anIncident()],
  })

  const html = await (await getPage(app, path(), headers)).text()

  const [, card = ''] = /data-road-news="[^"]+"([\s\S]*?)<script/.exec(html) ?? []
  expect(card).toMatch(/1 \/ 2<[\s\S]*?Otelde[\s\S]*?Eksik:[\s\S]*?Nurten/)
  expect(card).toMatch(/2 parça<[\s\S]*?Banttan alırken[\s\S]*?Eksik:[\s\S]*?Nurten/)
  expect(card).toMatch(/Kayboldu<[\s\S]*?Zeliha[\s\S]*?Kapı 79[\s\S]*?Kapıda bekleniyor/)
})

test('the office settles an incident once; of another day there is none', async () => {
  const incident = anIncident()
  await send({ incidents: [incident] })
  const settle = (id: string) => postForm(app, path(), { intent: 'settle-incident', incidentId: id }, headers)

  const first = await settle(incident.id)
  await settle(incident.id)

  expect(first.status).toBe(303)
  const road = (await readGroupRoads(db, [group.departureId])).get(group.departureId)
  expect(road?.incidents).toMatchObject([{ settledAt: expect.any(Date) as Date }])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 20 })
  expect(entries.filter(({ action }) => action === 'road.settle')).toMatchObject([{ after: { kind: 'lost' } }])
  expect((await settle(randomUUID())).status).toBe(404)
})

test('a desk that lies open is told news only when there are some, and reads about nobody until then', async () => {
  const stampOf = (html: string) => /data-road-news="([^"]*)"/.exec(html)?.[1] ?? ''
  await send({ incidents: [anIncident()] })
  const seen = stampOf(await (await getPage(app, path(), headers)).text())
  const before = (await listAuditEntries(db, { page: 1, pageSize: 1 })).total

  const unchanged = await getPage(app, `${path()}&since=${seen}`, headers)
  expect([unchanged.status, await unchanged.text()]).toEqual([204, ''])
  expect((await listAuditEntries(db, { page: 1, pageSize: 1 })).total).toBe(before)

  await send({ incidents: [anIncident()] })
  const changed = await getPage(app, `${path()}&since=${seen}`, headers)
  expect(changed.status).toBe(200)
  expect(stampOf(await changed.text())).not.toBe(seen)
})

test('the office reads how long rites took, with the number of records, and nobody is named in it', async () => {
  const now = new Date()
  const rite = (minutes: number) => ({
    id: randomUUID(),
    rite: 'sai' as const,
    floor: 'roof' as const,
    startedAt: new Date(now.getTime() - 86_400_000),
    endedAt: new Date(now.getTime() - 86_400_000 + minutes * 60_000),
  })
  await send({ rites: [40, 45, 50, 55].map(rite) })
  const shown = async () => (await (await getPage(app, path(), headers)).text()).replaceAll('<!-- -->', '')
  const few = await shown()

  await send({ rites: [rite(90)] })

  expect(few.includes('Teras: kayıt az (4)')).toBe(true)
  expect((await shown()).includes('Teras: 50 dk, en yavaşı 90 dk (5 kayıt)')).toBe(true)
})
