/** The field that says that an order or link takes a share begins with this; its key follows. */
export const TAKES = 'takes-'

export function takesField(ref: string): string {
  return `${TAKES}${ref}`
}

export function amountField(ref: string): string {
  return `amount-${ref}`
}
