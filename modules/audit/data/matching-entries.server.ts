import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'
import type { AuditEntry } from '../domain/audit-entry.ts'
import { own, type AuditTables } from './tables.server.ts'

/** Which entries of the log. */
export type AuditFilter = {
  /** A whole action such as `user.block`, or an area such as `user`. */
  action?: string | undefined
  actorId?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  /** Instants, the second one excluded. */
  from?: Date | undefined
  to?: Date | undefined
}

/** What joined the chain and fits. */
export function matchingEntries(db: Db, { action, actorId, subjectKind, subjectId, from, to }: AuditFilter) {
  return own(db)
    .selectFrom('audit_entries')
    .where('sequence', 'is not', null)
    .$if(action !== undefined, (query) =>
      query.where((entry) => entry.or([entry('action', '=', action ?? ''), entry('action', '^@', `${action}.`)])),
    )
    .$if(actorId !== undefined, (query) => query.where('actor_id', '=', actorId ?? ''))
    .$if(subjectKind !== undefined, (query) => query.where('subject_kind', '=', subjectKind ?? ''))
    .$if(subjectId !== undefined, (query) => query.where('subject_id', '=', subjectId ?? ''))
    .$if(from !== undefined, (query) => query.where('happened_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (query) => query.where('happened_at', '<', to ?? new Date(0)))
}

export async function countEntries(db: Db, filter: AuditFilter): Promise<number> {
  const { total } = await matchingEntries(db, filter)
    .select((entries) => entries.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export function toAuditEntry(row: Selectable<AuditTables['audit_entries']>): AuditEntry {
  return {
    sequence: row.sequence ?? 0,
    happenedAt: row.happened_at,
    actor: { kind: row.actor_kind, id: row.actor_id },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    traceId: row.trace_id,
    before: row.before,
    after: row.after,
    hash: row.hash ?? '',
  }
}
