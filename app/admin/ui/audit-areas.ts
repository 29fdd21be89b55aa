/** What stands before the dot of the acts in the audit log, each with its word. */
export const auditAreas = [
  'api-key',
  'airline',
  'bank-statement',
  'cash',
  'category',
  'content',
  'exchange-rate',
  'newsletter',
  'note',
  'hotel',
  'list',
  'operation',
  'order',
  'payment',
  'payment-link',
  'personal-data',
  'refund',
  'request',
  'review',
  'service',
  'settings',
  'tour',
  'user',
  'webhook',
] as const

export type AuditArea = (typeof auditAreas)[number]
