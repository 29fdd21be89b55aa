/**
 * Why nobody was reached: the mail server knows no such address, or never took the mail; no way to the telephone was left and
 * there is no address; or there is neither an address nor a way.
 */
export type UndeliveredReason = 'address-refused' | 'given-up' | 'no-way' | 'no-address'
