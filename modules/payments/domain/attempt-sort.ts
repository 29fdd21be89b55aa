import { bothWays } from '#kernel/sort.ts'

/** By what a list of tries to pay may be ordered: when they began, payer, state, and what was taken or asked for. */
export const attemptSorts = bothWays('created', 'payer', 'way', 'state', 'amount')

export type AttemptSort = (typeof attemptSorts)[number]
