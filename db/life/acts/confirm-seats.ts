import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { findWorkspace, keepAirlineSeats } from '#modules/operations/index.server.ts'
import type { World } from '../world.ts'
import { must } from './must.ts'

/** The airlines that fly the groups of a day have confirmed a seat for everybody whom they can take. */
export async function confirmSeats({ tx, staff }: World, date: PlainDate, now: Date): Promise<void> {
  const { tours } = await findWorkspace(tx, staff.orders, date, now)
  const flying = tours.filter(({ airlineCode, flights }) => airlineCode !== null || flights.length > 0)
  for (const { code, departureId, capacity } of flying) {
    const { version } = await findWorkspace(tx, staff.orders, date, now)
    const facts = {
      departureId,
      reference: `${code.slice(0, 2)}${date.replaceAll('-', '').slice(4)}`,
      seats: capacity,
      confirmedOn: dayInIstanbul(now),
    }
    must(await keepAirlineSeats(tx, staff.orders, { date, version, facts }, now), `seats for ${code} on ${date}`)
  }
}
