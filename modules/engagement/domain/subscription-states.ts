/** Not confirmed yet, confirmed, or confirmed and refused by its mail server for good. */
export const subscriptionStates = ['new', 'done', 'bounced'] as const

export type SubscriptionState = (typeof subscriptionStates)[number]
