import type { Localised } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Workspace } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { planCards } from './plan-cards.server.ts'

/** The card of a traveller as staff see it. */
export type CardState = {
  passengerId: string
  name: string
  state: 'not-printed' | 'printed' | 'old'
  /** Its bearer chose to have the whole name on it. */
  showsFullName: boolean
  /** How often its address was opened, and in which hour last. */
  openings: number
  openedAt: Date | null
}

/** With the tours whose cards would lead to nobody, and whether there are others to print. */
export type CardStates = { cards: CardState[]; unheard: Localised[]; canPrint: boolean }

/** The cards of a day: who has none, whose card says something else than it would now, and whose was opened. */
export async function listCardStates(db: Db, _admin: Admin<'orders'>, workspace: Workspace): Promise<CardStates> {
  const { cards: planned, unheard } = await planCards(db, workspace)
  if (planned.length === 0) return { cards: [], unheard: [], canPrint: false }
  const cards = await own(db)
    .selectFrom('traveller_cards')
    .leftJoin('traveller_card_openings', 'traveller_card_openings.token', 'traveller_cards.token')
    .select(({ fn }) => [
      'passenger_id',
      'printed_as',
      fn.sum<number | null>('openings').as('openings'),
      fn.max('hour').as('opened_at'),
    ])
    .where(
      'passenger_id',
      'in',
      planned.map(({ traveller }) => traveller.id),
    )
    .groupBy(['passenger_id', 'printed_as'])
    .execute()
  const states = planned.map(({ traveller, printedAs, choice }): CardState => {
    const card = cards.find((each) => each.passenger_id === traveller.id)
    return {
      passengerId: traveller.id,
      name: `${traveller.lastName} ${traveller.firstName}`,
      state: card === undefined ? 'not-printed' : card.printed_as === printedAs ? 'printed' : 'old',
      showsFullName: choice.showsFullName,
      openings: Number(card?.openings ?? 0),
      openedAt: card?.opened_at ?? null,
    }
  })
  return { cards: states, unheard: unheard.tours, canPrint: unheard.passengerIds.size < planned.length }
}
