/** The field that says that an order takes a share begins with this; the key of the order follows. */
export const TAKES = 'takes-'

export function takesField(orderId: string): string {
  return `${TAKES}${orderId}`
}

export function amountField(orderId: string): string {
  return `amount-${orderId}`
}
