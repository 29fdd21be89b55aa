import type { Localised } from '#kernel/locale.ts'
import type { PlainDate } from '#kernel/plain-date.ts'

export const relatedKinds = ['user', 'order', 'departure'] as const

export type RelatedKind = (typeof relatedKinds)[number]

/** What a note is about, by the id in its address: of the account, the order or the departure. */
export type RelatedTo = { kind: RelatedKind; id: string }

/** The same with the words that lists show: a person, an order number, or a tour and its days. */
export type Related =
  | { kind: 'user'; id: string; name: string }
  | { kind: 'order'; id: string; orderNo: string }
  | { kind: 'departure'; id: string; name: Localised; departsOn: PlainDate; returnsOn: PlainDate }

export type Person = { id: string; name: string }

/** A note with a day until which something has to be done is a task. */
export type Note = {
  id: string
  title: string
  body: string
  isPinned: boolean
  related: Related | null
  dueOn: PlainDate | null
  assignee: Person | null
  done: { at: Date; by: Person } | null
  /** Staff whom the text names with `@`. */
  mentioned: Person[]
  author: Person
  createdAt: Date
  changedAt: Date
  version: number
}

/** What staff write. */
export type NoteDraft = {
  title: string
  body: string
  isPinned: boolean
  dueOn: PlainDate | null
  assigneeId: string | null
  related: RelatedTo | null
}

export const TITLE_LENGTH = 200
export const BODY_LENGTH = 5000
