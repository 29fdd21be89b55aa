/** In how many installments a card can be asked to pay; which of them are offered, the agency decides. */
export const installmentCounts = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
