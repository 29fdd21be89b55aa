import { sql } from 'kysely'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { readTourRow, resolveNames, tourColumns, writeTourParts, type TourRow } from './data/tour-record.server.ts'
import { changedParts } from './domain/changed-parts.ts'
import { missingForSale, type Gap } from './domain/record-gaps.ts'
import { toTourId } from './domain/tour-id.ts'
import type { TourDraft } from './drafts.server.ts'
import { refuseGroupSize, type GroupSizeRefusal } from './refuse-group-size.server.ts'
import { newsOfTour } from './page-tags.server.ts'

export type ChangeTourFailure =
  | GroupSizeRefusal
  | { code: 'tour-not-found' | 'code-taken' }
  | { code: 'edit-conflict'; now: TourRow }
  /** The fields that name a hotel, a category or an airline that is not there. */
  | { code: 'unknown-name'; fields: string[] }
  /** A published tour needs these texts. */
  | { code: 'incomplete'; gaps: Gap[] }

/**
 * Saves a tour in all languages, for all its departures. Nothing is written when somebody else saved since `version`;
 * then what there is now comes back. A new code moves the addresses of all departures, the old ones lead to the new.
 * Locks the tour; opens a transaction unless it is given one; pages that show it are dropped in every process with the
 * commit.
 *
 * Fails with `tour-not-found`, `edit-conflict`, `group-size`, `unknown-name`, `code-taken`, and `incomplete` when a
 * departure is on sale and the tour would lose a text that visitors need.
 */
export async function changeTour(
  db: Db,
  admin: Admin<'catalogue'>,
  request: { key: string; version: number | 'any'; draft: TourDraft },
  now: Date,
): Promise<Result<{ version: number }, ChangeTourFailure>> {
  return inTransaction(db, (tx) => changeIn(tx, admin, request, now))
}

async function changeIn(
  tx: Db,
  admin: Admin<'catalogue'>,
  { key, version, draft }: { key: string; version: number | 'any'; draft: TourDraft },
  now: Date,
): Promise<Result<{ version: number }, ChangeTourFailure>> {
  const locked = await own(tx).selectFrom('tours').select('id').where('key', '=', key).forUpdate().executeTakeFirst()
  const before = locked && (await readTourRow(tx, locked.id))
  if (!before) return fail({ code: 'tour-not-found' })
  if (version !== 'any' && before.version !== version) return fail({ code: 'edit-conflict', now: before })
  const group = await refuseGroupSize(tx, draft.groupSize)
  if (group) return fail(group)
  const named = await resolveNames(tx, draft)
  if (named.unknown.length > 0) return fail({ code: 'unknown-name', fields: named.unknown })
  const gaps = missingForSale(draft)
  if (gaps.length > 0 && (await isOnSale(tx, before.id))) return fail({ code: 'incomplete', gaps })
  if (draft.code !== before.draft.code && (await isCodeTaken(tx, draft.code))) return fail({ code: 'code-taken' })

  const changed = changedParts(before.draft, draft)
  if (Object.keys(changed.after).length === 0) return ok({ version: before.version })
  await own(tx)
    .updateTable('tours')
    .set({ ...tourColumns(draft), version: before.version + 1 })
    .where('id', '=', before.id)
    .execute()
  await writeTourParts(tx, before.id, draft, named)
  if (draft.code !== before.draft.code) await moveDepartures(tx, before.id, draft.code)
  await recordAudit(tx, { actor: admin, action: 'tour.change', subject: { kind: 'tour', id: key }, ...changed }, now)
  await invalidatePages(tx, ...newsOfTour(before.draft.code, draft.code))
  return ok({ version: before.version + 1 })
}

/** Whether another tour has the code; asked under a lock, since addresses are made of it. */
export async function isCodeTaken(tx: Db, code: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('tour-code'))`.execute(tx)
  const taken = await own(tx).selectFrom('tours').select('id').where('code', '=', code).executeTakeFirst()
  return taken !== undefined
}

async function isOnSale(tx: Db, tourId: string): Promise<boolean> {
  const sold = await own(tx)
    .selectFrom('departures')
    .select('id')
    .where('tour_id', '=', tourId)
    .where('status', 'in', ['published', 'full'])
    .limit(1)
    .executeTakeFirst()
  return sold !== undefined
}

async function moveDepartures(tx: Db, tourId: string, code: string): Promise<void> {
  const rows = await own(tx)
    .selectFrom('departures')
    .select(['id', 'departs_on', 'returns_on'])
    .where('tour_id', '=', tourId)
    .orderBy('id')
    .limit(10_000)
    .execute()
  for (const { id, departs_on, returns_on } of rows) {
    await own(tx)
      .updateTable('departures')
      .set({ public_id: toTourId({ departsOn: departs_on, returnsOn: returns_on, code }) })
      .where('id', '=', id)
      .execute()
  }
}
