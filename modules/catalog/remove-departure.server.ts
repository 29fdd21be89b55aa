import { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isReferenceViolation, isUniqueViolation } from '#platform/db/errors.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { departureColumnsOf, readDepartureRecord, writeFares } from './data/departure-record.server.ts'
import { own } from './data/tables.server.ts'
import { departureStatuses } from './domain/departure-steps.ts'
import { DepartureDraft } from './drafts.server.ts'
import { newsOfDeparture } from './page-tags.server.ts'

export type RemoveDepartureFailure = { code: 'departure-not-found' | 'edit-conflict' | 'tour-has-orders' }

export type RestoreFailure = { code: 'nothing-to-restore' | 'dates-taken' }

/**
 * Removes a departure that nobody ever ordered, asked for or was promised seats of; gives the key by which it can be
 * brought back. Opens its own transaction.
 *
 * Fails with `departure-not-found`, `edit-conflict` and `tour-has-orders`; then it can be cancelled or closed.
 */
export async function removeDeparture(
  db: Db,
  admin: Admin<'catalogue'>,
  { id, version }: { id: string; version: number | 'any' },
  now: Date,
): Promise<Result<{ undo: string }, RemoveDepartureFailure>> {
  try {
    return await inTransaction(db, async (tx) => {
      const before = await readDepartureRecord(tx, id, { isLocked: true })
      if (!before) return fail({ code: 'departure-not-found' })
      if (version !== 'any' && before.version !== version) return fail({ code: 'edit-conflict' })
      if (before.held + before.sold > 0) return fail({ code: 'tour-has-orders' })
      await own(tx).deleteFrom('departures').where('id', '=', before.departureId).execute()
      const { departureId, tourKey, status, draft } = before
      const { id: undo } = await own(tx)
        .insertInto('removed_records')
        .values({
          kind: 'departure',
          record: toJson({ departureId, tourKey, status, draft, version: before.version }),
          removed_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const subject = { kind: 'tour', id: tourKey } as const
      const entry = {
        actor: admin,
        action: 'tour.remove-departure',
        subject,
        before: { departure: id, status, ...draft },
      } as const
      await recordAudit(tx, entry, now)
      await invalidatePages(tx, ...newsOfDeparture(id))
      return ok({ undo })
    })
  } catch (error) {
    if (isReferenceViolation(error)) return fail({ code: 'tour-has-orders' })
    throw error
  }
}

const Removed = z.object({
  departureId: z.uuid(),
  tourKey: z.string(),
  status: z.enum(departureStatuses),
  version: z.int(),
  draft: DepartureDraft,
})

/**
 * Brings a removed departure back as it was, under its own address. Opens its own transaction.
 *
 * Fails with `nothing-to-restore` for an unknown key and when the tour is gone, and with `dates-taken` when the tour has
 * got another departure on that day.
 */
export async function restoreDeparture(
  db: Db,
  admin: Admin<'catalogue'>,
  undo: string,
  now: Date,
): Promise<Result<{ id: string }, RestoreFailure>> {
  if (!z.uuid().safeParse(undo).success) return fail({ code: 'nothing-to-restore' })
  try {
    return await inTransaction(db, async (tx) => {
      const kept = await own(tx)
        .deleteFrom('removed_records')
        .where('id', '=', undo)
        .where('kind', '=', 'departure')
        .returning('record')
        .executeTakeFirst()
      if (!kept) return fail({ code: 'nothing-to-restore' })
      const { departureId, tourKey, status, version, draft } = Removed.parse(kept.record)
      const tour = await own(tx)
        .selectFrom('tours')
        .select(['id', 'code'])
        .where('key', '=', tourKey)
        .executeTakeFirst()
      if (!tour) return fail({ code: 'nothing-to-restore' })
      const columns = departureColumnsOf(draft, tour.code)
      await own(tx)
        .insertInto('departures')
        .values({ id: departureId, tour_id: tour.id, status, version: version + 1, ...columns })
        .execute()
      await writeFares(tx, departureId, draft.fares)
      const after = { departure: columns.public_id, status, ...draft }
      const subject = { kind: 'tour', id: tourKey } as const
      await recordAudit(tx, { actor: admin, action: 'tour.restore-departure', subject, after }, now)
      await invalidatePages(tx, ...newsOfDeparture(columns.public_id))
      return ok({ id: columns.public_id })
    })
  } catch (error) {
    if (isUniqueViolation(error)) return fail({ code: 'dates-taken' })
    throw error
  }
}
