import { expect, test } from 'vitest'
import { toDayFirst } from '#kernel/plain-date.ts'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { anOrder } from '#modules/booking/testing/an-order.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findWorkspace } from '#modules/operations/index.server.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, postForm, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const date = plainDate('2031-02-12')

/** A day with a bus, a guide and a room, on which one of two travellers has a seat and the other a bed. */
async function anArrangedDay() {
  const db = await testDb()
  const app = await testApp({ db })
  const staff = await staffSignedIn(db)
  const departure = await aDeparture(db, { departsOn: date })
  await anOrder(db, { departure, state: 'paid', travellers: ['Ayşe', 'Fatma'] })
  const path = `/admin/tour/ops-${toDayFirst(date)}`
  const seen = () => findWorkspace(db, aStaffMember({ id: staff.userId }), date, new Date())
  const send = async (fields: Record<string, string>, query = '') =>
    postForm(app, `${path}${query}`, { version: String((await seen()).version), ...fields }, staff.headers)
  const stay = (await seen()).stays[0]?.key ?? ''
  await send({
    intent: 'add-ride',
    kind: 'bus',
    name: 'Bus 1',
    route: '',
    leavesOn: date,
    capacity: '45',
    reference: '',
    leavesAt: '',
    arrivesAt: '',
  })
  await send({ intent: 'add-guide', role: 'leader', name: 'Hasan Hoca', phone: '' })
  await send({ intent: 'open-room', stay, number: '1805', beds: '2' })
  const { rides, guides, rooms, travellers } = await seen()
  const ids = { ride: rides[0]?.id ?? '', guide: guides[0]?.id ?? '', room: rooms[0]?.id ?? '' }
  await send({ intent: 'seat', rideId: ids.ride, id: travellers[0]?.id ?? '', seat: '12' })
  await send({ intent: 'place', stay, roomId: ids.room, passengerId: travellers[1]?.id ?? '' })
  return {
    db,
    ids,
    stay,
    travellers,
    send,
    /** Everything of the day but its version. */
    async arranged() {
      const { version: _version, ...rest } = await seen()
      return rest
    },
    async remove(fields: Record<string, string>) {
      const removed = await send(fields)
      const location = removed.headers.get('location') ?? ''
      const query = new URL(location, 'http://localhost').searchParams
      const page = await (await getPage(app, location, staff.headers)).text()
      return {
        page,
        undo: () => send({ intent: 'restore', undo: query.get('undo') ?? '', part: query.get('part') ?? '' }),
      }
    },
    acts: async () => (await listAuditEntries(db, { page: 1, pageSize: 3 })).entries.map(({ action }) => action),
  }
}

test.each([
  ['ride', 'remove-ride', 'rideId', 'The ride was removed'],
  ['guide', 'remove-guide', 'guideId', 'Removed from the list'],
  ['room', 'close-room', 'roomId', 'The room was removed'],
] as const)('a %s that was removed comes back with who was in it', async (part, intent, field, words) => {
  const { ids, remove, arranged, acts } = await anArrangedDay()
  const before = await arranged()

  const removed = await remove({ intent, [field]: ids[part] })
  expect(removed.page).toContain(words)
  expect(removed.page).toContain('Undo')
  expect(await arranged()).not.toEqual(before)
  const back = await removed.undo()

  expect(back.headers.get('location')).toContain('undone=yes')
  expect(await arranged()).toEqual(before)
  const act = part === 'room' ? 'operation.room' : 'operation.ride'
  expect(await acts()).toEqual([act, 'personal-data.read', act])
})

test('who has another room by now keeps it when the old one comes back, and what is gone is not brought back twice', async () => {
  const { ids, stay, travellers, send, remove, arranged } = await anArrangedDay()
  const removed = await remove({ intent: 'close-room', roomId: ids.room })
  await send({ intent: 'open-room', stay, number: '1900', beds: '2' })
  const other = (await arranged()).rooms[0]?.id ?? ''
  await send({ intent: 'place', stay, roomId: other, passengerId: travellers[1]?.id ?? '' })

  await removed.undo()
  const again = await removed.undo()

  const day = await arranged()
  expect(day.rooms.map(({ number }) => number).toSorted()).toEqual(['1805', '1900'])
  expect(day.travellers.map(({ rooms }) => rooms[stay]?.number)).toEqual([undefined, '1900'])
  expect(again.headers.get('location')).toContain('undone=nothing-to-restore')
})

test('a room whose number was given to another meanwhile stays away, and says why', async () => {
  const { ids, stay, send, remove, arranged } = await anArrangedDay()
  const removed = await remove({ intent: 'close-room', roomId: ids.room })
  await send({ intent: 'open-room', stay, number: '1805', beds: '3' })

  const refused = await removed.undo()

  expect(refused.headers.get('location')).toContain('undone=place-taken')
  expect((await arranged()).rooms).toMatchObject([{ number: '1805', beds: 3 }])
})
