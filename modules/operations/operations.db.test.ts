import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, addMonths, plainDate, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { changeOrder } from '#modules/booking/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { openRoom } from './change-rooms.server.ts'
import { changeTravellers } from './change-travellers.server.ts'
import { addGuide, changeGuide } from './change-guides.server.ts'
import { forgetOperations } from './forget-operations.server.ts'
import { noteListRead } from './note-list-read.server.ts'
import { placeTraveller } from './place-traveller.server.ts'
import { recordCheckIns } from './record-check-ins.server.ts'
import { stateRelations } from './state-relations.server.ts'

const now = new Date('2027-01-10T09:10:00Z')

const aGuide = {
  role: 'leader',
  name: 'Emine Aksoy',
  phone: '',
  gender: null,
  departureId: null,
  userId: null,
} as const

async function aDate() {
  const db = await testDb()
  const departure = await aDeparture(db)
  const admin = await aStoredStaffMember(db)
  const { departsOn } = await db
    .withTables<{ departures: { id: string; departs_on: string } }>()
    .selectFrom('departures')
    .select('departs_on as departsOn')
    .where('id', '=', departure.departureId)
    .executeTakeFirstOrThrow()
  const date = plainDate(departsOn)
  const seen = () => findWorkspace(db, admin, date, now)
  return { db, departure, admin, date, seen }
}

test('lists who is paid or held, and nobody who is cancelled, expired or waits no longer', async () => {
  const { db, departure, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: ['Paid'] })
  await anOrder(db, { departure, travellers: ['Held'] })
  await anOrder(db, { departure, travellers: ['Late'], placedAt: new Date('2027-01-09T09:00:00Z') })
  await anOrder(db, { departure, state: 'cancelled', travellers: ['Cancelled'] })
  await anOrder(db, { departure, state: 'expired', travellers: ['Expired'] })

  const { travellers } = await seen()

  expect(travellers.map(({ firstName, isHeld }) => [firstName, isHeld]).toSorted()).toEqual([
    ['Held', true],
    ['Paid', false],
  ])
  expect(travellers[0]).toMatchObject({ missing: [], visa: 'to-collect', passportNo: 'U12345678' })
})

test('what is open of an order is split over its travellers to the last unit', async () => {
  const { db, departure, seen } = await aDate()
  await anOrder(db, {
    departure,
    state: 'partially_paid',
    travellers: ['A', 'B', 'C'],
    totalMinor: 100_000,
    paidMinor: 1,
  })

  const { travellers } = await seen()

  expect(travellers.reduce((sum, { open }) => sum + open.minor, 0)).toBe(99_999)
  expect(travellers.reduce((sum, { price }) => sum + price.minor, 0)).toBe(100_000)
})

test('of two who place people on the same day the second is refused, and nothing is lost', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: ['A', 'B'] })
  const stay = (await seen()).stays[0]?.key ?? ''
  await openRoom(db, admin, { date, version: 1, stay, number: '101', beds: 2 }, now)
  const { travellers, rooms, version } = await seen()
  const place = (at: number) =>
    placeTraveller(
      db,
      admin,
      { date, version, stay, passengerId: travellers[at]?.id ?? '', roomId: rooms[0]?.id ?? '' },
      now,
    )

  const both = await Promise.all([place(0), place(1)])

  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, error: { code: 'edit-conflict' } }])
  expect((await seen()).travellers.filter(({ rooms: own }) => own[stay])).toHaveLength(1)
})

test('a full room takes nobody', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: ['A', 'B'] })
  const stay = (await seen()).stays[0]?.key ?? ''
  await openRoom(db, admin, { date, version: 1, stay, number: '101', beds: 1 }, now)
  const { travellers, rooms } = await seen()
  const place = (at: number, version: number) =>
    placeTraveller(
      db,
      admin,
      { date, version, stay, passengerId: travellers[at]?.id ?? '', roomId: rooms[0]?.id ?? '' },
      now,
    )

  expect(await place(0, 2)).toMatchObject({ ok: true, value: { objections: ['other-room-type'] } })
  expect(await place(1, 3)).toMatchObject({ ok: false, error: { code: 'against-the-rules' } })
})

test('visas move together, or not at all', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: ['A', 'B'] })
  const { travellers, version } = await seen()
  const ids = travellers.map(({ id }) => id)

  const wrong = await changeTravellers(
    db,
    admin,
    { date, version, passengerIds: [...ids, randomUUID()], change: { visa: 'ready' } },
    now,
  )
  expect(wrong).toEqual({ ok: false, error: { code: 'traveller-not-found' } })
  await changeTravellers(db, admin, { date, version, passengerIds: ids, change: { visa: 'ready' } }, now)

  expect((await seen()).travellers.map(({ visa }) => visa)).toEqual(['ready', 'ready'])
})

