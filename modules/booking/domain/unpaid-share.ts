/** What customers hold of a departure without having paid. */
export type UnpaidShare = { seats: number; orders: number }

const LEAST_SEATS = 6
const LEAST_ORDERS = 3
const MANY_SEATS = 18

/**
 * Whether so much of what is not sold is held unpaid that somebody should look: half of it or more, by several orders or
 * by more than two families. A family of nine that takes the last places is nothing unusual.
 */
export function isUnusual(
  { seats, orders }: UnpaidShare,
  { capacity, sold }: { capacity: number; sold: number },
): boolean {
  const isMuch = seats >= LEAST_SEATS && seats * 2 >= capacity - sold
  return isMuch && (orders >= LEAST_ORDERS || seats > MANY_SEATS)
}
