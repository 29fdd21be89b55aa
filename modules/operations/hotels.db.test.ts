import { expect, test } from 'vitest'
import { addDays, plainDate, startInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { aStoredStaffMember } from '#modules/notes/testing/builders.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { openRoom } from './change-rooms.server.ts'
import { changeStay, wishForRooms } from './change-stay.server.ts'
import { changesBetween } from './domain/room-list.ts'
import { noStayFacts } from './domain/workspace.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { forgetOperations } from './forget-operations.server.ts'
import { listDeadlines } from './list-deadlines.server.ts'
import { findRoomList, listRoomLists, makeRoomList } from './make-room-list.server.ts'
import { placeTraveller } from './place-traveller.server.ts'
import { removeFromDate } from './remove-from-date.server.ts'

const now = new Date('2027-01-10T09:10:00Z')
const date = plainDate('2027-02-12')

/** Two women leave, and the first hotel has a room for them. */
async function aHotel() {
  const db = await testDb()
  const departure = await aDeparture(db, { departsOn: date })
  const admin = await aStoredStaffMember(db)
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma'] })
  const seen = () => findWorkspace(db, admin, date, now)
  const stay = (await seen()).stays[0]?.key ?? ''
  const at = async () => ({ date, stay, version: (await seen()).version })
  const open = async (number: string) => openRoom(db, admin, { ...(await at()), number, beds: 2 }, now)
  const place = async (name: string, number: string) => {
    const { travellers, rooms } = await seen()
    const passengerId = travellers.find(({ firstName }) => firstName === name)?.id ?? ''
    const roomId = rooms.find((room) => room.number === number)?.id ?? ''
    return placeTraveller(db, admin, { ...(await at()), passengerId, roomId }, now)
  }
  const settle = async (facts: Partial<typeof noStayFacts>) =>
    changeStay(db, admin, { ...(await at()), facts: { ...noStayFacts, ...facts } }, now)
  const make = async () => makeRoomList(db, admin, await at(), now)
  await open('101')
  await place('Ayşe', '101')
  return { db, admin, departure, seen, stay, at, open, place, settle, make }
}

test('what is settled with a hotel stands beside it; of two who write at once the second is refused', async () => {
  const { db, admin, seen, stay, at, settle } = await aHotel()
  const before = await at()
  const contracted = [{ beds: 2, rooms: 10 }]

  const written = await settle({ confirmation: 'HCN-77', optionOn: plainDate('2027-01-20'), contracted })
  const stale = await changeStay(db, admin, { ...before, facts: noStayFacts }, now)

  expect(written).toMatchObject({ ok: true })
  expect(stale).toEqual({ ok: false, error: { code: 'edit-conflict' } })
  expect((await seen()).stays.find(({ key }) => key === stay)?.facts).toEqual({
    confirmation: 'HCN-77',
    optionOn: '2027-01-20',
    mail: '',
    contracted,
    wish: '',
  })
})

test('a list has the next number when something has changed, and stays the one it was when nothing has', async () => {
  const { db, admin, stay, open, place, make } = await aHotel()

  const first = await make()
  const again = await make()
  await open('102')
  await place('Fatma', '102')
  await place('Ayşe', '102')
  const second = await make()

  expect([first, again, second].map((each) => each.ok && each.value.version)).toEqual([1, 1, 2])
  const found = await findRoomList(db, admin, { date, stay, version: 2 })
  expect(found?.before?.version).toBe(1)
  if (!found?.before) throw new Error('no list before')
  const changes = changesBetween(found.before, found.list)
  expect(changes.added.map(({ number }) => number)).toEqual(['102'])
  expect(changes.moved.map(({ guest, from, to }) => [guest.name, from, to])).toEqual([['Yılmaz Ayşe', '101', '102']])
  expect(changes.came.map(({ guest }) => guest.name)).toEqual(['Yılmaz Fatma'])
})

test('a list that went stays as it went, whatever becomes of its rooms and travellers', async () => {
  const { db, admin, seen, stay, at, make } = await aHotel()
  await make()
  const { rooms } = await seen()
  await removeFromDate(db, admin, { ...(await at()), part: 'room', id: rooms[0]?.id ?? '' }, now)

  const [kept] = await listRoomLists(db, admin, { date, stay })

  expect(kept?.rooms.map(({ number }) => number)).toEqual(['101'])
  expect(kept?.guests.map(({ name }) => name)).toEqual(['Yılmaz Ayşe'])
  expect(await make()).toEqual({ ok: false, error: { code: 'no-rooms' } })
})

test('a list is sent to a hotel with an address only, and not noted when the mail cannot be written', async () => {
  const { db, admin, stay, at, settle } = await aHotel()
  const sent: string[] = []
  const send = async (_tx: unknown, { mailTo }: { mailTo: string }) => {
    sent.push(mailTo)
  }

  const nowhere = await makeRoomList(db, admin, await at(), now, send)
  await settle({ mail: 'rooms@hotel.example' })
  const torn = makeRoomList(db, admin, await at(), now, () => Promise.reject(new Error('no mail')))
  await expect(torn).rejects.toThrow('no mail')
  expect(await listRoomLists(db, admin, { date, stay })).toEqual([])
  const done = await makeRoomList(db, admin, await at(), now, send)

  expect(nowhere).toEqual({ ok: false, error: { code: 'no-address' } })
  expect(done).toMatchObject({ ok: true, value: { version: 1 } })
  expect(sent).toEqual(['rooms@hotel.example'])
  expect(await listRoomLists(db, admin, { date, stay })).toMatchObject([{ mailTo: 'rooms@hotel.example' }])
})

test('wishes for floors and views are kept for all rooms named or for none', async () => {
  const { db, admin, seen, at } = await aHotel()
  const roomId = (await seen()).rooms[0]?.id ?? ''
  const wish = { roomId, floor: 'low' as const, view: 'haram' as const }
  const other = { ...wish, roomId: '00000000-0000-4000-8000-000000000000' }

  const refused = await wishForRooms(db, admin, { ...(await at()), wishes: [wish, other] }, now)
  expect(refused).toEqual({ ok: false, error: { code: 'room-not-found' } })
  expect((await seen()).rooms[0]).toMatchObject({ floor: '', view: '' })

  await wishForRooms(db, admin, { ...(await at()), wishes: [wish] }, now)
  expect((await seen()).rooms[0]).toMatchObject({ floor: 'low', view: 'haram' })
})

test('an option waits from a week before its end until the hotel has confirmed or the day has come', async () => {
  const { db, admin, stay, settle } = await aHotel()
  const optionOn = plainDate('2027-01-20')
  await settle({ optionOn })
  const on = async (day: PlainDate) => (await listDeadlines(db, admin, startInIstanbul(day))).options.length

  expect(await on(addDays(optionOn, -8))).toBe(0)
  expect((await listDeadlines(db, admin, startInIstanbul(addDays(optionOn, -7)))).options).toMatchObject([
    { departsOn: date, stay, optionOn },
  ])
  expect(await on(date)).toBe(1)
  expect(await on(addDays(date, 1))).toBe(0)
  await settle({ optionOn, confirmation: 'HCN-77' })
  expect(await on(optionOn)).toBe(0)
})

test('names in lists go with their people, and ninety days after the return', async () => {
  const { db, admin, seen, stay, make } = await aHotel()
  await make()
  const { travellers, tours } = await seen()
  const ayse = travellers.find(({ firstName }) => firstName === 'Ayşe')?.id ?? ''
  await db
    .withTables<{ passengers: { id: string; identity_removed_at: Date | null } }>()
    .updateTable('passengers')
    .set({ identity_removed_at: now })
    .where('id', '=', ayse)
    .execute()
  expect((await listRoomLists(db, admin, { date, stay }))[0]?.guests).toEqual([])

  const returnsOn = tours[0]?.returnsOn ?? date
  expect((await forgetOperations(db, startInIstanbul(addDays(returnsOn, 89)))).roomLists).toBe(0)
  expect((await forgetOperations(db, startInIstanbul(addDays(returnsOn, 90)))).roomLists).toBe(1)
})
