import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { CardChoice } from './domain/card-choice.ts'
import type { FamilyConsent } from './domain/family-feed.ts'
import { listCardChoices } from './list-card-choices.server.ts'

/** What was chosen and agreed to for travellers on the road, as somebody may take it along. */
export type RoadChoices = { cards: (CardChoice & { passengerId: string })[]; familyConsents: FamilyConsent[] }

/** The choices for cards and every consent to news for those at home, also those that were taken back. */
export async function readRoadChoices(tx: Db, passengerIds: readonly string[]): Promise<RoadChoices> {
  if (passengerIds.length === 0) return { cards: [], familyConsents: [] }
  const cards = await listCardChoices(tx, passengerIds)
  const familyConsents = await own(tx)
    .selectFrom('family_consents')
    .select(['passenger_id as passengerId', 'given_at as givenAt', 'taken_back_at as takenBackAt'])
    .where('passenger_id', 'in', passengerIds)
    .orderBy('given_at')
    .execute()
  return { cards: [...cards].map(([passengerId, choice]) => ({ passengerId, ...choice })), familyConsents }
}
