import type { Locale } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { WaitingState } from '#modules/catalog/index.ts'
import { listWaitingPlaces } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listWaitingPeople } from './data/waiting-people.server.ts'

/** A party on the list of a departure, as staff see it. */
export type WaitingParty = {
  id: string
  seats: number
  state: WaitingState
  joinedAt: Date
  expiresAt: Date | null
  /** Absent when the person was erased. */
  person: { name: string; email: string; phone: string; language: Locale } | undefined
}

/** The list of a departure in turn: who waits or has an offer first, those who are off it after them. */
export async function listWaitingParties(db: Db, _admin: Admin<'orders'>, tourId: string): Promise<WaitingParty[]> {
  const places = await listWaitingPlaces(db, tourId)
  const people = await listWaitingPeople(
    db,
    places.map(({ id }) => id),
  )
  return places.map(({ id, seats, state, joinedAt, expiresAt }) => ({
    id,
    seats,
    state,
    joinedAt,
    expiresAt,
    person: people.get(id),
  }))
}
