import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listNamesOfDepartures } from '#modules/booking/index.server.ts'
import type { PlannedDeparture } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readTicketNames } from './data/ticket-names.server.ts'
import { compareTicketName } from './domain/compare-ticket-name.ts'

/** A departure of which tickets have other names than passports. */
export type DifferingTickets = { id: string; name: Localised; departsOn: PlainDate; count: number }

/**
 * Of some departures those of which tickets of people who are on them now have another name than their passports. One
 * question, and one more where there are tickets. Tells numbers, and nobody's name.
 */
export async function listDifferingTickets(
  db: Db,
  admin: Admin<'orders' | 'papers'>,
  planned: readonly PlannedDeparture[],
  now: Date,
): Promise<DifferingTickets[]> {
  const tickets = await readTicketNames(db, { departureIds: planned.map(({ departureId }) => departureId) })
  const byPerson = new Map(tickets.map((ticket) => [ticket.passengerId, ticket]))
  const people = await listNamesOfDepartures(
    db,
    admin,
    [...new Set(tickets.map(({ departureId }) => departureId))],
    now,
  )
  const differing = people.filter(({ id, departureId, ...name }) => {
    const ticket = byPerson.get(id)
    return ticket?.departureId === departureId && compareTicketName(ticket, name) === 'different'
  })
  return planned.flatMap(({ id, departureId, name, departsOn }) => {
    const count = differing.filter((each) => each.departureId === departureId).length
    return count === 0 ? [] : [{ id, name, departsOn, count }]
  })
}
