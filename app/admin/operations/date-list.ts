import type { translator } from '#app/messages/translator.ts'
import { isolateIn } from '#kernel/bidi.ts'
import { formatDayFirst } from '#kernel/format-date.ts'
import { formatPhone } from '#kernel/format-phone.ts'
import type { Locale } from '#kernel/locale.ts'
import { toDecimalText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { flightOf, inListOrder, type DateList, type Workspace, type WorkTraveller } from '#modules/operations/index.ts'
import { flagsOf } from './flags-of.ts'

/** What the printed lists can show of a traveller. */
export const listColumns = [
  'gender',
  'born',
  'passport',
  'expiry',
  'nationality',
  'room',
  'flight',
  'seat',
  'tour',
  'order',
  'leader',
  'emergency',
  'open-money',
  'note',
] as const

export type ListColumn = (typeof listColumns)[number]

export type ListSetting = {
  workspace: Workspace
  locale: Locale
  text: OperationsText
  words: ReturnType<typeof translator<'travellers'>>
}

const usual: Record<DateList, readonly ListColumn[]> = {
  print: ['gender', 'born', 'passport', 'nationality', 'room', 'tour', 'note'],
  airport: ['gender', 'born', 'passport', 'expiry', 'flight', 'seat', 'leader', 'note'],
}

/** The columns an address asks for, in the order of the list; the usual ones where it names none. */
export function readColumns(query: URLSearchParams, list: DateList): ListColumn[] {
  const asked = query.getAll('column')
  const chosen = listColumns.filter((column) => asked.includes(column))
  return chosen.length > 0 ? chosen : [...usual[list]]
}

/** What stands in a cell, as text: the same on paper and in files. */
export function cellOf(column: ListColumn, traveller: WorkTraveller, setting: ListSetting): string {
  const { workspace, locale, text, words } = setting
  const flight = flightOf(traveller, workspace)
  switch (column) {
    case 'gender':
      return traveller.gender === null ? '' : text(traveller.gender)
    case 'born':
      return dayOf(traveller.bornOn)
    case 'passport':
      return traveller.passportNo ?? ''
    case 'expiry':
      return dayOf(traveller.passportExpiresOn)
    case 'nationality':
      return traveller.nationality
    case 'room':
      return workspace.stays.flatMap(({ key }) => traveller.rooms[key]?.number ?? []).join(' · ')
    case 'flight':
      return flight?.name ?? ''
    case 'seat':
      return flight?.ride ? (traveller.seats[flight.ride.id] ?? '') : ''
    case 'tour':
      return workspace.tours.find(({ id }) => id === traveller.tourId)?.name[locale] ?? ''
    case 'order':
      return traveller.order.no
    case 'leader':
      return workspace.guides.find(({ role }) => role === 'leader')?.name ?? ''
    case 'emergency':
      return emergencyCell(traveller, setting)
    case 'open-money':
      return `${toDecimalText(traveller.open)} ${traveller.open.currency}`
    case 'note':
      return [...flagsOf(traveller).map((flag) => words(`name-${flag}`)), traveller.note].filter(Boolean).join('; ')
  }
}

/** The list as rows for a spreadsheet, its head first. */
export function listRows(list: DateList, columns: readonly ListColumn[], setting: ListSetting): string[][] {
  const { text, workspace } = setting
  return [
    [text('surname'), text('first-name'), ...columns.map((column) => text(column))],
    ...inListOrder(workspace, list).map((traveller) => [
      ...namesOf(traveller, setting),
      ...columns.map((column) => cellOf(column, traveller, setting)),
    ]),
  ]
}

/** The two cells of a name, surname first; while nobody has written it, the first says so. */
export function namesOf({ firstName, lastName }: WorkTraveller, { words }: ListSetting): [string, string] {
  return [lastName || (firstName === '' ? words('nameless') : ''), firstName]
}

function emergencyCell({ order: { emergency } }: WorkTraveller, { locale, words }: ListSetting): string {
  if (!emergency) return ''
  const { name, relation, phone } = emergency
  return [name, words(`emergency-${relation}`), isolateIn(locale, formatPhone(phone, locale))].join(' · ')
}

function dayOf(date: PlainDate | null): string {
  return date === null ? '' : formatDayFirst(date)
}

export type OperationsText = ReturnType<typeof translator<'staff-operations'>>
