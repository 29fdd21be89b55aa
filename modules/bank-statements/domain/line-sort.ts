import { bothWays } from '#kernel/sort.ts'

/** By what a list of bank lines may be ordered. */
export const lineSorts = bothWays('day', 'amount', 'payer', 'match', 'state')

export type LineSort = (typeof lineSorts)[number]
