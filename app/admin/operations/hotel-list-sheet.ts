import { formatDate, formatInstant } from '#kernel/format-date.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { ListFact, ListGroup, ListPart, PrintedList } from '#modules/documents/index.ts'
import type { RoomListVersion } from '#modules/operations/index.server.ts'
import {
  changesBetween,
  countChanges,
  type ListedRoom,
  type RoomListChanges,
  type WorkStay,
} from '#modules/operations/index.ts'
import type { OperationsText } from './date-list.ts'

export type HotelListSetting = {
  date: PlainDate
  stay: WorkStay
  locale: Locale
  text: OperationsText
}

/** A list of rooms as the hotel gets it on paper: what has changed since the one before, then room by room. */
export function hotelListSheet(version: RoomListVersion, setting: HotelListSetting): PrintedList {
  const { list, before } = version
  const { date, stay, locale, text } = setting
  return {
    title: text('hotel-list-title', { version: String(list.version) }),
    lead: [stay.name[locale], stay.cityName[locale]].join(' · '),
    facts: [
      fact(text('departure'), formatDate(date, locale)),
      fact(text('nights'), String(stay.nights), 'code'),
      fact(text('rooms'), String(list.rooms.length), 'code'),
      fact(text('guests'), String(list.guests.length), 'code'),
    ],
    parts: [
      ...(before ? [changesPart(changesBetween(before, list), before.version, setting)] : []),
      roomsPart(version, setting),
    ],
    contacts: [],
    footer: { note: text('personal-data'), made: `${formatInstant(list.madeAt, locale)} · ${list.madeBy}` },
  }
}

/** The same as rows for a spreadsheet: rooms with their guests, and after them what has changed. */
export function hotelListRows(version: RoomListVersion, setting: HotelListSetting): string[][] {
  const { text } = setting
  const [changes, rooms] = version.before
    ? [
        changesPart(changesBetween(version.before, version.list), version.before.version, setting),
        roomsPart(version, setting),
      ]
    : [undefined, roomsPart(version, setting)]
  return [
    [text('room'), text('room-type'), ...rooms.columns.slice(1).map(({ name }) => name)],
    ...rooms.groups.flatMap(({ lead, rows }) =>
      rows.map(({ cells }) => [lead?.name ?? '', lead?.note ?? '', ...cells.map(String)]),
    ),
    ...(changes
      ? [
          [],
          [text('list-changes', { version: String(version.before?.version ?? '') })],
          changes.columns.map(({ name }) => name),
          ...changes.groups.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(String))),
        ]
      : []),
  ]
}

/** What a room is for: beds, floor and view. */
function roomWords({ beds, floor, view }: Omit<ListedRoom, 'id' | 'number'>, text: OperationsText): string {
  return [
    text('beds', { count: beds }),
    ...(floor === '' ? [] : [text(`floor-${floor}`)]),
    ...(view === '' ? [] : [text(`sight-${view}`)]),
  ].join(' · ')
}

/** Each change in a line: what it is, whom or which room it is about, how it was and how it is. */
export function changeLines(changes: RoomListChanges, text: OperationsText): [string, string, string, string][] {
  const room = (each: ListedRoom) => `${each.number} · ${roomWords(each, text)}`
  const guest = ({ name, wish }: { name: string; wish: string }) => [name, wish].filter(Boolean).join(' · ')
  return [
    ...changes.added.map((each) => line('added', each.number, '', roomWords(each, text))),
    ...changes.removed.map((each) => line('removed', each.number, roomWords(each, text), '')),
    ...changes.changed.map(({ before, after }) => line('changed', after.number, room(before), room(after))),
    ...changes.came.map((each) => line('came', each.guest.name, '', each.to)),
    ...changes.left.map((each) => line('left', each.guest.name, each.from, '')),
    ...changes.moved.map((each) => line('moved', each.guest.name, each.from, each.to)),
    ...changes.corrected.map(({ before, after }) => line('corrected', after.name, guest(before), guest(after))),
  ]

  function line(
    what: keyof RoomListChanges,
    who: string,
    before: string,
    after: string,
  ): [string, string, string, string] {
    return [text(`change-${what}`), who, before, after]
  }
}

function changesPart(changes: RoomListChanges, since: number, { text }: HotelListSetting): ListPart {
  const count = countChanges(changes)
  return {
    facts: [fact(text('list-changes', { version: String(since) }), count === 0 ? text('no-changes') : String(count))],
    columns: [
      { key: 'change', name: text('change'), look: 'strong' },
      { key: 'who', name: text('change-who'), look: 'text' },
      { key: 'before', name: text('change-before'), look: 'text' },
      { key: 'after', name: text('change-after'), look: 'text' },
    ],
    groups: [{ lead: null, rows: changeLines(changes, text).map((cells, at) => ({ key: String(at), cells })) }],
    sums: [],
  }
}

function roomsPart({ list }: RoomListVersion, { stay: { facts }, text }: HotelListSetting): ListPart {
  let serial = 0
  return {
    facts: [fact(text('confirmation'), facts.confirmation, 'code'), fact(text('hotel-wish'), facts.wish)].filter(
      ({ value }) => value !== '',
    ),
    columns: [
      { key: 'room', name: text('room'), look: 'strong' },
      { key: 'at', name: '#', look: 'number' },
      { key: 'name', name: text('surname-and-name'), look: 'strong' },
      { key: 'gender', name: text('gender'), look: 'code' },
      { key: 'nationality', name: text('nationality'), look: 'code' },
      { key: 'wish', name: text('room-wish'), look: 'text' },
    ],
    groups: list.rooms.map((room): ListGroup => {
      const guests = list.guests.filter(({ roomId }) => roomId === room.id)
      const rows = guests.map(({ id, name, gender, nationality, wish }) => {
        serial += 1
        return { key: id, cells: [String(serial), name, gender === null ? '' : text(gender), nationality, wish] }
      })
      const empty = { key: `empty-${room.id}`, cells: ['', text('kind-empty'), '', '', ''] }
      return {
        lead: { name: room.number, note: roomWords(room, text) },
        rows: rows.length > 0 ? rows : [empty],
      }
    }),
    sums: [],
  }
}

function fact(name: string, value: string, look: ListFact['look'] = 'text'): ListFact {
  return { name, value, look }
}
