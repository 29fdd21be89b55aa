import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { removeRow, restoreRow } from '#platform/removed-rows/removed-rows.server.ts'
import type { TakeBackFailure } from '#platform/removed-rows/take-back.server.ts'
import { own } from './data/tables.server.ts'
import { ownedBy, type OfferScope } from './scope.server.ts'

const TABLE = 'agent_offers'

/**
 * Removes a draft; `undo` brings it back for a quarter of an hour. Fails with `offer-not-found`, or `status-transition`
 * once the customer has seen it.
 */
export async function removeOffer(
  db: Db,
  scope: OfferScope,
  id: string,
  now: Date,
): Promise<Result<{ undo: string }, { code: 'offer-not-found' | 'status-transition' }>> {
  return inTransaction(db, async (tx) => {
    const known = await own(tx)
      .selectFrom(TABLE)
      .select(['state', 'offer_no'])
      .where('id', '=', id)
      .where(ownedBy(scope))
      .forUpdate()
      .executeTakeFirst()
    if (!known) return fail({ code: 'offer-not-found' })
    if (known.state !== 'draft') return fail({ code: 'status-transition' })
    const history = { table: 'agent_offer_events', of: 'offer_id' }
    const undo = await removeRow(tx, TABLE, sql<boolean>`id = ${id}`, now, [history])
    if (undo === undefined) throw new Error('the offer under our lock is gone')
    const subject = { kind: 'offer', id } as const
    const actor = { id: scope.userId }
    await recordAudit(tx, { actor, action: 'offer.remove', subject, before: { offerNo: known.offer_no } }, now)
    return ok({ undo })
  })
}

/**
 * Brings a removed draft back with its number, address and history. Fails with `nothing-to-restore` a quarter of an hour
 * later, when it is back, and for those of others; with `place-taken` when what it belonged to is gone.
 */
export async function restoreOffer(
  db: Db,
  scope: OfferScope,
  undo: string,
  now: Date,
): Promise<Result<{ id: string }, TakeBackFailure>> {
  return inTransaction(db, async (tx) => {
    const record = await restoreRow(tx, TABLE, undo, now)
    if (record === 'taken') return fail({ code: 'place-taken' })
    const offer =
      record &&
      (await own(tx)
        .selectFrom(TABLE)
        .select(['id', 'offer_no'])
        .where('id', '=', String(record['id']))
        .where(ownedBy(scope))
        .executeTakeFirst())
    if (!offer) return fail({ code: 'nothing-to-restore' })
    const subject = { kind: 'offer', id: offer.id } as const
    const actor = { id: scope.userId }
    await recordAudit(tx, { actor, action: 'offer.restore', subject, after: { offerNo: offer.offer_no } }, now)
    return ok({ id: offer.id })
  })
}
