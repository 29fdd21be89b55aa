import type { Db } from '#platform/db/client.server.ts'
import { matchingEntries, toAuditEntry } from './data/matching-entries.server.ts'
import type { AuditEntry } from './domain/audit-entry.ts'
import type { AuditedAct, AuditedKind } from './domain/audited-acts.ts'

/** What one act did to some things of a kind, the oldest first. */
export async function listActsOn(
  db: Db,
  { action, kind, ids }: { action: AuditedAct; kind: AuditedKind; ids: readonly string[] },
): Promise<AuditEntry[]> {
  if (ids.length === 0) return []
  const rows = await matchingEntries(db, { action, subjectKind: kind })
    .where('subject_id', 'in', [...new Set(ids)])
    .selectAll()
    .orderBy('sequence')
    .execute()
  return rows.map(toAuditEntry)
}
