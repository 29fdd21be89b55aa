import { isCurrency, parseDecimalText, toDecimalText, type Money } from '#kernel/money.ts'

/** An amount as the value of a choice: `42345.00 TRY`. */
export function sentMoneyValue(amount: Money): string {
  return `${toDecimalText(amount)} ${amount.currency}`
}

/** The amount of a choice; `undefined` when it is none. */
export function parseSentMoney(value: string): Money | undefined {
  const [text = '', currency] = value.split(' ')
  return isCurrency(currency) ? parseDecimalText(text, currency) : undefined
}
