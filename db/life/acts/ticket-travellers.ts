import type { PlainDate } from '#kernel/plain-date.ts'
import { findWorkspace, takeTicketNames } from '#modules/operations/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** A clerk of the airline mistyped the name of one of them. */
const MISTYPED = 3

const FIRST_TICKET = 2_351_700_400_100

/** The airline has sent tickets for those who leave on a day and have shown a passport; one of them is in another name. */
export async function ticketTravellers({ tx, staff }: World, date: PlainDate, now: Date): Promise<void> {
  const { travellers, version } = await findWorkspace(tx, staff.orders, date, now)
  const named = travellers.filter(({ passportNo }) => passportNo !== null)
  if (named.length === 0) return
  const lines = named.map(({ lastName, firstName, gender }, nth) => {
    const name = `${onTicket(lastName)}/${onTicket(firstName)}`
    const written = nth === MISTYPED ? name.replace(/.$/, 'Z') : name
    return `${nth + 1}. ${written} ${gender === 'female' ? 'MRS' : 'MR'} ${FIRST_TICKET + nth} PNR KFL7Q2`
  })
  const request = {
    date,
    version,
    text: lines.join('\n'),
    chosen: named.map(({ id }, line) => ({ line, passengerId: id })),
  }
  must(await takeTicketNames(tx, staff.orders, request, now), `tickets for ${date}`)
}

/** As an airline writes it, without any mark. */
function onTicket(name: string): string {
  return name.toLocaleUpperCase('tr').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
