import { bothWays } from '#kernel/sort.ts'

/** By what a list of entries may be ordered. */
export const transactionSorts = bothWays('date', 'type', 'register', 'payment', 'customer', 'amount')

export type TransactionSort = (typeof transactionSorts)[number]
