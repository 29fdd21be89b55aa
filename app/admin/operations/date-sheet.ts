import { formatDate, formatDayFirst, formatHijriRange } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import { travellerFlags } from '#modules/booking/index.ts'
import type { CellLook, ListFact, ListGroup, ListPart } from '#modules/documents/index.ts'
import {
  flightKeyOf,
  flightOf,
  inListOrder,
  kindOfRoom,
  needsBed,
  roomsOfStay,
  toGuest,
  type DateList,
  type Flight,
  type WorkRoom,
  type WorkStay,
  type WorkTraveller,
} from '#modules/operations/index.ts'
import { cellOf, namesOf, type ListColumn, type ListSetting } from './date-list.ts'

export const sheetKinds = ['passengers', 'rooms', 'airport'] as const

export type SheetKind = (typeof sheetKinds)[number]

/** Everything of a list but the paper: pages and PDF files show the same. */
export type DateSheet = { title: string; lead: string; facts: ListFact[]; parts: ListPart[] }

/** So many rows stand between two strong lines, for the eye to follow. */
const BLOCK = 5

const looks: Partial<Record<ListColumn, CellLook>> = {
  born: 'code',
  passport: 'code',
  expiry: 'code',
  nationality: 'code',
  room: 'code',
  flight: 'code',
  seat: 'code',
  order: 'code',
  'open-money': 'code',
  gender: 'code',
}

/** A list of the day with the columns chosen: one table of all, one for each flight, or one for each hotel. */
export function dateSheet(kind: SheetKind, columns: readonly ListColumn[], setting: ListSetting): DateSheet {
  const { workspace, locale, text } = setting
  const { date, tours } = workspace
  return {
    title: text(titles[kind]),
    lead: tours.map(({ name }) => name[locale]).join(' · '),
    facts: [
      fact(text('departure'), formatDate(date, locale, { weekday: true })),
      fact(text('hijri'), formatHijriRange(date, date, locale)),
      fact(text('group'), tours.map(({ code }) => code).join(' · '), 'code'),
    ],
    parts: partsOf(kind, columns, setting),
  }
}

const titles = { passengers: 'passenger-list', rooms: 'room-list', airport: 'airport' } as const

function partsOf(kind: SheetKind, columns: readonly ListColumn[], setting: ListSetting): ListPart[] {
  const { workspace } = setting
  if (kind === 'rooms') return workspace.stays.flatMap((stay) => roomPart(stay, columns, setting) ?? [])
  const list: DateList = kind === 'airport' ? 'airport' : 'print'
  const travellers = inListOrder(workspace, list)
  if (kind === 'passengers') return [travellerPart(travellers, undefined, { list, columns }, setting)]
  const flights = Map.groupBy(travellers, (each) => flightKeyOf(flightOf(each, workspace)))
  return [...flights.values()].map((all) => {
    const named = all.flatMap((each) => flightOf(each, workspace) ?? [])
    const flight = named.find(({ ride }) => ride !== null) ?? named[0]
    return travellerPart(all, flight, { list, columns }, setting)
  })
}

function travellerPart(
  travellers: readonly WorkTraveller[],
  flight: Flight | undefined,
  { list, columns }: { list: DateList; columns: readonly ListColumn[] },
  setting: ListSetting,
): ListPart {
  const { text } = setting
  const isAirport = list === 'airport'
  const box = (key: 'here' | 'baggage' | 'boarding-card') => ({ key, name: text(key), look: 'box' as const })
  const rows = travellers.map((each, at) => {
    const ticked = (kind: 'here' | 'baggage' | 'boarding-card') => each.checkedIn.includes(kind)
    const cells = columns.map((column) => cellOf(column, each, setting))
    const own = [String(at + 1), ...namesOf(each, setting), ...cells]
    return {
      key: each.id,
      cells: isAirport ? [ticked('here'), ...own, ticked('baggage'), ticked('boarding-card')] : own,
    }
  })
  return {
    facts: isAirport ? flightFacts(flight, setting) : [],
    columns: [
      ...(isAirport ? [box('here')] : []),
      { key: 'at', name: '#', look: 'number' },
      { key: 'surname', name: text('surname'), look: 'strong' },
      { key: 'first-name', name: text('first-name'), look: 'text' },
      ...columns.map((key) => ({ key, name: text(key), look: looks[key] ?? 'text' })),
      ...(isAirport ? [box('baggage'), box('boarding-card')] : []),
    ],
    groups: blocks(rows).map((block) => ({ lead: null, rows: block })),
    sums: sumsOf(travellers, isAirport, setting),
  }
}

