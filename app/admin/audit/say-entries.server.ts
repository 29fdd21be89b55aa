import type { Locale } from '#kernel/locale.ts'
import type { AuditEntry } from '#modules/audit/index.ts'
import type { ShownAuditEntry } from '../ui/audit-table.tsx'
import { sayAct, saySubject } from './say-act.server.ts'
import { sayChanges } from './say-changes.server.ts'

/** Entries of the log as their table shows them, in the words of its reader. */
export function sayEntries(
  entries: readonly AuditEntry[],
  names: ReadonlyMap<string, string>,
  locale: Locale,
): ShownAuditEntry[] {
  return entries.map(({ sequence, happenedAt, actor, action, subject, before, after }) => ({
    sequence,
    happenedAt,
    actor,
    actorName: names.get(actor.id) ?? '',
    act: sayAct(action, locale),
    subject: saySubject(subject, locale),
    changes: sayChanges({ action, before, after }, locale),
  }))
}
