import { dayInIstanbul, startInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { cardsKeptFrom, ritesKeptFrom } from './domain/retention.ts'

/**
 * Removes what nobody needs after a journey: cards, with how often they were opened, ninety days after their end, and what
 * travellers chose for them, what they agreed to for those at home and what leaders marked ninety days after the return.
 * Whoever is made unrecognisable loses all of it at once (migrations 0191, 0208 and 0212). How long rites took names nobody and is kept for more than a year.
 */
export async function forgetRoad(
  db: Db,
  now: Date,
): Promise<{ cards: number; choices: number; consents: number; marks: number }> {
  const today = dayInIstanbul(now)
  return inTransaction(db, async (tx) => {
    const cards = await own(tx)
      .deleteFrom('traveller_cards')
      .where('until', '<', cardsKeptFrom(today))
      .executeTakeFirst()
    const choices = await own(tx)
      .deleteFrom('traveller_card_choices')
      .where('forget_on', '<=', today)
      .executeTakeFirst()
    const consents = await own(tx).deleteFrom('family_consents').where('forget_on', '<=', today).executeTakeFirst()
    let marks = 0
    for (const table of ['road_counts', 'road_luggage', 'road_incidents'] as const) {
      const gone = await own(tx).deleteFrom(table).where('forget_on', '<=', today).executeTakeFirst()
      marks += Number(gone.numDeletedRows)
    }
    await own(tx)
      .deleteFrom('road_rites')
      .where('started_at', '<', startInIstanbul(ritesKeptFrom(today)))
      .execute()
    return {
      cards: Number(cards.numDeletedRows),
      choices: Number(choices.numDeletedRows),
      consents: Number(consents.numDeletedRows),
      marks,
    }
  })
}
