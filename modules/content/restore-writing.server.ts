import type { Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { invalidatePages } from '#platform/cache/invalidate-pages.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { takeBack, type TakeBackFailure } from '#platform/removed-rows/take-back.server.ts'
import { columnsOf, readWritingRow, toWriting } from './data/writing-rows.server.ts'
import { dueInstants, type Writing, type WritingKind } from './domain/writing.ts'
import { newsOfWriting } from './page-tags.server.ts'
import { publishDueQueue } from './publish-due.server.ts'

/**
 * Brings a removed page, post or question back as it was, with its links, its publication and what is scheduled. Opens
 * its own transaction. Fails with `nothing-to-restore` a quarter of an hour after it was removed or when it is back, and
 * with `place-taken` when its key is in use again or what it belonged to is gone.
 */
export async function restoreWriting(
  db: Db,
  admin: Admin<'content'>,
  { kind, undo }: { kind: WritingKind; undo: string },
  now: Date,
): Promise<Result<Writing, TakeBackFailure>> {
  const { table } = columnsOf[kind]
  return takeBack(db, { table, undo }, now, async (tx, record) => {
    const row = await readWritingRow(tx, { kind, key: String(record['key']) })
    if (!row) throw new Error(`the ${kind} that came back is not there`)
    const writing = toWriting(kind, row)
    for (const at of dueInstants(writing))
      await enqueue(tx, publishDueQueue, { at: at.toISOString() }, { startAfter: at })
    const { key, texts, facts, publication } = writing
    const subject = { kind, id: key }
    const after = { texts, facts, publication }
    await recordAudit(tx, { actor: admin, action: 'content.restore', subject, before: null, after }, now)
    await invalidatePages(tx, newsOfWriting(kind, key))
    return writing
  })
}
