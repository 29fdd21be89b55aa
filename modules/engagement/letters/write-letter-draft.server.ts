import { sql } from 'kysely'
import { isUuid } from '#kernel/ids.ts'
import { locales } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { listDeparturesToSuggest } from '#modules/catalog/index.server.ts'
import { tourKinds } from '#modules/catalog/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { removeRow } from '#platform/removed-rows/removed-rows.server.ts'
import { takeBack, type TakeBackFailure } from '#platform/removed-rows/take-back.server.ts'
import { own } from '../data/tables.server.ts'
import { letterColumns, toLetter, toRow, type Letter } from './data/letter-row.server.ts'
import { checkDraft, type LetterFault } from './domain/check-letter.ts'
import { blankWords, type LetterDraft } from './domain/letter.ts'
import { proposeDepartures } from './domain/propose-departures.ts'

/** The departures that are worth telling readers now, by their public ids. Two queries. */
export async function proposeLetterDepartures(db: Db, _admin: Admin<'content'>, now: Date): Promise<string[]> {
  const today = dayInIstanbul(now)
  return proposeDepartures(await listDeparturesToSuggest(db, { kinds: tourKinds, today }), today)
}

/** Begins a newsletter for everybody, with the departures that are worth telling; gives its id. */
export async function beginLetter(db: Db, admin: Admin<'content'>, now: Date): Promise<{ id: string }> {
  const departures = await proposeLetterDepartures(db, admin, now)
  const draft: LetterDraft = {
    texts: blankWords(),
    departures,
    posts: [],
    audience: { languages: [...locales], since: null, until: null },
    fallback: null,
  }
  return inTransaction(db, async (tx) => {
    const { id } = await own(tx)
      .insertInto('letters')
      .values({ ...toRow(draft), created_at: now, changed_at: now, started_at: null, ended_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, { actor: admin, action: 'letter.begin', subject: { kind: 'letter', id } }, now)
    return { id }
  })
}

export type WriteLetterFailure =
  | { code: 'letter-not-found' }
  | { code: 'letter-gone-out' }
  | { code: 'edit-conflict' }
  | { code: 'invalid-fields'; faults: LetterFault[] }

/**
 * Keeps a draft as it was typed, finished or not, in the version that was seen. Fails with `letter-not-found`,
 * `letter-gone-out` once it was sent, `edit-conflict`, or `invalid-fields`.
 */
export async function writeLetterDraft(
  db: Db,
  admin: Admin<'content'>,
  { id, version, draft }: { id: string; version: number; draft: LetterDraft },
  now: Date,
): Promise<Result<Letter, WriteLetterFailure>> {
  const faults = checkDraft(draft)
  if (faults.length > 0) return fail({ code: 'invalid-fields', faults })
  return inTransaction(db, async (tx) => {
    const before = await lockLetter(tx, id)
    if (!before) return fail({ code: 'letter-not-found' })
    if (before.state !== 'draft') return fail({ code: 'letter-gone-out' })
    if (before.version !== version) return fail({ code: 'edit-conflict' })
    const row = await own(tx)
      .updateTable('letters')
      .set({ ...toRow(draft), version: version + 1, changed_at: now })
      .where('id', '=', id)
      .returning(letterColumns)
      .executeTakeFirstOrThrow()
    await recordAudit(tx, { actor: admin, action: 'letter.write', subject: { kind: 'letter', id } }, now)
    return ok(toLetter(row))
  })
}

/** The row of a newsletter, which nobody else moves until the caller's transaction ends. */
export async function lockLetter(tx: Db, id: string): Promise<Letter | undefined> {
  if (!isUuid(id)) return undefined
  const row = await own(tx)
    .selectFrom('letters')
    .select(letterColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && toLetter(row)
}

const TABLE = 'letters'

/**
 * Throws a draft away; gives the key by which `restoreLetter` brings it back for a quarter of an hour. Fails with
 * `letter-not-found`, and with `letter-gone-out` for one that was sent: that stays as proof.
 */
export async function removeLetter(
  db: Db,
  admin: Admin<'content'>,
  id: string,
  now: Date,
): Promise<Result<{ undo: string }, { code: 'letter-not-found' | 'letter-gone-out' }>> {
  return inTransaction(db, async (tx) => {
    const letter = await lockLetter(tx, id)
    if (!letter) return fail({ code: 'letter-not-found' })
    if (letter.state !== 'draft') return fail({ code: 'letter-gone-out' })
    const undo = await removeRow(tx, TABLE, sql<boolean>`id = ${id}`, now)
    if (undo === undefined) return fail({ code: 'letter-not-found' })
    await recordAudit(tx, { actor: admin, action: 'letter.remove', subject: { kind: 'letter', id } }, now)
    return ok({ undo })
  })
}

/** Brings a draft back as it was. Fails as every taking back of a removal does. */
export async function restoreLetter(
  db: Db,
  admin: Admin<'content'>,
  undo: string,
  now: Date,
): Promise<Result<void, TakeBackFailure>> {
  return takeBack(db, { table: TABLE, undo }, now, async (tx, record) => {
    const subject = { kind: 'letter', id: String(record['id']) } as const
    await recordAudit(tx, { actor: admin, action: 'letter.restore', subject }, now)
  })
}
