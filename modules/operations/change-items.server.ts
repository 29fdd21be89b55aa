import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { lockDate, type SeenDate } from './data/lock-date.server.ts'
import { own } from './data/tables.server.ts'
import { PASSPORT } from './domain/items.ts'
import { findWorkspace } from './find-workspace.server.ts'
import { kitItemsSetting } from './kit-items-setting.server.ts'

export type ItemFailure =
  | { code: 'edit-conflict' }
  | { code: 'traveller-not-found' }
  | { code: 'part-not-found' }
  | { code: 'nobody-holds' }

/** Given to the traveller, taken in by somebody who is named, or never given at all. */
export type ItemMove = { to: 'traveller' } | { to: 'holder'; holder: string } | { to: 'nobody' }

/**
 * Writes down of one or many travellers where a thing is, by whom and since now; the passport alone can be taken in, and
 * what is `nobody`’s was never handed over. All of them or none. Fails with `edit-conflict`, `traveller-not-found`,
 * `part-not-found` for a thing that the agency does not hand over, or `nobody-holds` when nobody is named.
 */
export async function changeItems(
  db: Db,
  admin: Admin<'orders'>,
  request: SeenDate & { passengerIds: readonly string[]; item: string; move: ItemMove },
  now: Date,
): Promise<Result<undefined, ItemFailure>> {
  const { date, item, move } = request
  const holder = move.to === 'holder' ? move.holder.trim() : ''
  if (move.to === 'holder' && holder === '') return fail({ code: 'nobody-holds' })
  return inTransaction(db, async (tx) => {
    const kit = await readSetting(tx, kitItemsSetting)
    const isKnown = move.to === 'holder' ? item === PASSPORT : item === PASSPORT || kit.some(({ key }) => key === item)
    if (!isKnown) return fail({ code: 'part-not-found' })
    const { tours, travellers } = await findWorkspace(tx, admin, date, now)
    const ids = new Set(request.passengerIds)
    const chosen = travellers.filter(({ id }) => ids.has(id))
    if (chosen.length === 0 || chosen.length < ids.size) return fail({ code: 'traveller-not-found' })
    if (!(await lockDate(tx, request))) return fail({ code: 'edit-conflict' })
    if (move.to === 'nobody') {
      await own(tx)
        .deleteFrom('operation_items')
        .where('passenger_id', 'in', [...ids])
        .where('item', '=', item)
        .execute()
    } else {
      const returnsOn = new Map(tours.map((tour) => [tour.id, tour.returnsOn]))
      const said = { holder, since: now, noted_by: admin.fullName }
      await own(tx)
        .insertInto('operation_items')
        .values(
          chosen.map(({ id, tourId }) => ({
            passenger_id: id,
            item,
            departs_on: date,
            returns_on: returnsOn.get(tourId) ?? date,
            ...said,
          })),
        )
        .onConflict((known) =>
          known.columns(['passenger_id', 'item']).doUpdateSet((to) => ({
            departs_on: to.ref('excluded.departs_on'),
            returns_on: to.ref('excluded.returns_on'),
            ...said,
          })),
        )
        .execute()
    }
    const subject = { kind: 'departure-date', id: date } as const
    const after = { travellers: [...ids], item, to: move.to }
    await recordAudit(tx, { actor: admin, action: 'operation.item', subject, after }, now)
    return ok(undefined)
  })
}
