import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { readCardHealth, type CardChoice } from './domain/card-choice.ts'

/** What travellers chose for their cards, by traveller; whoever is missing has the plain card. */
export async function listCardChoices(db: Db, passengerIds: readonly string[]): Promise<Map<string, CardChoice>> {
  if (passengerIds.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('traveller_card_choices')
    .select(['passenger_id', 'shows_full_name', 'health'])
    .where('passenger_id', 'in', passengerIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.passenger_id,
      { showsFullName: row.shows_full_name, health: readCardHealth(row.health) } satisfies CardChoice,
    ]),
  )
}
