import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AreaOf, StaffList } from './domain/staff-list.ts'

/** Notes in the audit log that somebody took a list home: which one, how it was filtered by, and how long it was. */
export async function noteExport<List extends StaffList>(
  db: Db,
  admin: Admin<AreaOf<List>>,
  { list, format, rows, filters }: { list: List; format: 'csv' | 'xlsx'; rows: number; filters: readonly string[] },
  now: Date,
): Promise<void> {
  const act = {
    action: 'list.exported',
    subject: { kind: 'list', id: list },
    after: { format, rows, filters },
  } as const
  await recordAudit(db, { actor: admin, ...act }, now)
}
