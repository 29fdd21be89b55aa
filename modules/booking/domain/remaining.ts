import { money, type Money } from '#kernel/money.ts'

/** What is still to be paid of an order that costs `reduction` less since travellers left; never below zero. */
export function remainingOf({ total, reduction, paid }: { total: Money; reduction: Money; paid: Money }): Money {
  return money(Math.max(0, total.minor - reduction.minor - paid.minor), total.currency)
}
