import { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import { rootLocale, type Localised } from '#kernel/locale.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isReferenceViolation, isUniqueViolation } from '#platform/db/errors.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import {
  airlineStore,
  categoryStore,
  hotelStore,
  isLinkTaken,
  serviceStore,
  type RecordStore,
  type Stored,
} from './data/record-stores.server.ts'
import { own } from './data/tables.server.ts'
import { changedParts } from './domain/changed-parts.ts'
import type { RecordKind } from './domain/record-kinds.ts'
import { AirlineDraft, CategoryDraft, HotelDraft, ServiceDraft } from './drafts.server.ts'
import { newsOfRecord } from './page-tags.server.ts'

export type RecordDrafts = {
  hotel: HotelDraft
  category: CategoryDraft
  service: ServiceDraft
  airline: AirlineDraft
}

export type CatalogueRecord<Kind extends RecordKind = RecordKind> = Stored<RecordDrafts[Kind]>

export type SaveRecordFailure<Kind extends RecordKind = RecordKind> =
  | { code: 'record-not-found' | 'link-taken' }
  | { code: 'edit-conflict'; now: CatalogueRecord<Kind> }

/** What staff may write of each kind, checked where it comes in. */
export const recordDrafts = { hotel: HotelDraft, category: CategoryDraft, service: ServiceDraft, airline: AirlineDraft }

const stores: { [Kind in RecordKind]: RecordStore<RecordDrafts[Kind]> } = {
  hotel: hotelStore,
  category: categoryStore,
  service: serviceStore,
  airline: airlineStore,
}

const linkedTables = { hotel: 'hotels', category: 'categories', service: 'services' } as const

/** Every record of a kind, published or not, in the order in which the site lists them. */
export async function listRecords<Kind extends RecordKind>(
  db: Db,
  _admin: Admin<'catalogue'>,
  kind: Kind,
): Promise<CatalogueRecord<Kind>[]> {
  return stores[kind].list(db)
}

export async function findRecord<Kind extends RecordKind>(
  db: Db,
  _admin: Admin<'catalogue'>,
  kind: Kind,
  key: string,
): Promise<CatalogueRecord<Kind> | undefined> {
  return stores[kind].find(db, key)
}

/**
 * Writes a new record under a key made of its English link, or of the code of an airline. Opens a transaction unless it
 * is given one. Fails with `link-taken` when another record has its link, key or code.
 */
export async function addRecord<Kind extends RecordKind>(
  db: Db,
  admin: Admin<'catalogue'>,
  { kind, draft }: { kind: Kind; draft: RecordDrafts[Kind] },
  now: Date,
): Promise<Result<{ key: string }, { code: 'link-taken' }>> {
  return inTransaction(db, async (tx) => {
    const key = 'slug' in draft ? draft.slug[rootLocale] : (draft as AirlineDraft).code
    if ((await stores[kind].find(tx, key)) || (await hasTakenLink(tx, kind, key, draft)))
      return fail({ code: 'link-taken' })
    await stores[kind].insert(tx, key, draft, 1)
    const { after } = changedParts({}, draft)
    await recordAudit(tx, { actor: admin, action: `${kind}.add`, subject: { kind, id: key }, after }, now)
    await invalidatePages(tx, ...newsOfRecord(kind, key))
    return ok({ key })
  })
}

/**
 * Saves a record in all languages. Nothing is written when somebody else saved since `version`; then what there is now
 * comes back. Old links lead to new ones. An airline keeps its code. Opens a transaction unless it is given one.
 *
 * Fails with `record-not-found`, `edit-conflict` and `link-taken`.
 */
