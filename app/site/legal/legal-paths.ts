import type { DocumentId } from '#modules/booking/index.ts'

/** The legal texts with an address of their own; the address is the same in every language. */
export const legalPaths = {
  'iade-sozlesmesi': 'refund-agreement',
  'gizlilik-sozlesmesi': 'privacy-notice',
  'mesafeli-satis-sozlesmesi': 'distance-sales-agreement',
} as const satisfies Record<string, DocumentId>

export type LegalPath = keyof typeof legalPaths

export function isLegalPath(path: string): path is LegalPath {
  return Object.hasOwn(legalPaths, path)
}
