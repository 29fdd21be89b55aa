import type { Result } from '#kernel/result.ts'

/** What the address of a list says about a removal: the key that takes it back, or what came of taking it back. */
export type RemovalNews = { undo?: string | undefined; undone?: Undone | undefined }

const outcomes = ['yes', 'nothing-to-restore', 'place-taken'] as const

type Undone = (typeof outcomes)[number]

export function readRemovalNews(query: URLSearchParams): RemovalNews {
  return {
    undo: query.get('undo') ?? undefined,
    undone: outcomes.find((each) => each === query.get('undone')),
  }
}

/** What came of taking a removal back, as the next address says it. */
export function undoneOf(restored: Result<unknown, { code: Exclude<Undone, 'yes'> }>): { undone: Undone } {
  return { undone: restored.ok ? 'yes' : restored.error.code }
}
