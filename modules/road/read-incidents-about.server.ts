import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { IncidentKind } from './domain/marks.ts'

/** What a leader wrote down about a traveller, as somebody may take it along. */
export type ToldIncident = {
  passengerId: string | null
  kind: IncidentKind
  place: string
  note: string
  nextStep: string
  happenedAt: Date
  settledAt: Date | null
}

/** The incidents about travellers by their ids, the oldest first, without who wrote them down. */
export async function readIncidentsAbout(tx: Db, passengerIds: readonly string[]): Promise<ToldIncident[]> {
  if (passengerIds.length === 0) return []
  return own(tx)
    .selectFrom('road_incidents')
    .select([
      'passenger_id as passengerId',
      'kind',
      'place',
      'note',
      'next_step as nextStep',
      'happened_at as happenedAt',
      'settled_at as settledAt',
    ])
    .where('passenger_id', 'in', passengerIds)
    .orderBy('happened_at')
    .orderBy('id')
    .execute()
}
