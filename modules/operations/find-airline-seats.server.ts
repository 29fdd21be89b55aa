import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { readAirlineSeats } from './data/assured-facts.server.ts'
import type { Workspace } from './domain/workspace.ts'

/** What an airline has confirmed for a departure, by the number under which it knows it. */
export type AirlineSeats = {
  departureId: string
  reference: string
  seats: number
  confirmedOn: PlainDate
}

/** What airlines have confirmed for the departures of a day; one question. */
export async function findAirlineSeats(
  db: Db,
  _admin: Admin<'orders'>,
  { tours }: Pick<Workspace, 'tours'>,
): Promise<AirlineSeats[]> {
  return readAirlineSeats(
    db,
    tours.map(({ departureId }) => departureId),
  )
}
