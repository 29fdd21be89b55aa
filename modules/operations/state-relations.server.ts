import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { objectionTo, type KinshipProblem } from './domain/check-relation.ts'
import { inverseOf, type Relation } from './domain/kinship.ts'
import { statedAmong } from './domain/stated-among.ts'
import { findWorkspace } from './find-workspace.server.ts'

export type StateRelationsFailure =
  | { code: 'edit-conflict' }
  | { code: 'traveller-not-found' }
  | { code: 'nobody-chosen' }
  | { code: 'no-kinship'; problem: KinshipProblem; of: string; relative: string; because: string | null }

/**
 * States what travellers of a day are to each other, all of it or nothing, in the version of the day that was seen. A pair
 * stands once; whoever is asked about the other learns the inverse. Each statement is checked against sexes and ages and
 * against what is stated already, the earlier ones of this request included.
 *
 * Fails with `edit-conflict`, `traveller-not-found`, `nobody-chosen`, or `no-kinship` with the first statement that cannot
 * be true and the one whose kinship contradicts it.
 */
export async function stateRelations(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { relations: readonly Relation[] },
  now: Date,
): Promise<Result<undefined, StateRelationsFailure>> {
  const { date, relations } = request
  if (relations.length === 0) return fail({ code: 'nobody-chosen' })
  return inTransaction(db, async (tx) => {
    const { travellers, version } = await findWorkspace(tx, admin, date, now)
    const stated = statedAmong(travellers)
    for (const relation of relations) {
      const { of, relative } = relation
      if (![of, relative].every((each) => travellers.some(({ id }) => id === each)))
        return fail({ code: 'traveller-not-found' })
      const objection = objectionTo(relation, travellers, stated)
      if (objection) return fail({ code: 'no-kinship', ...objection, of, relative })
      stated.push(relation)
    }
    // Read before the lock, judged after it: a day that somebody changed meanwhile has another version.
    if (version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    await own(tx)
      .insertInto('operation_relatives')
      .values(relations.map((each) => ({ ...inOrder(each), stated_at: now })))
      .execute()
    await note(tx, admin, { date, before: null, after: relations }, now)
    return ok(undefined)
  })
}

/** Takes back what was stated about two travellers of a day. Fails with `edit-conflict` or `traveller-not-found`. */
export async function withdrawRelation(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { of: string; relative: string },
  now: Date,
): Promise<Result<undefined, StateRelationsFailure>> {
  const { date, of, relative } = request
  return inTransaction(db, async (tx) => {
    const { travellers, version } = await findWorkspace(tx, admin, date, now)
    const known = travellers.find(({ id }) => id === of)?.relatives.find(({ id }) => id === relative)
    if (!known) return fail({ code: 'traveller-not-found' })
    if (version !== request.version || !(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    await own(tx)
      .deleteFrom('operation_relatives')
      .where((pair) =>
        pair.or([
          pair.and([pair('passenger_id', '=', of), pair('relative_id', '=', relative)]),
          pair.and([pair('passenger_id', '=', relative), pair('relative_id', '=', of)]),
        ]),
      )
      .execute()
    await note(tx, admin, { date, before: [{ of, relative, kinship: known.kinship }], after: null }, now)
    return ok(undefined)
  })
}

/** The pair as it stands in the table: the smaller id first. */
function inOrder({ of, relative, kinship }: Relation) {
  return of < relative
    ? { passenger_id: of, relative_id: relative, kinship }
    : { passenger_id: relative, relative_id: of, kinship: inverseOf(kinship) }
}

async function note(
  tx: Db,
  admin: Admin<'orders'>,
  { date, before, after }: { date: SeenDate['date']; before: unknown; after: unknown },
  now: Date,
): Promise<void> {
  const subject = { kind: 'departure-date', id: date } as const
  await recordAudit(tx, { actor: admin, action: 'operation.kinship', subject, before, after }, now)
}
