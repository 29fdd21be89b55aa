import { isUuid } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { isUniqueViolation } from '#platform/db/errors.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from '../data/tables.server.ts'
import { foldEvents, listFileLines, listUnreported } from './data/register.server.ts'
import type { ConsentEvent } from './domain/lines-to-report.ts'

export type RegisterFileFailure = { code: 'register-file-open' | 'register-file-empty' }

/**
 * Puts everything that the register has to hear into one file, which stays as it is; nothing is reported before somebody says
 * that it was handed in. Two at once make one. Fails with `register-file-open` while one waits to be handed in, and with
 * `register-file-empty` when there is nothing to report.
 */
export async function makeRegisterFile(
  db: Db,
  admin: Admin<'content'>,
  now: Date,
): Promise<Result<{ id: string; lines: number }, RegisterFileFailure>> {
  try {
    return await inTransaction(db, async (tx) => {
      const file = await own(tx)
        .insertInto('register_files')
        .values({ made_at: now, made_by: admin.id, handed_in_at: null, handed_in_by: null })
        .returning('id')
        .executeTakeFirstOrThrow()
      const events = await listUnreported(tx, { withOpenFile: false })
      const told = await foldEvents(tx, events)
      if (told.length === 0) return fail({ code: 'register-file-empty' })
      const toldIds = new Set(told.map(({ id }) => id))
      await own(tx)
        .insertInto('register_lines')
        .values(events.map(({ id }) => ({ event_id: id, file_id: file.id, is_told: toldIds.has(id) })))
        .execute()
      await audit(tx, admin, { id: file.id, action: 'newsletter.register-file', lines: told.length }, now)
      return ok({ id: file.id, lines: told.length })
    })
  } catch (error) {
    if (isUniqueViolation(error)) return fail({ code: 'register-file-open' })
    throw error
  }
}

/** What a file tells the register; `undefined` for one that is not there. */
export async function findRegisterFile(
  db: Db,
  _admin: Admin<'content'>,
  id: string,
): Promise<{ madeAt: Date; lines: ConsentEvent[] } | undefined> {
  if (!isUuid(id)) return undefined
  const file = await own(db).selectFrom('register_files').select('made_at').where('id', '=', id).executeTakeFirst()
  return file && { madeAt: file.made_at, lines: await listFileLines(db, id) }
}

/**
 * Notes that somebody handed the file in to the register: what it tells is reported. Fails with `register-file-closed` for one
 * that is gone or was handed in before.
 */
export async function handInRegisterFile(
  db: Db,
  admin: Admin<'content'>,
  id: string,
  now: Date,
): Promise<Result<void, { code: 'register-file-closed' }>> {
  if (!isUuid(id)) return fail({ code: 'register-file-closed' })
  return inTransaction(db, async (tx) => {
    const handed = await own(tx)
      .updateTable('register_files')
      .set({ handed_in_at: now, handed_in_by: admin.id })
      .where('id', '=', id)
      .where('handed_in_at', 'is', null)
      .executeTakeFirst()
    if (handed.numUpdatedRows === 0n) return fail({ code: 'register-file-closed' })
    const { length: lines } = await listFileLines(tx, id)
    await audit(tx, admin, { id, action: 'newsletter.register-handed-in', lines }, now)
    return ok(undefined)
  })
}

/** Gives up a file that was not handed in; what it told waits again. Fails with `register-file-closed`. */
export async function discardRegisterFile(
  db: Db,
  admin: Admin<'content'>,
  id: string,
  now: Date,
): Promise<Result<void, { code: 'register-file-closed' }>> {
  if (!isUuid(id)) return fail({ code: 'register-file-closed' })
  return inTransaction(db, async (tx) => {
    const { length: lines } = await listFileLines(tx, id)
    const gone = await own(tx)
      .deleteFrom('register_files')
      .where('id', '=', id)
      .where('handed_in_at', 'is', null)
      .executeTakeFirst()
    if (gone.numDeletedRows === 0n) return fail({ code: 'register-file-closed' })
    await audit(tx, admin, { id, action: 'newsletter.register-discarded', lines }, now)
    return ok(undefined)
  })
}

type FileAct = {
  id: string
  action: 'newsletter.register-file' | 'newsletter.register-handed-in' | 'newsletter.register-discarded'
  lines: number
}

async function audit(tx: Db, actor: Admin<'content'>, { id, action, lines }: FileAct, now: Date): Promise<void> {
  await recordAudit(tx, { actor, action, subject: { kind: 'register-file', id }, after: { lines } }, now)
}
