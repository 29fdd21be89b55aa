import { containedTax, money, subtract, type BasisPoints, type Money } from '#kernel/money.ts'

export type OrderAmounts = {
  subtotal: Money
  discount: Money
  tax: Money
  taxRate: BasisPoints
  isTaxIncluded: boolean
  total: Money
}

/** The amounts that a price change writes, and what it moves in the books: `difference` = `sales` − `discounts`. */
export type Repriced = Pick<OrderAmounts, 'subtotal' | 'discount' | 'tax' | 'total'> & {
  difference: Money
  sales: Money
  discounts: Money
}

/**
 * Another total for what was sold. A lower one is a discount, so that the prices of the places stay what they were; a
 * higher one takes a discount back first and raises the price by the rest. The tax is that of the new total.
 */
export function reprice(amounts: OrderAmounts, total: Money): Repriced {
  const { currency } = total
  const { net, tax } = netOf(amounts, total)
  const change = net.minor - (amounts.subtotal.minor - amounts.discount.minor)
  const discount = money(Math.max(0, amounts.discount.minor - change), currency)
  const difference = subtract(total, amounts.total)
  const discounts = subtract(discount, amounts.discount)
  return {
    subtotal: money(net.minor + discount.minor, currency),
    discount,
    tax,
    total,
    difference,
    sales: money(difference.minor + discounts.minor, currency),
    discounts,
  }
}

/** The tax of a total, and the total as prices are said: with the tax in it, or before it comes on top. */
export function netOf(
  { taxRate, isTaxIncluded }: Pick<OrderAmounts, 'taxRate' | 'isTaxIncluded'>,
  total: Money,
): { net: Money; tax: Money } {
  const tax = containedTax(total, taxRate)
  return { net: isTaxIncluded ? total : subtract(total, tax), tax }
}
