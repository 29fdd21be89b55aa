const HIGHEST = 78
const WITHOUT_PRICE = 8

/** The height of a month's column in hundredths of the plot: in proportion to its price, low where there is none. */
export function barHeight(price: number | undefined, highest: number): number {
  if (price === undefined || highest <= 0) return WITHOUT_PRICE
  return Math.round((price / highest) * HIGHEST)
}
