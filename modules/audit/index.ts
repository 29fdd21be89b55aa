export type { AuditActor, AuditActorKind, AuditEntry, NewAuditEntry } from './domain/audit-entry.ts'
