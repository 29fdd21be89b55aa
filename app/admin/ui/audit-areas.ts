/** What stands before the dot of the acts in the audit log, each with its word. */
export const auditAreas = [
  'api-key',
  'bank-statement',
  'cash',
  'exchange-rate',
  'order',
  'payment',
  'payment-link',
  'personal-data',
  'refund',
  'review',
  'settings',
  'user',
  'webhook',
] as const

export type AuditArea = (typeof auditAreas)[number]
