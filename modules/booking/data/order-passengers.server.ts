import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { KnownTraveller } from '../domain/missing-papers.ts'
import { identityColumns, openNumbers } from './identity-numbers.server.ts'
import { own } from './tables.server.ts'

export type Passenger = KnownTraveller & {
  /** Names the passenger to whoever changes them. */
  id: string
  amount: Money
  /** Whether the passenger was cancelled and does not travel. */
  isCancelled: boolean
}

/** The passengers of an order in the order in which they were named, by the tour of the order that they go on. */
export async function passengersByTour(
  db: Db,
  orderId: string,
  amount: (minor: number) => Money,
): Promise<(itemId: string) => Passenger[]> {
  const rows = await own(db)
    .selectFrom('passengers')
    .innerJoin('order_items', 'order_items.id', 'order_item_id')
    .select(passengerColumns)
    .where('order_id', '=', orderId)
    .orderBy('passengers.position')
    .execute()
  return (itemId) =>
    rows
      .filter((row) => row.order_item_id === itemId)
      .map((row) => ({
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        gender: row.gender,
        bornOn: row.born_on,
        nationality: row.nationality,
        ...openNumbers(db, row),
        passportExpiresOn: row.passport_expires_on,
        fare: row.fare,
        amount: amount(row.amount_minor),
        needsWheelchair: row.needs_wheelchair,
        isCancelled: row.cancelled_at !== null,
      }))
}

const passengerColumns = [
  'passengers.id',
  'order_item_id',
  'first_name',
  'last_name',
  'gender',
  'born_on',
  'nationality',
  ...identityColumns,
  'passport_expires_on',
  'fare',
  'amount_minor',
  'needs_wheelchair',
  'cancelled_at',
] as const
