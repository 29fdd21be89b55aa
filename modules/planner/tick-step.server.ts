import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { OWN } from './domain/plan.ts'
import { readPlans } from './read-plans.server.ts'

export type StepTick = {
  orderId: string
  travellerId: string
  /** The key of the step in the plan. */
  step: string
  isDone: boolean
  /** Who says so: staff tick every step of a tour, who travels those that are theirs to tick. */
  by: { kind: 'traveller'; userId: string | undefined } | { kind: 'staff'; admin: { id: string } }
}

/**
 * Says of a step of somebody's tour that it is done, or takes that back. Ticking what is ticked changes nothing.
 *
 * Fails with `nothing-asked` when the order has no such step to tick.
 */
export async function tickStep(
  db: Db,
  { orderId, travellerId, step, isDone, by }: StepTick,
  now: Date,
): Promise<Result<void, { code: 'nothing-asked' }>> {
  return inTransaction(db, async (tx) => {
    const plans = await readPlans(tx, { orderId }, now)
    const steps = plans.flatMap(({ people }) => people.find(({ id }) => id === travellerId)?.steps ?? [])
    const found = steps.find(({ key, kind }) => key === step && kind === 'own')
    if (!found || (by.kind === 'traveller' && found.tickedBy !== 'traveller')) return fail({ code: 'nothing-asked' })
    const row = { passenger_id: travellerId, step: step.slice(OWN.length) }
    if (isDone)
      await own(tx)
        .insertInto('traveller_steps')
        .values({ ...row, ticked_by: by.kind, ticked_at: now })
        .onConflict((same) => same.doNothing())
        .execute()
    else
      await own(tx)
        .deleteFrom('traveller_steps')
        .where('passenger_id', '=', row.passenger_id)
        .where('step', '=', row.step)
        .execute()
    const actor = by.kind === 'staff' ? by.admin : by.userId === undefined ? 'system' : { id: by.userId }
    const act = { action: 'order.tick-step', subject: { kind: 'order', id: orderId } } as const
    await recordAudit(tx, { actor, ...act, after: { travellerId, step: row.step, isDone } }, now)
    return ok(undefined)
  })
}
