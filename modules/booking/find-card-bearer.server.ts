import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { everybodySeated } from './data/seated-travellers.server.ts'

/** As much of a traveller as decides whom a finder calls; neither name nor papers. */
export type CardBearer = {
  /** The key of the order inside the program. */
  orderId: string
  departureId: string
  gender: 'female' | 'male' | null
  bornOn: PlainDate | null
  /** The number of whoever ordered. */
  contactPhone: string
  /** The number of whom to call at home. */
  emergencyPhone: string | null
}

/** A traveller who has a seat; `undefined` for whoever was cancelled or lost it. */
export async function findCardBearer(db: Db, passengerId: string, now: Date): Promise<CardBearer | undefined> {
  return everybodySeated(db, now)
    .select([
      'order_items.order_id as orderId',
      'order_items.departure_id as departureId',
      'passengers.gender',
      'passengers.born_on as bornOn',
      'orders.phone as contactPhone',
      'orders.emergency_phone as emergencyPhone',
    ])
    .where('passengers.id', '=', passengerId)
    .executeTakeFirst()
}
