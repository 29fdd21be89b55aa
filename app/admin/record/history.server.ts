import type { Locale } from '#kernel/locale.ts'
import { listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { sayEntries } from '../audit/say-entries.server.ts'
import type { ShownAuditEntry } from '../ui/audit-table.tsx'

const LATEST_ACTS = 20

/** What the log says of a record, the newest first. */
export async function historyOf(
  db: Db,
  admin: Admin,
  { subject, locale }: { subject: { kind: string; id: string }; locale: Locale },
): Promise<ShownAuditEntry[]> {
  const about = { subjectKind: subject.kind, subjectId: subject.id, page: 1, pageSize: LATEST_ACTS }
  const { entries } = await listAuditEntries(db, about)
  const ids = entries.flatMap(({ actor }) => (actor.kind === 'user' ? [actor.id] : []))
  const names = await listUserNames(db, admin, ids)
  return sayEntries(entries, names, locale)
}
