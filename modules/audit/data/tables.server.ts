import type { Generated, Kysely } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { AuditActorKind } from '../domain/audit-entry.ts'

/** The database itself writes what is null here until the end of the transaction. */
export type AuditTables = {
  audit_entries: {
    id: Generated<string>
    sequence: number | null
    happened_at: Date
    actor_kind: AuditActorKind
    actor_id: string
    action: string
    subject_kind: string
    subject_id: string
    trace_id: Generated<string>
    before: Generated<unknown>
    after: Generated<unknown>
    content_hash: string | null
    previous_hash: string | null
    hash: string | null
  }
}

export function own(db: Db): Kysely<AuditTables> {
  return db.withTables<AuditTables>()
}
