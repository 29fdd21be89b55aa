import type { Leader } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { emergencyColumns, emergencyOf } from './data/emergency-contact.server.ts'
import { seatedTravellers } from './data/seated-travellers.server.ts'
import type { EmergencyContact } from './domain/emergency-contact.ts'
import { travellerFields, travellerFlags, type Gender, type TravellerFlag } from './domain/traveller-fields.ts'

/** Somebody of a group as a leader knows them: neither money, nor births, nor numbers of papers. */
export type LedTraveller = {
  id: string
  firstName: string
  lastName: string
  gender: Gender | null
  /** Of whoever ordered. */
  phone: string
  needs: TravellerFlag[]
  /** Whom to call at home when something happens. */
  emergency: EmergencyContact | null
}

const MOST_TRAVELLERS = 2_000

/**
 * Everybody with a seat on a departure, by order, as in its workspace. That the leader leads it has been found out by the
 * caller, who notes that it was read.
 */
export async function listLedTravellers(
  db: Db,
  _leader: Leader,
  departureId: string,
  now: Date,
): Promise<LedTraveller[]> {
  const rows = await seatedTravellers(db, [departureId], now)
    .select(['passengers.id', 'passengers.first_name', 'passengers.last_name', 'passengers.gender', 'orders.phone'])
    .select(emergencyColumns)
    .select(travellerFlags.map((name) => `passengers.${travellerFields[name].column}` as const))
    .orderBy('orders.placed_at')
    .orderBy('orders.order_no')
    .orderBy('order_items.position')
    .orderBy('passengers.position')
    .limit(MOST_TRAVELLERS)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    phone: row.phone,
    needs: travellerFlags.filter((name) => row[travellerFields[name].column]),
    emergency: emergencyOf(row),
  }))
}
