import { normalizeInput } from '#kernel/text.ts'

/** A list as somebody wants to see it again: filters and sorting under a name. */
export type StaffView = {
  id: string
  name: string
  /** The query of the list's address, without a page. */
  query: string
  isShared: boolean
  /** Whether it belongs to who asks; only they take it away. */
  isOwn: boolean
}

const LONGEST_NAME = 60
const LONGEST_QUERY = 1000
/** What says which piece of a list is shown, or what was done a moment ago, and not which list it is. */
const passing = ['page', 'done', 'undo', 'undone', 'bulk', 'new', 'edit', 'delete', 'saved']

/** The name of a view as it is kept; `undefined` when there is none or it is too long. */
export function readViewName(typed: string): string | undefined {
  const name = normalizeInput(typed)
  return name && name.length <= LONGEST_NAME ? name : undefined
}

/** What of an address belongs to a view; `undefined` when it is longer than an address should be. */
export function readViewQuery(search: string): string | undefined {
  const query = new URLSearchParams(search)
  for (const name of passing) query.delete(name)
  const empty = [...query.keys()].filter((name) => query.get(name) === '')
  for (const name of empty) query.delete(name)
  query.sort()
  const text = query.toString()
  return text.length <= LONGEST_QUERY ? text : undefined
}
