import type { AuditedAct, AuditedKind } from './audited-acts.ts'

/** Who may have acted: a person with an account, a program with an API key, or the program itself. */
export const auditActorKinds = ['user', 'api-key', 'system'] as const

export type AuditActorKind = (typeof auditActorKinds)[number]

/** A proof such as `Admin` or `Member` serves as it is. */
export type AuditActor = { id: string } | { apiKeyId: string } | 'system'

export type NewAuditEntry = {
  actor: AuditActor
  /** Area and act, such as `payment.refund` or `user.block`. */
  action: AuditedAct
  subject: { kind: AuditedKind; id: string }
  /** What the act changed, as it was and as it is: plain values that fit into JSON. Absent for mere reading. */
  before?: unknown
  after?: unknown
}

/** An entry as staff read it. `content` is gone from entries older than ten years. */
export type AuditEntry = {
  sequence: number
  happenedAt: Date
  actor: { kind: AuditActorKind; id: string }
  action: string
  subject: { kind: string; id: string }
  traceId: string
  before: unknown
  after: unknown
  hash: string
}
