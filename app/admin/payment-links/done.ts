const deeds = ['created', 'changed', 'deleted', 'archived', 'sent', 'sent-message', 'restored'] as const

export type Deed = (typeof deeds)[number]

/** What the address says was done a moment ago. */
export function doneOf(query: URLSearchParams): Deed | undefined {
  return deeds.find((deed) => deed === query.get('done'))
}
