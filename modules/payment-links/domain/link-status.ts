/** What a payment link can be; the database knows the same words. That a pending one is expired is derived. */
export type LinkStatus = 'pending' | 'completed' | 'cancelled'
