import { money, subtract, type Money } from '#kernel/money.ts'

/** A capture as far as the books need it. */
export type Capture = {
  taken: Money
  /** What the customer agreed to pay, surcharge included. */
  agreed: Money
  surcharge: Money
  /** Parts of it that were booked when they came: a transfer may come in several. */
  bookedBefore: Money
  /** It was of another amount than agreed, or for something already paid: nobody owes it. */
  isUnexplained: boolean
}

/** Where the money of a capture comes from; each above zero or zero. What arrives now is `arrived`. */
export type CaptureParts = {
  arrived: Money
  /** Taken from what the customer owes. */
  owed: Money
  surcharge: Money
  unexplained: Money
  /** Booked earlier as owed, and no longer so. */
  givenBackToOwed: Money
}

/**
 * Splits what was taken into the price, the surcharge and what nobody has explained. The parts that come in equal the
 * parts that go out: `arrived + givenBackToOwed = owed + surcharge + unexplained`.
 */
export function splitCapture({ taken, agreed, surcharge, bookedBefore, isUnexplained }: Capture): CaptureParts {
  const nothing = money(0, taken.currency)
  const arrived = subtract(taken, bookedBefore)
  if (isUnexplained)
    return { arrived, owed: nothing, surcharge: nothing, unexplained: taken, givenBackToOwed: bookedBefore }
  const price = subtract(agreed, surcharge)
  return {
    arrived,
    owed: subtract(price, bookedBefore),
    surcharge,
    unexplained: subtract(taken, agreed),
    givenBackToOwed: nothing,
  }
}
