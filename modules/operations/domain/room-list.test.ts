import { expect, test } from 'vitest'
import { changesBetween, countChanges, roomListOf, type RoomList } from './room-list.ts'
import { aTraveller, aWorkspace } from '../testing/a-workspace.ts'

const room = (id: string, number = id, facts = {}) => ({ id, number, beds: 2, floor: '', view: '', ...facts }) as const
const guest = (id: string, roomId: string, facts = {}) => ({
  id,
  roomId,
  name: `Yılmaz ${id}`,
  gender: 'female' as const,
  nationality: 'TR',
  wish: '',
  ...facts,
})

const sent: RoomList = {
  rooms: [room('101'), room('102'), room('103')],
  guests: [guest('a', '101'), guest('b', '101'), guest('c', '102'), guest('d', '103')],
}

test('the same list has no changes', () => {
  expect(countChanges(changesBetween(sent, structuredClone(sent)))).toBe(0)
})

test('rooms that came and went, who moved, who is new and who has left are told by number and name', () => {
  const now: RoomList = {
    rooms: [room('101'), room('102'), room('104')],
    guests: [guest('a', '101'), guest('b', '102'), guest('d', '104'), guest('e', '101')],
  }

  const changes = changesBetween(sent, now)

  expect(changes.added.map(({ number }) => number)).toEqual(['104'])
  expect(changes.removed.map(({ number }) => number)).toEqual(['103'])
  expect(changes.came.map(({ guest: { id }, to }) => [id, to])).toEqual([['e', '101']])
  expect(changes.left.map(({ guest: { id }, from }) => [id, from])).toEqual([['c', '102']])
  expect(changes.moved.map(({ guest: { id }, from, to }) => [id, from, to])).toEqual([
    ['b', '101', '102'],
    ['d', '103', '104'],
  ])
})

test('a room with its own number, beds or wishes now is changed, and nobody in it has moved', () => {
  const now: RoomList = {
    rooms: [room('101', '1805'), room('102', '102', { beds: 3 }), room('103', '103', { view: 'haram' })],
    guests: sent.guests.map((each) => (each.id === 'a' ? { ...each, wish: 'asansöre yakın' } : each)),
  }

  const changes = changesBetween(sent, now)

  expect(changes.changed.map(({ before, after }) => [before.number, after.number])).toEqual([
    ['101', '1805'],
    ['102', '102'],
    ['103', '103'],
  ])
  expect(changes.moved).toEqual([])
  expect(changes.corrected.map(({ after }) => after.wish)).toEqual(['asansöre yakın'])
})

test('a list names who sleeps in the hotel, and neither papers nor birthdays', () => {
  const workspace = aWorkspace({
    travellers: [aTraveller({ roomWish: 'alt kat' }), aTraveller({ id: 'x', rooms: {} })],
  })

  const list = roomListOf(workspace, 'movenpick')

  expect(list.guests).toEqual([
    {
      id: aTraveller().id,
      roomId: 'room',
      name: 'Yılmaz Ayşe',
      gender: 'female',
      nationality: 'TR',
      wish: 'alt kat',
    },
  ])
  expect(JSON.stringify(list)).not.toMatch(/U12345678|1961/)
})
