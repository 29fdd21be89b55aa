import type { Db } from '#platform/db/client.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { currentApiKey, currentTraceId } from '#platform/log/trace.server.ts'
import { own } from './data/tables.server.ts'
import type { AuditActor, AuditActorKind, NewAuditEntry } from './domain/audit-entry.ts'
import { redact } from './domain/redact.ts'

/**
 * Writes down who did what, inside the transaction that does it: neither stands without the other. Personal data and
 * secrets in `before` and `after` are replaced by their field names. What a program does with a key stands under the key, not
 * under the account that it acts for. The entry joins the chain at the commit, where
 * transactions that recorded something queue for a moment. It can be neither changed nor removed afterwards.
 *
 * @throws Error of the database (23514) when the action is not of the form `area.act` or a part holds a line break.
 */
export async function recordAudit(tx: Db, entry: NewAuditEntry, now: Date): Promise<void> {
  const actor = actorOf(entry.actor)
  await own(tx)
    .insertInto('audit_entries')
    .values({
      happened_at: now,
      actor_kind: actor.kind,
      actor_id: actor.id,
      action: entry.action,
      subject_kind: entry.subject.kind,
      subject_id: entry.subject.id,
      trace_id: currentTraceId() ?? '',
      before: toJson(redact(entry.before ?? null)),
      after: toJson(redact(entry.after ?? null)),
    })
    .execute()
}

function actorOf(actor: AuditActor): { kind: AuditActorKind; id: string } {
  if (actor === 'system') return { kind: 'system', id: '' }
  const key = 'apiKeyId' in actor ? actor.apiKeyId : currentApiKey()
  return key === undefined ? { kind: 'user', id: 'id' in actor ? actor.id : '' } : { kind: 'api-key', id: key }
}
