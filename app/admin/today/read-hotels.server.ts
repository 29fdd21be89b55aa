import { paths } from '#app/addresses/paths.ts'
import { addDays, daysBetween } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listDeadlines, type ListedStay } from '#modules/operations/index.server.ts'
import { prepareBy } from '#modules/staff-desk/index.ts'
import type { PreparedDeparture } from './read-preparation.ts'
import { workLine, type Asking, type WorkOfKind } from './work-line.ts'

/** Hotels want the list of rooms so many days before the group leaves; it is work a week before that. */
const LIST_DAYS = 7
const LISTED_DAYS = LIST_DAYS + 7

/**
 * Hotels that keep rooms until a day and have not confirmed them, passports that were not returned by the last day, and
 * hotels in which people of a coming departure sleep and that have had no list of rooms.
 */
export async function readDeadlines(
  asking: Asking,
  clerk: Admin<'orders'>,
  departures: readonly PreparedDeparture[],
): Promise<WorkOfKind[]> {
  const { db, locale, now, today, limit } = asking
  const { options, passports, roomLists } = await listDeadlines(db, clerk, now, addDays(today, LISTED_DAYS))
  const hotels = options.map(({ departsOn, stay, hotel, optionOn }) =>
    workLine({
      key: `hotel-option:${departsOn}:${stay}`,
      kind: 'hotel-option',
      says: 'hotel-option',
      name: hotel[locale],
      departsOn,
      dueOn: optionOn,
      href: paths.adminDate(locale, 'ops', departsOn, { tab: 'rooms', stay }),
    }),
  )
  const held = passports.map(({ departsOn, dueOn, count }) =>
    workLine({
      key: `held-passport:${departsOn}`,
      kind: 'held-passport',
      says: 'held-passport',
      count,
      departsOn,
      dueOn,
      href: paths.adminDate(locale, 'ops', departsOn, { tab: 'kit' }),
    }),
  )
  return [
    { kind: 'hotel-option', lines: hotels.slice(0, limit), total: hotels.length },
    { kind: 'held-passport', lines: held.slice(0, limit), total: held.length },
    missingLists(asking, departures, roomLists),
  ]
}

function missingLists(
  { locale, today, limit }: Asking,
  departures: readonly PreparedDeparture[],
  sent: readonly ListedStay[],
): WorkOfKind {
  const soon = departures.filter(
    ({ departure, readiness }) => readiness.travellers > 0 && daysBetween(today, departure.departsOn) <= LISTED_DAYS,
  )
  const stays = soon.flatMap(({ departure: { departsOn, stays: hotels } }) =>
    hotels.map(({ key, name }) => ({ id: `${departsOn}:${key}`, departsOn, key, name })),
  )
  const isSent = new Set(sent.map(({ departsOn, stay }) => `${departsOn}:${stay}`))
  const waiting = [...new Map(stays.map((stay) => [stay.id, stay])).values()].filter(({ id }) => !isSent.has(id))
  const kind = 'room-list'
  const lines = waiting.map(({ id, departsOn, key, name }) =>
    workLine({
      key: `${kind}:${id}`,
      kind,
      says: kind,
      name: name[locale],
      departsOn,
      dueOn: prepareBy(addDays(departsOn, -LIST_DAYS), departsOn, today),
      href: paths.adminDate(locale, 'ops', departsOn, { tab: 'rooms', stay: key }),
    }),
  )
  return { kind, lines: lines.slice(0, limit), total: lines.length }
}