export async function changeRecord<Kind extends RecordKind>(
  db: Db,
  admin: Admin<'catalogue'>,
  request: { kind: Kind; key: string; version: number | 'any'; draft: RecordDrafts[Kind] },
  now: Date,
): Promise<Result<{ version: number }, SaveRecordFailure<Kind>>> {
  return inTransaction(db, async (tx) => {
    const { kind, key, version, draft } = request
    const before = await stores[kind].find(tx, key)
    if (!before) return fail({ code: 'record-not-found' })
    if (version !== 'any' && before.version !== version) return fail({ code: 'edit-conflict', now: before })
    if (await hasTakenLink(tx, kind, key, draft)) return fail({ code: 'link-taken' })
    const wanted = kind === 'airline' ? { ...draft, code: key } : draft
    const changed = changedParts(before.draft, wanted)
    if (Object.keys(changed.after).length === 0) return ok({ version: before.version })
    if (!(await stores[kind].update(tx, key, wanted, before.version))) {
      const saved = await stores[kind].find(tx, key)
      return saved ? fail({ code: 'edit-conflict', now: saved }) : fail({ code: 'record-not-found' })
    }
    await recordAudit(tx, { actor: admin, action: `${kind}.change`, subject: { kind, id: key }, ...changed }, now)
    await invalidatePages(tx, ...newsOfRecord(kind, key))
    return ok({ version: before.version + 1 })
  })
}

/**
 * Removes a record that no tour names; gives the key by which it can be brought back. Opens its own transaction.
 *
 * Fails with `record-not-found`, `edit-conflict` and `in-use`.
 */
export async function removeRecord(
  db: Db,
  admin: Admin<'catalogue'>,
  { kind, key, version }: { kind: RecordKind; key: string; version: number | 'any' },
  now: Date,
): Promise<Result<{ undo: string }, { code: 'record-not-found' | 'edit-conflict' | 'in-use' }>> {
  try {
    return await inTransaction(db, async (tx) => {
      const before = await stores[kind].find(tx, key)
      if (!before) return fail({ code: 'record-not-found' })
      if (version !== 'any' && before.version !== version) return fail({ code: 'edit-conflict' })
      if (kind === 'category' && (await isCategoryUsed(tx, key))) return fail({ code: 'in-use' })
      await stores[kind].remove(tx, key)
      const { id: undo } = await own(tx)
        .insertInto('removed_records')
        .values({ kind, record: toJson(before), removed_at: now })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { after: record } = changedParts({}, before.draft)
      await recordAudit(tx, { actor: admin, action: `${kind}.remove`, subject: { kind, id: key }, before: record }, now)
      await invalidatePages(tx, ...newsOfRecord(kind, key))
      return ok({ undo })
    })
  } catch (error) {
    if (isReferenceViolation(error)) return fail({ code: 'in-use' })
    throw error
  }
}

const Removed = z.object({ key: z.string(), version: z.int(), draft: z.unknown() })

/** Brings a removed record back as it was. Fails with `nothing-to-restore`, and `link-taken` when its place is taken. */
export async function restoreRecord<Kind extends RecordKind>(
  db: Db,
  admin: Admin<'catalogue'>,
  { kind, undo }: { kind: Kind; undo: string },
  now: Date,
): Promise<Result<{ key: string }, { code: 'nothing-to-restore' | 'link-taken' }>> {
  if (!z.uuid().safeParse(undo).success) return fail({ code: 'nothing-to-restore' })
  try {
    return await inTransaction(db, async (tx) => {
      const kept = await own(tx)
        .deleteFrom('removed_records')
        .where('id', '=', undo)
        .where('kind', '=', kind)
        .returning('record')
        .executeTakeFirst()
      if (!kept) return fail({ code: 'nothing-to-restore' })
      const { key, version, draft } = Removed.parse(kept.record)
      const record = recordDrafts[kind].parse(draft) as RecordDrafts[Kind]
      await stores[kind].insert(tx, key, record, version + 1)
      const { after } = changedParts({}, record)
      await recordAudit(tx, { actor: admin, action: `${kind}.restore`, subject: { kind, id: key }, after }, now)
      await invalidatePages(tx, ...newsOfRecord(kind, key))
      return ok({ key })
    })
  } catch (error) {
    if (isUniqueViolation(error)) return fail({ code: 'link-taken' })
    throw error
  }
}

async function hasTakenLink(db: Db, kind: RecordKind, key: string, draft: object): Promise<boolean> {
  if (kind === 'airline' || !('slug' in draft)) return false
  return isLinkTaken(db, linkedTables[kind], { key, slug: draft.slug as Localised })
}

/** Tours are taken out of a category by the database when it goes; nobody wants that to happen by the way. */
async function isCategoryUsed(tx: Db, key: string): Promise<boolean> {
  const used = await own(tx)
    .selectFrom('tour_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select('tour_id')
    .where('key', '=', key)
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}
