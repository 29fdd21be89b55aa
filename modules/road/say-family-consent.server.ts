import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { daysOfTraveller } from './days-of-traveller.server.ts'
import { isFeedAlive } from './domain/family-feed.ts'
import { consentsForgottenOn } from './domain/retention.ts'

export type FamilyConsentWish = {
  /** The key of the order inside the program; the traveller is one of it. */
  orderId: string
  passengerId: string
  agrees: boolean
  saidBy: 'customer' | 'traveller'
  /** The account of whoever says it, where they are signed in. */
  userId: string | undefined
}

/**
 * Writes down that those at home may hear how far a traveller has come, or that they may not any more. To say again what
 * holds changes nothing; who agrees again begins anew. The audit log tells which of both was said.
 *
 * Fails with `nothing-asked` for whoever does not travel on the order, or once nobody hears of the journey any more.
 */
export async function sayFamilyConsent(
  db: Db,
  { orderId, passengerId, agrees, saidBy, userId }: FamilyConsentWish,
  now: Date,
): Promise<Result<void, { code: 'nothing-asked' }>> {
  return inTransaction(db, async (tx) => {
    const days = await daysOfTraveller(tx, { orderId, passengerId }, now)
    if (!days || !isFeedAlive(days.returnsOn, dayInIstanbul(now))) return fail({ code: 'nothing-asked' })
    const forgetOn = consentsForgottenOn(days.returnsOn)
    const isNew = agrees ? await give(tx, { passengerId, saidBy, forgetOn }, now) : await takeBack(tx, passengerId, now)
    if (!isNew) return ok(undefined)
    const actor = userId === undefined ? ('system' as const) : { id: userId }
    const subject = { kind: 'order', id: orderId } as const
    const after = { agrees, saidBy }
    await recordAudit(tx, { actor, action: 'order.family-consent', subject, after }, now)
    return ok(undefined)
  })
}

/** Whether it was not given already. */
async function give(
  tx: Db,
  {
    passengerId,
    saidBy,
    forgetOn,
  }: Pick<FamilyConsentWish, 'passengerId' | 'saidBy'> & { forgetOn: ReturnType<typeof consentsForgottenOn> },
  now: Date,
): Promise<boolean> {
  const given = await own(tx)
    .insertInto('family_consents')
    .values({ passenger_id: passengerId, given_at: now, taken_back_at: null, said_by: saidBy, forget_on: forgetOn })
    .onConflict((row) => row.column('passenger_id').where('taken_back_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return given !== undefined
}

async function takeBack(tx: Db, passengerId: string, now: Date): Promise<boolean> {
  const back = await own(tx)
    .updateTable('family_consents')
    .set({ taken_back_at: now })
    .where('passenger_id', '=', passengerId)
    .where('taken_back_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return back !== undefined
}
