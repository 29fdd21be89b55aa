export type { AuditActor, AuditActorKind, AuditEntry, NewAuditEntry } from './domain/audit-entry.ts'
export {
  areaOf,
  auditedActs,
  auditedAreas,
  auditedKinds,
  type AuditedAct,
  type AuditedArea,
  type AuditedKind,
} from './domain/audited-acts.ts'
export { REDACTED } from './domain/redact.ts'
