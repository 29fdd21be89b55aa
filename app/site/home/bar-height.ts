const HIGHEST = 78
const WITHOUT_PRICE = 8

/** The height of a month's column in hundredths of the plot: in proportion to what its price is worth, low without one. */
export function barHeight(price: number | null, highest: number): number {
  if (price === null || highest <= 0) return WITHOUT_PRICE
  return Math.round((price / highest) * HIGHEST)
}
