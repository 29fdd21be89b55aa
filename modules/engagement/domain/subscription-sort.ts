export const subscriptionSorts = ['email', '-email', 'asked', '-asked', 'confirmed', '-confirmed'] as const

export type SubscriptionSort = (typeof subscriptionSorts)[number]
