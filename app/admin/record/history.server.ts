import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ShownAuditEntry } from '../ui/audit-table.tsx'

const LATEST_ACTS = 20

/** What the log says of a record, the newest first. */
export async function historyOf(
  db: Db,
  admin: Admin,
  subject: { kind: string; id: string },
): Promise<ShownAuditEntry[]> {
  const about = { subjectKind: subject.kind, subjectId: subject.id, page: 1, pageSize: LATEST_ACTS }
  const { entries } = await listAuditEntries(db, about)
  const ids = entries.flatMap(({ actor }) => (actor.kind === 'user' ? [actor.id] : []))
  const names = await listUserNames(db, admin, ids)
  return entries.map(({ hash: _hash, ...entry }) => ({ ...entry, actorName: names.get(entry.actor.id) ?? '' }))
}
