import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { countEntries, matchingEntries, toAuditEntry, type AuditFilter } from './data/matching-entries.server.ts'
import { own } from './data/tables.server.ts'
import type { AuditEntry } from './domain/audit-entry.ts'
import { readAuditCursor, writeAuditCursor } from './domain/audit-position.ts'

export type AuditFeedRequest = AuditFilter & {
  /** The oldest first instead of the newest. */
  isOldestFirst?: boolean | undefined
  cursor?: string | undefined
  limit: number
}

export type AuditFeed = { entries: AuditEntry[]; total: number; nextCursor: string | null }

/**
 * The log as a feed, the newest first unless asked otherwise: what is added while somebody reads on moves nothing. Fails
 * with `cursor-invalid` when the cursor names no entry, so one of another feed is refused.
 */
export async function readAuditFeed(
  db: Db,
  { isOldestFirst = false, cursor, limit, ...filter }: AuditFeedRequest,
): Promise<Result<AuditFeed, { code: 'cursor-invalid' }>> {
  const after = cursor === undefined ? undefined : readAuditCursor(cursor)
  if (cursor !== undefined && !(after && (await isEntry(db, after)))) return fail({ code: 'cursor-invalid' })

  const total = await countEntries(db, filter)
  let behind = matchingEntries(db, filter)
  if (after) behind = behind.where('sequence', isOldestFirst ? '>' : '<', after)
  const rows = await behind
    .selectAll()
    .orderBy('sequence', isOldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const entries = rows.slice(0, limit).map(toAuditEntry)
  const last = rows.length > limit ? entries.at(-1) : undefined
  return ok({ entries, total, nextCursor: last ? writeAuditCursor(last.sequence) : null })
}

async function isEntry(db: Db, sequence: number): Promise<boolean> {
  const row = await own(db)
    .selectFrom('audit_entries')
    .select('sequence')
    .where('sequence', '=', sequence)
    .executeTakeFirst()
  return row !== undefined
}
