import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { ChairHours } from './domain/chairs.ts'

/** A wheelchair that is kept for a traveller: where, when, and whether somebody pushes it. */
export type TravellerChair = ChairHours & {
  passengerId: string
  /** The day of the departure for which it was reserved. */
  departsOn: PlainDate
  place: string
  withPusher: boolean
}

/**
 * The wheelchairs of travellers, for themselves and whoever leads them, in the order of the journey. Who was moved to another
 * departure may still have one of the day that they left. The caller knows that they may read it, and who is cancelled.
 */
export async function listChairs(db: Db, passengerIds: readonly string[]): Promise<TravellerChair[]> {
  if (passengerIds.length === 0) return []
  return own(db)
    .selectFrom('operation_chairs')
    .innerJoin('operation_chair_contracts', 'operation_chair_contracts.id', 'operation_chairs.contract_id')
    .select([
      'passenger_id as passengerId',
      'departs_on as departsOn',
      'place',
      'operation_chairs.day',
      'operation_chairs.from_hour as from',
      'operation_chairs.until_hour as until',
      'with_pusher as withPusher',
    ])
    .where('passenger_id', 'in', passengerIds)
    .orderBy('operation_chairs.day')
    .orderBy('operation_chairs.from_hour')
    .orderBy('passenger_id')
    .execute()
}
