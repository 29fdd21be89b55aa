import type { PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

export type ReadList = 'workspace' | 'passengers' | 'print' | 'airport' | 'labels' | 'tablet' | 'visas'

/** Notes in the audit log that staff read a list of travellers, their births and passports. An empty list leaves no entry. */
export async function noteListRead(
  db: Db,
  admin: Admin<'orders'>,
  { date, travellers }: { date: PlainDate; travellers: readonly unknown[] },
  list: ReadList,
  now: Date,
): Promise<void> {
  if (travellers.length === 0) return
  const subject = { kind: 'departure-date', id: date } as const
  const after = { list, travellers: travellers.length }
  await recordAudit(db, { actor: admin, action: 'personal-data.read', subject, after }, now)
}
