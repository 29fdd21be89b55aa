import type { Db } from '#platform/db/client.server.ts'
import { countEntries, matchingEntries, toAuditEntry, type AuditFilter } from './data/matching-entries.server.ts'
import type { AuditEntry } from './domain/audit-entry.ts'

export type AuditListRequest = AuditFilter & {
  /** The oldest first instead of the newest. */
  isOldestFirst?: boolean | undefined
  page: number
  pageSize: number
}

/** One page of the log, the newest first unless asked otherwise, and how many entries fit. */
export async function listAuditEntries(
  db: Db,
  { isOldestFirst = false, page, pageSize, ...filter }: AuditListRequest,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const total = await countEntries(db, filter)
  const rows = await matchingEntries(db, filter)
    .selectAll()
    .orderBy('sequence', isOldestFirst ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { total, entries: rows.map(toAuditEntry) }
}
