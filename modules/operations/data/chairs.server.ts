import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ChairContract, ChairFacts, ChairHours, TakenChair } from '../domain/chairs.ts'
import { own } from './tables.server.ts'

/** What is contracted for those who leave on a day, in the order of the journey. */
export async function readChairContracts(db: Db, date: PlainDate): Promise<ChairContract[]> {
  return own(db)
    .selectFrom('operation_chair_contracts')
    .select([
      'id',
      'departure_id as departureId',
      'place',
      'day',
      'from_hour as from',
      'until_hour as until',
      'chairs',
      'pushers',
      'supplier',
      'phone',
    ])
    .where('departs_on', '=', date)
    .orderBy('day')
    .orderBy('from_hour')
    .orderBy('place')
    .orderBy('id')
    .execute()
}

/** The chairs of travellers among those contracted for a day, in the order of the journey. */
export async function readTakenChairs(
  db: Db,
  { date, passengerIds }: { date: PlainDate; passengerIds: readonly string[] },
): Promise<TakenChair[]> {
  if (passengerIds.length === 0) return []
  return own(db)
    .selectFrom('operation_chairs')
    .innerJoin('operation_chair_contracts', 'operation_chair_contracts.id', 'operation_chairs.contract_id')
    .select([
      'operation_chairs.id',
      'contract_id as contractId',
      'passenger_id as passengerId',
      'operation_chairs.day',
      'operation_chairs.from_hour as from',
      'operation_chairs.until_hour as until',
      'with_pusher as withPusher',
    ])
    .where('departs_on', '=', date)
    .where('passenger_id', 'in', passengerIds)
    .orderBy('operation_chairs.day')
    .orderBy('operation_chairs.from_hour')
    .orderBy('operation_chairs.id')
    .execute()
}

/** The columns of what is contracted. */
export function contractColumns({ departureId, from, until, ...facts }: ChairFacts) {
  return { ...facts, departure_id: departureId, from_hour: from, until_hour: until }
}

/**
 * Gives travellers chairs; the day is locked and the hours are checked by the caller. What people left in these contracts
 * who do not leave on the day any more goes, so that it cannot come back on top of what was given to others since.
 */
export async function writeChairs(
  tx: Db,
  chairs: readonly (ChairHours & { passengerId: string; contractId: string; withPusher: boolean })[],
  travellerIds: readonly string[],
): Promise<void> {
  if (chairs.length === 0) return
  await own(tx)
    .deleteFrom('operation_chairs')
    .where(
      'contract_id',
      'in',
      chairs.map(({ contractId }) => contractId),
    )
    .where('passenger_id', 'not in', travellerIds)
    .execute()
  await own(tx)
    .insertInto('operation_chairs')
    .values(
      chairs.map(({ passengerId, contractId, day, from, until, withPusher }) => ({
        passenger_id: passengerId,
        contract_id: contractId,
        day,
        from_hour: from,
        until_hour: until,
        with_pusher: withPusher,
      })),
    )
    .execute()
}
