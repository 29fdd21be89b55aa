/** What stands before the dot of the acts in the audit log, each with its word. */
export const auditAreas = [
  'api-key',
  'bank-statement',
  'cash',
  'content',
  'exchange-rate',
  'newsletter',
  'note',
  'order',
  'payment',
  'payment-link',
  'personal-data',
  'refund',
  'request',
  'review',
  'settings',
  'user',
  'waiting-list',
  'webhook',
] as const

export type AuditArea = (typeof auditAreas)[number]
