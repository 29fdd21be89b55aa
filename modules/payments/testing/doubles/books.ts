/** Money that a double took. Amounts are in the smallest unit of the currency. */
export type BookedCharge = {
  /** The shop's name of the try. */
  shopRef: string
  /** The provider's name of the money. */
  paymentRef: string
  amountMinor: number
  currency: string
  refunds: BookedRefund[]
}

/** Money that went back. */
export type BookedRefund = { ref: string; amountMinor: number }

/** What a provider wrote down, so that a test can hold the shop's books against it. */
export type Books = {
  charges: readonly BookedCharge[]
  charge: (charge: Omit<BookedCharge, 'refunds'>) => BookedCharge
  findByPayment: (paymentRef: string) => BookedCharge | undefined
  /** The last one: a shop that was charged twice for one try shows it in `charges`. */
  findByShopRef: (shopRef: string) => BookedCharge | undefined
  /** `false` when it is more than what is left, and then nothing has happened. */
  refund: (paymentRef: string, refund: BookedRefund) => boolean
}

export function createBooks(): Books {
  const charges: BookedCharge[] = []
  const findByPayment = (paymentRef: string) => charges.find((charge) => charge.paymentRef === paymentRef)
  return {
    charges,
    findByPayment,
    findByShopRef: (shopRef) => charges.findLast((charge) => charge.shopRef === shopRef),
    charge(charge) {
      const booked = { ...charge, refunds: [] }
      charges.push(booked)
      return booked
    },
    refund(paymentRef, refund) {
      const charge = findByPayment(paymentRef)
      if (!charge || refund.amountMinor > leftOf(charge)) return false
      charge.refunds.push(refund)
      return true
    },
  }
}

export function leftOf({ amountMinor, refunds }: BookedCharge): number {
  return amountMinor - refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)
}
