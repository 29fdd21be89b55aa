/** What staff hear of. */
export type NewsKind =
  | 'call-request'
  | 'contact-message'
  | 'information-request'
  | 'reservation-request'
  | 'cancel-request'
  | 'payment'
  | 'review'
  | 'mention'
  | 'given-up-job'

/** One thing that happened; `subjectId` is the id under which staff open it. */
export type NewsItem = {
  kind: NewsKind
  subjectId: string
  /** A number or a name of what it is about, never of a person; may be empty. */
  label: string
  happenedAt: Date
  isRead: boolean
}

/** Names one piece of news; the same for ever. */
export function newsKey({ kind, subjectId }: Pick<NewsItem, 'kind' | 'subjectId'>): string {
  return `${kind}:${subjectId}`
}