test('ticks of a tablet count once, however often they arrive, and the later one holds', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: ['A'] })
  const passengerId = (await seen()).travellers[0]?.id ?? ''
  const tick = (isDone: boolean, minutes: number) => ({
    id: randomUUID(),
    passengerId,
    kind: 'here' as const,
    isDone,
    tickedAt: new Date(now.getTime() - minutes * 60_000),
  })
  const [early, late] = [tick(false, 9), tick(true, 3)]

  await recordCheckIns(db, admin, { date, checkIns: [late] }, now)
  await recordCheckIns(db, admin, { date, checkIns: [early, late] }, now)
  const answer = await recordCheckIns(
    db,
    admin,
    { date, checkIns: [late, { ...tick(true, 1), passengerId: randomUUID() }] },
    now,
  )

  expect(answer).toMatchObject({ taken: [late.id], unknown: [expect.any(String)] })
  expect((await seen()).travellers[0]?.checkedIn).toEqual(['here'])
  const entries = await listAuditEntries(db, { page: 1, pageSize: 50 })
  expect(entries.entries.filter(({ action }) => action === 'operation.check-in')).toHaveLength(2)
})

test('reading a list is noted with how many were on it, and nobody is named', async () => {
  const { db, departure, admin, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: ['Zeliha'] })

  await noteListRead(db, admin, await seen(), 'airport', now)

  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 50 })
  expect(entries.find(({ action }) => action === 'personal-data.read')).toMatchObject({
    subject: { kind: 'departure-date' },
    after: { list: 'airport', travellers: 1 },
  })
  expect(JSON.stringify(entries)).not.toContain('Zeliha')
})

test('a guide is there for one departure of the day or for all, with a number that can be called or as it was typed', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  const elsewhere = await aDeparture(db, { departsOn: '2027-02-13' })
  const facts = { ...aGuide, phone: '0532 123 45 67', gender: 'female' as const, departureId: departure.departureId }

  expect(await addGuide(db, admin, { date, version: 1, guide: facts }, now)).toMatchObject({ ok: true })
  const [guide] = (await seen()).guides
  expect(guide).toMatchObject({ ...facts, phone: '+905321234567', phoneE164: '+905321234567' })
  const change = (version: number, fields: Partial<typeof facts>) =>
    changeGuide(db, admin, { date, version, guideId: guide?.id ?? '', guide: { ...facts, ...fields } }, now)
  expect(await change(2, { departureId: elsewhere.departureId })).toMatchObject({
    error: { code: 'departure-not-found' },
  })
  expect(await change(1, {})).toMatchObject({ error: { code: 'edit-conflict' } })
  expect(await change(2, { phone: '444 0 123 dahili' })).toMatchObject({ ok: true })
  expect((await seen()).guides).toMatchObject([{ phone: '444 0 123 dahili', phoneE164: null }])
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 9 })
  expect(JSON.stringify(entries)).not.toMatch(/Emine|5321234567/)
})

test('a note goes ninety days after the return, a guide after two years', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: ['A'] })
  const { travellers, tours } = await seen()
  const change = { note: 'Diyabet', visa: 'granted' as const }
  await changeTravellers(db, admin, { date, version: 1, passengerIds: [travellers[0]?.id ?? ''], change }, now)
  await addGuide(db, admin, { date, version: 2, guide: aGuide }, now)
  const on = (day: PlainDate) => startInIstanbul(day)
  const returnsOn = tours[0]?.returnsOn ?? date

  expect(await forgetOperations(db, on(addDays(returnsOn, 89)))).toEqual({
    notes: 0,
    guides: 0,
    roomLists: 0,
    items: 0,
    chairs: 0,
    visaBatches: 0,
    tickets: 0,
  })
  expect(await forgetOperations(db, on(addDays(returnsOn, 90)))).toEqual({
    notes: 1,
    guides: 0,
    roomLists: 0,
    items: 0,
    chairs: 0,
    visaBatches: 0,
    tickets: 0,
  })
  expect((await seen()).travellers[0]).toMatchObject({ note: '', visa: 'granted' })
  expect(await forgetOperations(db, on(addMonths(date, 25)))).toEqual({
    notes: 0,
    guides: 1,
    roomLists: 0,
    items: 0,
    chairs: 0,
    visaBatches: 0,
    tickets: 0,
  })
})

