import { isToken } from '#kernel/ids.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findPocketOfBearer, type PocketOfBearer } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** A day of birth is one of some twenty thousand: whoever guesses on every day of a journey finds it in one of a hundred. */
const TRIES_A_DAY = 5

/**
 * The pocket page of whoever carries a card, for the day of their birth: a pilgrim whose telephone is new has the card still.
 * Every try is counted before it is looked at, and a right one ends the count.
 *
 * Fails with `card-over` where the card opens nothing any more or never did, `born-otherwise`, or `too-many-tries` until the
 * next day in Istanbul.
 */
export async function openPocketByCard(
  db: Db,
  { token, bornOn }: { token: string; bornOn: PlainDate },
  now: Date,
): Promise<Result<PocketOfBearer, { code: 'card-over' | 'born-otherwise' | 'too-many-tries' }>> {
  if (!isToken(token)) return fail({ code: 'card-over' })
  const today = dayInIstanbul(now)
  const card = await own(db)
    .updateTable('traveller_cards')
    .set((one) => ({
      tried_on: today,
      tries: one
        .case()
        .when('tried_on', '=', today)
        .then(one('tries', '+', 1))
        .else(1)
        .end(),
    }))
    .where('token', '=', token)
    .where('until', '>=', today)
    .returning(['passenger_id', 'tries'])
    .executeTakeFirst()
  if (!card) return fail({ code: 'card-over' })
  if (card.tries > TRIES_A_DAY) return fail({ code: 'too-many-tries' })
  const pocket = await findPocketOfBearer(db, { passengerId: card.passenger_id, bornOn }, now)
  if (!pocket) return fail({ code: 'born-otherwise' })
  await own(db).updateTable('traveller_cards').set({ tries: 0 }).where('token', '=', token).execute()
  return ok(pocket)
}
