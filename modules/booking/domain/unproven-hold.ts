/**
 * How long seats wait for a transfer at most while nobody has opened the link that was mailed to the customer: long
 * enough for a mail to come and for somebody who reads slowly, short beside the day that follows.
 */
export const UNPROVEN_MINUTES = 90
