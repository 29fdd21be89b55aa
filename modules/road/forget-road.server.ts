import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { cardsKeptFrom } from './domain/retention.ts'

/**
 * Removes what nobody needs after a journey: cards, with how often they were opened, ninety days after their end, and what
 * travellers chose for them ninety days after the return. Whoever is made unrecognisable loses both at once (migration 0191).
 */
export async function forgetRoad(db: Db, now: Date): Promise<{ cards: number; choices: number }> {
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
    return { cards: Number(cards.numDeletedRows), choices: Number(choices.numDeletedRows) }
  })
}
