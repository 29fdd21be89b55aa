/**
 * Where a line stands. `second_person`: one person chose the payment, another has to agree. `suspense`: money that
 * nobody can explain yet. Only `matched` and `outgoing` are for good.
 */
export const lineStates = ['to_decide', 'second_person', 'matched', 'explained', 'suspense', 'outgoing'] as const

export type LineState = (typeof lineStates)[number]

const nextStates: Record<LineState, readonly LineState[]> = {
  to_decide: ['second_person', 'matched', 'explained', 'suspense'],
  second_person: ['second_person', 'matched', 'explained', 'suspense'],
  explained: ['second_person', 'matched', 'suspense'],
  suspense: ['second_person', 'matched', 'explained'],
  // What was put on orders can be taken off them again.
  matched: ['to_decide'],
  outgoing: [],
}

export function mayBecome(from: LineState, to: LineState): boolean {
  return nextStates[from].includes(to)
}

/** What staff filter by: a line that waits for a second person is still to be decided. */
export const lineGroups = ['to_decide', 'matched', 'explained', 'suspense', 'outgoing'] as const

export type LineGroup = (typeof lineGroups)[number]

export const statesOf: Record<LineGroup, readonly LineState[]> = {
  to_decide: ['to_decide', 'second_person'],
  matched: ['matched'],
  explained: ['explained'],
  suspense: ['suspense'],
  outgoing: ['outgoing'],
}
