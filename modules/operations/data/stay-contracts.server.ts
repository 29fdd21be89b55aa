import type { Db } from '#platform/db/client.server.ts'
import type { StayContract } from '../domain/stay-contracts.ts'
import { own } from './tables.server.ts'

/** What is contracted with hotels for some departures, by their ids, in the order of the nights. One question. */
export async function readStayContracts(db: Db, departureIds: readonly string[]): Promise<StayContract[]> {
  if (departureIds.length === 0) return []
  return own(db)
    .selectFrom('stay_contracts')
    .select([
      'id',
      'departure_id as departureId',
      'stay',
      'number',
      'state',
      'documented_on as documentedOn',
      'first_night as firstNight',
      'last_night as lastNight',
    ])
    .where('departure_id', 'in', departureIds)
    .orderBy('first_night')
    .orderBy('stay')
    .orderBy('id')
    .execute()
}
