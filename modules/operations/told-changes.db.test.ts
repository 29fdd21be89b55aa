import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays, plainDate, startInIstanbul } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { addGuide, changeGuide } from './change-guides.server.ts'
import { changeItems } from './change-items.server.ts'
import { openRoom, renumberRoom } from './change-rooms.server.ts'
import { changeTravellers } from './change-travellers.server.ts'
import { own } from './data/tables.server.ts'
import { PASSPORT } from './domain/items.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { listDeadlines } from './list-deadlines.server.ts'
import { listRoadFacts } from './list-road-facts.server.ts'
import { makeRoomList } from './make-room-list.server.ts'
import { placeTraveller } from './place-traveller.server.ts'
import { removeFromDate, restoreToDate } from './remove-from-date.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const date = plainDate('2027-02-12')

async function aJourney() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const admin = await aStoredStaffMember(db)
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe'] })
  const seen = () => findWorkspace(db, admin, date, now)
  const at = async () => ({ date, version: (await seen()).version })
  const { stays, travellers } = await seen()
  const stay = stays[0]?.key ?? ''
  const passengerId = travellers[0]?.id ?? ''
  const roomId = async (number: string) => (await seen()).rooms.find((room) => room.number === number)?.id ?? ''
  const open = async (number: string) => openRoom(db, admin, { ...(await at()), stay, number, beds: 2 }, now)
  const place = async (number: string) =>
    placeTraveller(db, admin, { ...(await at()), passengerId, stay, roomId: await roomId(number) }, now)
  const told = async () => {
    const journey = { departureId: departure.departureId, departsOn: date, travellerIds: [passengerId] }
    return (await listRoadFacts(db, [journey]))[0]
  }
  const roomBefore = async () => {
    const room = (await told())?.rooms[0]
    return room && [room.number, room.change?.was.number ?? null]
  }
  return { db, admin, departure, at, stay, passengerId, roomId, open, place, told, roomBefore, seen }
}

test('a guide of another name or number is told with what was before, and a change of the rest is none', async () => {
  const { db, admin, at, told, seen } = await aJourney()
  const guide = {
    role: 'leader' as const,
    name: 'Hasan Usta',
    phone: '0532 123 45 67',
    gender: null,
    departureId: null,
    userId: null,
  }
  await addGuide(db, admin, { ...(await at()), guide }, now)
  const guideId = (await seen()).guides[0]?.id ?? ''
  const change = async (fields: Partial<typeof guide>) =>
    changeGuide(db, admin, { ...(await at()), guideId, guide: { ...guide, ...fields } }, now)
  expect((await told())?.guides).toMatchObject([{ name: 'Hasan Usta', change: null }])

  await change({ departureId: null })
  expect((await told())?.guides).toMatchObject([{ change: null }])
  await change({ name: 'Salih Bey', phone: '0532 123 45 68' })

  const was = { name: 'Hasan Usta', phone: '+905321234567' }
  expect((await told())?.guides).toMatchObject([
    { name: 'Salih Bey', phone: '+905321234568', change: { changedAt: now, was } },
  ])
  const gone = await removeFromDate(db, admin, { ...(await at()), part: 'guide', id: guideId }, now)
  await restoreToDate(db, admin, { date, part: 'guide', undo: gone.ok ? gone.value.undo : '' }, now)
  expect((await told())?.guides).toMatchObject([{ name: 'Salih Bey', change: { was } }])
})

test('a room is told with the number it had before, from when its list was made, however it became another', async () => {
  const { db, admin, at, stay, roomId, open, place, roomBefore } = await aJourney()
  for (const number of ['101', '102']) await open(number)
  await place('101')
  await place('102')
  await makeRoomList(db, admin, { ...(await at()), stay }, now)
  expect(await roomBefore()).toEqual(['102', null])

  await place('101')
  expect(await roomBefore()).toEqual(['101', '102'])
  await renumberRoom(db, admin, { ...(await at()), roomId: await roomId('101'), number: '305' }, now)
  expect(await roomBefore()).toEqual(['305', '101'])
  await renumberRoom(db, admin, { ...(await at()), roomId: await roomId('305'), number: '101' }, now)
  expect(await roomBefore()).toEqual(['101', '305'])
  await removeFromDate(db, admin, { ...(await at()), part: 'room', id: await roomId('101') }, now)
  expect(await roomBefore()).toBeUndefined()
  await place('102')
  expect(await roomBefore()).toEqual(['102', '101'])
})

test('whoever is made unrecognisable in the orders leaves no number of a room behind', async () => {
  const { db, admin, at, stay, passengerId, open, place } = await aJourney()
  for (const number of ['101', '102']) await open(number)
  await place('101')
  await makeRoomList(db, admin, { ...(await at()), stay }, now)
  await place('102')
  const kept = () => own(db).selectFrom('operation_room_changes').select('number').execute()
  expect(await kept()).toHaveLength(1)

  await sql`update passengers set identity_removed_at = ${now} where id = ${passengerId}`.execute(db)

  expect(await kept()).toEqual([])
})

test('a return that moves takes along when notes are forgotten and when a passport is asked for', async () => {
  const { db, admin, departure, at, passengerId, seen } = await aJourney()
  await changeTravellers(db, admin, { ...(await at()), passengerIds: [passengerId], change: { note: 'Diyabet' } }, now)
  const move = { to: 'holder' as const, holder: 'Hasan Usta' }
  await changeItems(db, admin, { ...(await at()), passengerIds: [passengerId], item: PASSPORT, move }, now)
  const returnsOn = (await seen()).tours[0]?.returnsOn ?? date
  const later = addDays(returnsOn, 3)

  await sql`update departures set returns_on = ${later} where id = ${departure.departureId}`.execute(db)

  const [note] = await own(db).selectFrom('operation_travellers').select('forget_note_on').execute()
  expect(note?.forget_note_on).toBe(addDays(later, 90))
  expect((await listDeadlines(db, admin, startInIstanbul(addDays(later, -1)))).passports).toEqual([])
  expect((await listDeadlines(db, admin, startInIstanbul(later))).passports).toMatchObject([{ dueOn: later, count: 1 }])
})
