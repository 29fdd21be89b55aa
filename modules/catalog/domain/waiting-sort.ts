import { bothWays } from '#kernel/sort.ts'

/** By what departures that somebody waits for may be ordered: their day, how many wait, how many places are free. */
export const waitingSorts = bothWays('departs', 'parties', 'free')

export type WaitingSort = (typeof waitingSorts)[number]
