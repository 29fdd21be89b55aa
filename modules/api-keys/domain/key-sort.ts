import { bothWays } from '#kernel/sort.ts'

/** By what a list of keys may be ordered; keys that were never used come before all others. */
export const keySorts = bothWays('name', 'created', 'used')

export type KeySort = (typeof keySorts)[number]
