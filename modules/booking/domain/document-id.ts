/** The legal texts of a booking. */
export const documentIds = [
  'pre-information-form',
  'package-tour-contract',
  'distance-sales-agreement',
  'refund-agreement',
  'privacy-notice',
  'explicit-consent',
  'commercial-message-consent',
] as const

export type DocumentId = (typeof documentIds)[number]
