import type { Localised } from '#kernel/locale.ts'
import { newToken } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Workspace } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { nameOnCard } from './domain/card.ts'
import { cardLivesUntil } from './domain/retention.ts'
import { planCards, type PlannedCard } from './plan-cards.server.ts'

export type PrintedCard = Omit<PlannedCard, 'traveller' | 'printedAs'> & { token: string; name: string }

/**
 * Gives everybody of a day who needs one a card, and notes that it was printed as it is now. Whoever has a card keeps its
 * address. A departure abroad with neither a leader who can be called nor a duty line is left out: its cards would lead to
 * nobody. The caller notes that names were read.
 *
 * Fails with `nobody-to-call` where all departures are left out that need cards.
 */
export async function printCards(
  db: Db,
  _admin: Admin<'orders'>,
  workspace: Workspace,
  now: Date,
): Promise<Result<PrintedCard[], { code: 'nobody-to-call'; tours: Localised[] }>> {
  const { date } = workspace
  const { cards: all, unheard } = await planCards(db, workspace)
  const planned = all.filter(({ traveller }) => !unheard.passengerIds.has(traveller.id))
  if (all.length > 0 && planned.length === 0) return fail({ code: 'nobody-to-call', tours: unheard.tours })
  return inTransaction(db, async (tx) => {
    const cards: PrintedCard[] = []
    for (const { traveller, printedAs, ...shown } of planned) {
      const returnsOn = workspace.tours.find(({ id }) => id === traveller.tourId)?.returnsOn ?? date
      const printed = { until: cardLivesUntil(returnsOn), printed_at: now, printed_as: printedAs }
      const { token } = await own(tx)
        .insertInto('traveller_cards')
        .values({ token: newToken(), passenger_id: traveller.id, made_at: now, ...printed })
        .onConflict((card) => card.column('passenger_id').doUpdateSet(printed))
        .returning('token')
        .executeTakeFirstOrThrow()
      cards.push({ ...shown, token, name: nameOnCard(traveller, shown.choice.showsFullName) })
    }
    return ok(cards)
  })
}
