export const transactionTypes = ['income', 'expense', 'transfer', 'refund'] as const
export const paymentTypes = ['cash', 'card', 'transfer', 'link'] as const
export const customerTypes = ['individual', 'agency', 'supplier'] as const

export type TransactionType = (typeof transactionTypes)[number]
export type PaymentType = (typeof paymentTypes)[number]
export type CustomerType = (typeof customerTypes)[number]