function flightFacts(flight: Flight | undefined, { workspace, locale, text }: ListSetting): ListFact[] {
  if (!flight) return [fact(text('flight'), text('no-flight'))]
  const { name, route, ride, times } = flight
  return [
    fact(text('flight'), name, 'code'),
    fact(text('route'), route, 'code'),
    fact(text('day'), formatDayFirst(ride?.leavesOn ?? times?.leavesOn ?? workspace.date), 'code'),
    fact(text('terminal'), times?.terminal ? `${times.from} ${times.terminal}` : ''),
    fact(text('meeting'), times?.meetingPlace?.[locale] || (ride?.meeting ?? '')),
    fact(text('meets-at'), formatTime(times?.meetsAt ?? '', locale), 'code'),
    fact(text('leaves-at'), formatTime(ride?.leavesAt ?? times?.leavesAt ?? '', locale), 'code'),
    fact(text('arrives-at'), formatTime(ride?.arrivesAt ?? times?.arrivesAt ?? '', locale), 'code'),
    fact(text('reference'), ride?.reference ?? '', 'code'),
  ].filter(({ value }) => value !== '')
}

function sumsOf(travellers: readonly WorkTraveller[], isAirport: boolean, { text, words }: ListSetting): ListFact[] {
  const count = (isOne: (each: WorkTraveller) => boolean) => travellers.filter(isOne).length
  const women = count(({ gender }) => gender === 'female')
  const men = count(({ gender }) => gender === 'male')
  return [
    fact(text('passengers'), String(travellers.length), 'code'),
    // Apart from one another: with a stroke between them they would change sides in Arabic.
    fact(text('kind-female'), String(women), 'code'),
    fact(text('kind-male'), String(men), 'code'),
    ...travellerFlags.map((flag) =>
      fact(words(`name-${flag}`), String(count(({ flags }) => flags.includes(flag))), 'code'),
    ),
    ...(isAirport ? [fact(text('no-show'), '…………………………………………')] : []),
  ]
}

/** What a hotel asks of everybody in a room. */
const columnsOfRooms: readonly ListColumn[] = ['gender', 'born', 'passport', 'expiry', 'nationality', 'note']

function roomPart(stay: WorkStay, columns: readonly ListColumn[], setting: ListSetting): ListPart | undefined {
  const { workspace, locale, text } = setting
  const rooms = roomsOfStay(workspace, stay)
  if (rooms.length === 0) return undefined
  const shown = columnsOfRooms.filter((column) => columns.includes(column))
  const guestsOf = (room: WorkRoom) => workspace.travellers.filter(({ rooms: own }) => own[stay.key]?.id === room.id)
  let serial = 0
  return {
    facts: [
      fact(text('hotel'), joinList([stay.name[locale], stay.cityName[locale]], locale)),
      fact(text('nights'), String(stay.nights), 'code'),
      fact(text('room'), String(rooms.length), 'code'),
      fact(text('guests'), String(rooms.flatMap(guestsOf).length), 'code'),
    ],
    columns: [
      { key: 'room', name: text('room'), look: 'strong' },
      { key: 'at', name: '#', look: 'number' },
      { key: 'surname', name: text('surname'), look: 'strong' },
      { key: 'first-name', name: text('first-name'), look: 'text' },
      ...shown.map((key) => ({ key, name: text(key), look: looks[key] ?? 'text' })),
    ],
    groups: rooms.map((room): ListGroup => {
      const guests = guestsOf(room)
      const free = Math.max(0, room.beds - guests.filter(needsBed).length)
      const named = guests.map((guest) => {
        serial += 1
        const cells = shown.map((column) => cellOf(column, guest, setting))
        return { key: guest.id, cells: [String(serial), ...namesOf(guest, setting), ...cells] }
      })
      const empty = Array.from({ length: free }, (_, at) => ({
        key: `empty-${at}`,
        cells: ['', '', text('empty-bed'), ...shown.map(() => '')],
      }))
      const kind = text(`kind-${kindOfRoom(guests.map(toGuest))}`)
      return {
        lead: { name: room.number, note: `${text('beds', { count: room.beds })} · ${kind}` },
        rows: [...named, ...empty],
      }
    }),
    sums: [],
  }
}

function blocks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / BLOCK) }, (_, at) => rows.slice(at * BLOCK, (at + 1) * BLOCK))
}

function fact(name: string, value: string, look: CellLook = 'text'): ListFact {
  return { name, value, look }
}

/** The rooms of all hotels as rows for a spreadsheet, its head first; a bed that is free has a row of its own. */
export function roomRows(columns: readonly ListColumn[], setting: ListSetting): string[][] {
  const { text } = setting
  const parts = partsOf('rooms', columns, setting)
  const [first] = parts
  if (!first) return [[text('hotel'), text('room')]]
  return [
    [
      text('hotel'),
      ...first.columns.slice(0, 1).map(({ name }) => name),
      text('room-type'),
      ...first.columns.slice(1).map(({ name }) => name),
    ],
    ...parts.flatMap(({ facts, groups }) =>
      groups.flatMap(({ lead, rows }) =>
        rows.map(({ cells }) => [facts[0]?.value ?? '', lead?.name ?? '', lead?.note ?? '', ...cells.map(String)]),
      ),
    ),
  ]
}
