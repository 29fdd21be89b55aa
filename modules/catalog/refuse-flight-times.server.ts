import type { Db } from '#platform/db/client.server.ts'
import { listAirports, zonesOf } from './data/airports.server.ts'
import { checkFlightTimes, type FlightProblem } from './domain/flight-times.ts'
import type { DepartureDraft } from './drafts.server.ts'

/** What is wrong with the flights of a departure, if anything; asks for the airports they name. */
export async function refuseFlightTimes(db: Db, draft: DepartureDraft): Promise<FlightProblem | undefined> {
  if (draft.flightTimes.length === 0) return undefined
  const codes = draft.flightTimes.flatMap(({ from, to }) => [from, to])
  return checkFlightTimes(draft.flightTimes, draft, zonesOf(await listAirports(db, codes)))
}
