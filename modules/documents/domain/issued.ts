import type { Locale } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

/** What is handed out and kept, in the order in which lists show it. */
export const issuedKinds = [
  'pre-information-form',
  'package-tour-contract',
  'distance-sales-agreement',
  'refund-agreement',
  'voucher',
  'receipt',
  'refund-note',
] as const

export type IssuedKind = (typeof issuedKinds)[number]

/** What a document is about; `ref` is the owner's own key. */
export type DocumentSubject = { kind: 'order' | 'link'; ref: string }

/** A document as it was handed out; its bytes are read apart. */
export type IssuedDocument = {
  id: string
  subject: DocumentSubject
  kind: IssuedKind
  /** The attempt, the refund, the version or the state it is about. */
  source: string
  locale: Locale
  /** Of receipts and refund notes. */
  number: string | null
  /** False for a copy in another language than the first. */
  isOriginal: boolean
  version: string
  /** What its file is called, without the ending. */
  title: string
  /** Of the bytes, in hexadecimal digits. */
  sha256: string
  createdAt: Date
  keepUntil: PlainDate
}

/** Commercial books and their vouchers are kept for ten years. */
export const KEPT_YEARS = 10

const prefixes: Partial<Record<IssuedKind, string>> = { receipt: 'M', 'refund-note': 'I' }

/** Whether documents of this kind carry a running number. */
export function isNumbered(kind: IssuedKind): boolean {
  return prefixes[kind] !== undefined
}

/** `M-2026-000001`: the kind, the year in Istanbul and a number without gaps. @throws TypeError for a kind without numbers. */
export function documentNumber(kind: IssuedKind, year: number, serial: number): string {
  const prefix = prefixes[kind]
  if (prefix === undefined) throw new TypeError(`${kind} has no numbers`)
  return `${prefix}-${year}-${String(serial).padStart(6, '0')}`
}
