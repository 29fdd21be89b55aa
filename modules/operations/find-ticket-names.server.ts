import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readTicketNames } from './data/ticket-names.server.ts'
import { matchTicketNames, type MatchedTicket } from './domain/match-ticket-names.ts'
import { readTicketNames as readLines } from './domain/read-ticket-names.ts'
import { compareTickets, type ComparedTicket } from './domain/ticket-name.ts'
import type { Workspace } from './domain/workspace.ts'

export type TicketBoard = {
  /** Of those who are on a departure of the day, other names first. */
  tickets: ComparedTicket[]
  /** How many of them have none. */
  without: number
}

/** How tickets name the people of a day, compared with their passports as they are now; one question. The caller notes that it was read. */
export async function findTicketNames(
  db: Db,
  _admin: Admin<'orders' | 'papers'>,
  workspace: Workspace,
): Promise<TicketBoard> {
  const passengerIds = workspace.travellers.map(({ id }) => id)
  const tickets = compareTickets(await readTicketNames(db, { passengerIds }), workspace)
  return { tickets, without: passengerIds.length - tickets.length }
}

/** Whom the lines are about that an airline or an agent sent; writes nothing. */
export function ticketLinesOf({ travellers }: Workspace, text: string): MatchedTicket[] {
  return matchTicketNames(readLines(text), travellers)
}