test('a traveller whom the order forgets leaves no note, no tick and no mahram behind', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: [{ firstName: 'A', gender: 'male' }, 'B'] })
  const { travellers } = await seen()
  const [a, b] = ['A', 'B'].map((name) => travellers.find(({ firstName }) => firstName === name)?.id)
  if (!a || !b) throw new Error('no travellers')
  await changeTravellers(db, admin, { date, version: 1, passengerIds: [a], change: { note: 'Diyabet' } }, now)
  await stateRelations(db, admin, { date, version: 2, relations: [{ of: b, relative: a, kinship: 'spouse' }] }, now)
  await changeTravellers(db, admin, { date, version: 3, passengerIds: [b], change: { mahramId: a } }, now)
  const tick = { id: randomUUID(), passengerId: a, kind: 'here' as const, isDone: true, tickedAt: now }
  await recordCheckIns(db, admin, { date, checkIns: [tick] }, now)

  await db
    .withTables<{ passengers: { id: string; identity_removed_at: Date | null } }>()
    .updateTable('passengers')
    .set({ identity_removed_at: now })
    .where('id', '=', a)
    .execute()

  const left = new Map((await seen()).travellers.map((each) => [each.id, each]))
  expect(left.get(a)).toMatchObject({ note: '', checkedIn: [] })
  expect(left.get(b)).toMatchObject({ mahramId: null, relatives: [] })
})

test('a mahram is a man of the day and stands beside women only; nothing of a refused change is kept', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  await anOrder(db, { departure, state: 'paid', travellers: ['She', 'Sister', { firstName: 'He', gender: 'male' }] })
  const { travellers } = await seen()
  const idOf = (name: string) => travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const write = (of: string, mahram: string, version = 1) =>
    changeTravellers(
      db,
      admin,
      { date, version, passengerIds: [idOf(of)], change: { mahramId: idOf(mahram), note: 'Diyabet' } },
      now,
    )

  const refused = [await write('She', 'Sister'), await write('He', 'She'), await write('She', 'She')]
  const unrelated = await write('She', 'He')

  expect(refused.map((each) => !each.ok && each.error.code)).toEqual(['no-mahram', 'no-mahram', 'no-mahram'])
  expect(unrelated).toEqual({ ok: false, error: { code: 'no-mahram' } })
  expect((await seen()).travellers.map(({ mahramId, note }) => [mahramId, note])).toEqual(
    travellers.map(() => [null, '']),
  )
  const brother = { of: idOf('She'), relative: idOf('He'), kinship: 'sibling' as const }
  await stateRelations(db, admin, { date, version: 1, relations: [brother] }, now)
  expect(await write('She', 'He', 2)).toMatchObject({ ok: true })
})

test('the workspace of two hundred travellers asks as often as that of one', { timeout: 120_000 }, async () => {
  const { db, departure, admin, date } = await aDate()
  const { db: counting, counted } = countQueries(db)
  await anOrder(db, { departure, state: 'paid', travellers: ['A'] })
  await findWorkspace(counting, admin, date, now)
  const small = counted.queries
  for (let at = 0; at < 100; at += 1) await anOrder(db, { departure, state: 'paid', travellers: ['A', 'B'] })

  counted.queries = 0
  const { travellers } = await findWorkspace(counting, admin, date, now)
  const asked = counted.queries
  expect(travellers).toHaveLength(201)
  expect(asked).toBe(small)
  expect(small).toBeLessThanOrEqual(16)
})

test('who travels in the place of somebody has the bed and the seat, and begins anew with visa, mahram and check-in', async () => {
  const { db, departure, admin, date, seen } = await aDate()
  const order = await anOrder(db, {
    departure,
    state: 'paid',
    travellers: ['Ayşe', { firstName: 'Ali', gender: 'male' }, 'Zeynep'],
  })
  const before = await seen()
  const idOf = (name: string) => before.travellers.find(({ firstName }) => firstName === name)?.id ?? ''
  const [ayse, ali, zeynep] = ['Ayşe', 'Ali', 'Zeynep'].map(idOf)
  const change = async (passengerIds: string[], wanted: { visa?: 'granted'; mahramId?: string }) =>
    changeTravellers(db, admin, { date, version: (await seen()).version, passengerIds, change: wanted }, now)
  const relations = [{ of: zeynep ?? '', relative: ali ?? '', kinship: 'sibling' as const }]
  const stated = await stateRelations(db, admin, { date, version: (await seen()).version, relations }, now)
  await change([ayse ?? '', ali ?? ''], { visa: 'granted' })
  await change([zeynep ?? ''], { visa: 'granted', mahramId: ali ?? '' })

  const draft = {
    firstName: 'Hasan',
    lastName: 'Er',
    gender: '',
    bornOn: '',
    nationality: '',
    tckn: '',
    passportNo: '',
  }
  const somebody = { ...draft, passportExpiresOn: '', renewsPassport: false, needsWheelchair: false }
  const travellers = [{ id: ali ?? '', draft: somebody, isSomebodyElse: true }]
  const replaced = await changeOrder(db, admin, { id: order.id, version: 1, change: { travellers } }, now)

  expect([stated.ok, replaced.ok]).toEqual([true, true])
  const after = await seen()
  const standing = after.travellers.map(({ firstName, fare, visa, mahramId }) => [firstName, fare, visa, mahramId])
  expect(standing.toSorted()).toEqual([
    ['Ayşe', 'double', 'granted', null],
    ['Hasan', 'double', 'to-collect', null],
    ['Zeynep', 'double', 'granted', null],
  ])
})
