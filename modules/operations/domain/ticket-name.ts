import type { NameAnswer } from '#kernel/compare-names.ts'
import { toLatinDigits } from '#kernel/text.ts'
import { compareTicketName } from './compare-ticket-name.ts'
import type { WrittenName } from './ticket-name-forms.ts'
import type { WorkTraveller, Workspace } from './workspace.ts'

/** How a ticket names somebody; number and PNR are empty where nobody knows them. */
export type TicketName = WrittenName & { ticketNo: string; pnr: string }

export type KeptTicketName = TicketName & { passengerId: string; departureId: string; keptAt: Date; keptBy: string }

/** A ticket beside whose it is, and whether it has their name. */
export type ComparedTicket = KeptTicketName & { answer: NameAnswer }

export type TicketFault = 'ticket-name-missing' | 'ticket-number-wrong' | 'ticket-pnr-wrong'

/** What somebody typed about a ticket, as it is kept: the number with its stroke, the PNR in capitals; or what is wrong. */
export function readTypedTicket(typed: TicketName): TicketName | TicketFault {
  const lastName = typed.lastName.trim()
  const firstName = typed.firstName.trim()
  if (lastName === '' || firstName === '') return 'ticket-name-missing'
  const digits = toLatinDigits(typed.ticketNo).replaceAll(/[\s-]/g, '')
  if (digits !== '' && !/^\d{13}$/.test(digits)) return 'ticket-number-wrong'
  const pnr = toLatinDigits(typed.pnr).trim().toUpperCase()
  if (pnr !== '' && !/^[A-Z0-9]{6}$/.test(pnr)) return 'ticket-pnr-wrong'
  const ticketNo = digits === '' ? '' : `${digits.slice(0, 3)}-${digits.slice(3)}`
  return { lastName, firstName, ticketNo, pnr }
}

const order: readonly NameAnswer[] = ['different', 'folded', 'same']

/** Tickets of the people of a day for the departure that they are on now, other names first. */
export function compareTickets(
  tickets: readonly KeptTicketName[],
  { tours, travellers }: Pick<Workspace, 'tours' | 'travellers'>,
): ComparedTicket[] {
  const departures = new Map(tours.map(({ id, departureId }) => [id, departureId]))
  const byPerson = new Map(tickets.map((ticket) => [ticket.passengerId, ticket]))
  return travellers
    .flatMap((traveller: WorkTraveller) => {
      const ticket = byPerson.get(traveller.id)
      if (!ticket || ticket.departureId !== departures.get(traveller.tourId)) return []
      return [{ ...ticket, answer: compareTicketName(ticket, traveller) }]
    })
    .toSorted((one, other) => order.indexOf(one.answer) - order.indexOf(other.answer))
}
