import { anyOf } from '#platform/db/any-of.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { CheckInKind } from '../domain/papers.ts'
import { own } from './tables.server.ts'

/** The tick made last about each thing of each passenger named; nothing for what nobody has ticked. */
export async function readCheckInStates(
  db: Db,
  passengerIds: readonly string[],
): Promise<{ passengerId: string; kind: CheckInKind; isDone: boolean; tickedAt: Date }[]> {
  if (passengerIds.length === 0) return []
  return own(db)
    .selectFrom('operation_check_ins')
    .distinctOn(['passenger_id', 'kind'])
    .select(['passenger_id as passengerId', 'kind', 'is_done as isDone', 'ticked_at as tickedAt'])
    .where('passenger_id', '=', anyOf(passengerIds))
    .orderBy('passenger_id')
    .orderBy('kind')
    .orderBy('ticked_at', 'desc')
    .orderBy('id')
    .execute()
}
