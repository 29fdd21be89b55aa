import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { ListFact, ListPart } from '#modules/documents/index.ts'
import type { WorkRide, WorkTraveller } from '#modules/operations/index.ts'
import { namesOf, type ListSetting } from './date-list.ts'
import type { DateSheet } from './date-sheet.ts'
import { flagsOf } from './flags-of.ts'

/** Who sits where on a ride, by seat, with a telephone and what the driver has to know: no papers. */
export function rideSheet(ride: WorkRide, setting: ListSetting): DateSheet {
  const { workspace, locale, text } = setting
  const facts: ListFact[] = [
    fact(text('route'), ride.route),
    fact(text('day'), formatDate(ride.leavesOn, locale)),
    fact(text('leaves-at'), formatTime(ride.leavesAt, locale), 'code'),
    fact(text('meeting'), ride.meeting),
    fact(text('reference'), ride.reference, 'code'),
  ]
  return {
    title: ride.name,
    lead: workspace.tours.map(({ name }) => name[locale]).join(' · '),
    facts: facts.filter(({ value }) => value !== ''),
    parts: [aboardPart(ride, setting)],
  }
}

/** The same as rows for a spreadsheet, its head first. */
export function rideRows(ride: WorkRide, setting: ListSetting): string[][] {
  const { columns, groups } = aboardPart(ride, setting)
  return [columns.map(({ name }) => name), ...groups.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(String)))]
}

function aboardPart(ride: WorkRide, setting: ListSetting): ListPart {
  const { workspace, text, words } = setting
  const seatOf = (each: WorkTraveller) => each.seats[ride.id] ?? ''
  const aboard = workspace.travellers
    .filter(({ seats }) => ride.id in seats)
    .toSorted(
      (a, b) =>
        (Number.parseInt(seatOf(a), 10) || Number.MAX_SAFE_INTEGER) -
          (Number.parseInt(seatOf(b), 10) || Number.MAX_SAFE_INTEGER) ||
        seatOf(a).localeCompare(seatOf(b), 'tr') ||
        a.lastName.localeCompare(b.lastName, 'tr'),
    )
  return {
    facts: [],
    columns: [
      { key: 'seat', name: text('seat'), look: 'code' },
      { key: 'surname', name: text('surname'), look: 'strong' },
      { key: 'first-name', name: text('first-name'), look: 'text' },
      { key: 'phone', name: text('phone'), look: 'code' },
      { key: 'note', name: text('note'), look: 'text' },
    ],
    groups: [
      {
        lead: null,
        rows: aboard.map((each) => ({
          key: each.id,
          cells: [
            seatOf(each),
            ...namesOf(each, setting),
            each.order.phone,
            flagsOf(each)
              .map((flag) => words(`name-${flag}`))
              .join('; '),
          ],
        })),
      },
    ],
    sums: [fact(text('passengers'), String(aboard.length), 'code')],
  }
}

function fact(name: string, value: string, look: ListFact['look'] = 'text'): ListFact {
  return { name, value, look }
}
