import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { AuditEntry } from './domain/audit-entry.ts'

export type AuditListRequest = {
  /** A whole action such as `user.block`, or an area such as `user`. */
  action?: string | undefined
  actorId?: string | undefined
  subjectKind?: string | undefined
  subjectId?: string | undefined
  /** Instants, the second one excluded. */
  from?: Date | undefined
  to?: Date | undefined
  /** The oldest first instead of the newest. */
  isOldestFirst?: boolean | undefined
  page: number
  pageSize: number
}

/** One page of the log, the newest first unless asked otherwise, and how many entries fit. */
export async function listAuditEntries(
  db: Db,
  request: AuditListRequest,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const { action, actorId, subjectKind, subjectId, from, to, isOldestFirst = false, page, pageSize } = request
  const matching = own(db)
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
  const { total } = await matching
    .select((entries) => entries.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .selectAll()
    .orderBy('sequence', isOldestFirst ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return {
    total,
    entries: rows.map((row) => ({
      sequence: row.sequence ?? 0,
      happenedAt: row.happened_at,
      actor: { kind: row.actor_kind, id: row.actor_id },
      action: row.action,
      subject: { kind: row.subject_kind, id: row.subject_id },
      traceId: row.trace_id,
      before: row.before,
      after: row.after,
      hash: row.hash ?? '',
    })),
  }
}
