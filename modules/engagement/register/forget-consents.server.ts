import { sql } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** Forgets the consents of everybody who took theirs back before an instant, inside the caller's transaction. */
export async function forgetConsentsBefore(tx: Db, before: Date): Promise<void> {
  await sql`delete from consent_events where (recipient, type, recipient_type) in (
    select recipient, type, recipient_type from (
      select distinct on (recipient, type, recipient_type) recipient, type, recipient_type, status, happened_at
      from consent_events order by recipient, type, recipient_type, id desc
    ) last where status = 'RET' and happened_at < ${before}
  )`.execute(tx)
}
