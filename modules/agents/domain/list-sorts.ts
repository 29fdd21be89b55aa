import { bothWays } from '#kernel/sort.ts'

/** By what lists of agencies, and of what they offer and reserve, may be ordered. */
export const agencySorts = bothWays('name', 'city', 'credit', 'state')
export const offerSorts = bothWays('created', 'customer', 'state', 'valid', 'total')
export const reservationSorts = bothWays('created', 'departs', 'state')

export type AgencySort = (typeof agencySorts)[number]
export type OfferSort = (typeof offerSorts)[number]
export type ReservationSort = (typeof reservationSorts)[number]
