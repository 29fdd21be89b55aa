import { isUuid } from '#kernel/ids.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import {
  endWaiting,
  findWaitingPlace,
  offerOutOfTurn,
  resumeWaiting,
  skipTurn,
  type OfferPlaceFailure,
} from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'

export const waitingActs = ['offer', 'skip', 'remove', 'restore'] as const

export type WaitingAct = (typeof waitingActs)[number]

/**
 * Offers seats to a party out of turn, sends it to the end of the list, takes it off, or puts it back where it stood. What
 * was held for it goes to the next in turn.
 *
 * Fails with `not-waiting` when it is not on the list any more; an offer also with `not-on-sale` and `too-few-seats`.
 */
export async function actOnWaiting(
  db: Db,
  admin: Admin<'orders'>,
  { placeId, act }: { placeId: string; act: WaitingAct },
  now: Date,
): Promise<Result<void, OfferPlaceFailure>> {
  if (!isUuid(placeId)) return fail({ code: 'not-waiting' })
  return inTransaction(db, async (tx) => {
    const before = await findWaitingPlace(tx, { id: placeId })
    const done = await doAct(tx, placeId, act, dayInIstanbul(now))
    if (!done.ok || !before) return done
    const subject = { kind: 'waiting-place', id: placeId } as const
    const facts = { departure: before.tourId, seats: before.seats }
    await recordAudit(
      tx,
      { actor: admin, action: `waiting-list.${act}`, subject, before: { state: before.state }, after: facts },
      now,
    )
    return done
  })
}

const turnActs = {
  skip: skipTurn,
  remove: (tx: Db, placeId: string) => endWaiting(tx, placeId, 'removed'),
  restore: resumeWaiting,
}

async function doAct(
  tx: Db,
  placeId: string,
  act: WaitingAct,
  today: PlainDate,
): Promise<Result<void, OfferPlaceFailure>> {
  if (act === 'offer') return offerOutOfTurn(tx, placeId, today)
  const isDone = await turnActs[act](tx, placeId)
  return isDone ? ok(undefined) : fail({ code: 'not-waiting' })
}
