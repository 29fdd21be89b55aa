import { bothWays } from '#kernel/sort.ts'

/** By what notes may be ordered instead of pinned ones first and then the latest; those without a day come last. */
export const noteSorts = bothWays('due', 'title', 'changed')

export type NoteSort = (typeof noteSorts)[number]
