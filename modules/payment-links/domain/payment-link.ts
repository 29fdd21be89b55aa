import type { Locale } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { LinkStatus } from './link-status.ts'

export type LinkCustomer = { name: string; email: string; phone: string }

/** A request for money as staff see it. */
export type PaymentLink = {
  id: string
  /** The address at which it is paid. */
  token: string
  title: string
  price: Money
  status: LinkStatus
  customer: LinkCustomer
  locale: Locale
  /** For staff; the customer does not see it. */
  note: string
  createdAt: Date
  paidAt: Date | null
  expiresAt: Date | null
  isArchived: boolean
  /** Rises with every change; whoever changes a link names the one they saw. */
  version: number
}

export const linkEventKinds = [
  'created',
  'changed',
  'completed',
  'cancelled',
  'reopened',
  'sent',
  'archived',
  'removed',
  'restored',
  'refunded',
  'refund-failed',
] as const

export type LinkEventKind = (typeof linkEventKinds)[number]

/** What happened to a link; without a user it was the payment itself. */
export type LinkEvent = {
  id: number
  kind: LinkEventKind
  userId: string | null
  /** What changed, from what to what; only fields that did. */
  changes: LinkFieldChange[]
  /** What went back, or could not. */
  refunded: Money | null
  note: string
  at: Date
}

export type LinkFieldChange =
  | { field: 'title' | 'note' | 'name' | 'email' | 'phone'; before: string; after: string }
  | { field: 'price'; before: Money; after: Money }
  | { field: 'expiresAt'; before: Date | null; after: Date | null }
