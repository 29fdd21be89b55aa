import { isUuid } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import type { LineShare } from '#modules/bank-statements/index.ts'
import { amountField, TAKES } from './share-fields.ts'

/** The orders that were ticked with the amounts typed beside them; `undefined` when one of those is no amount. */
export function readShares(fields: Record<string, string>, currency: Currency): LineShare[] | undefined {
  const ids = Object.keys(fields)
    .filter((name) => name.startsWith(TAKES))
    .map((name) => name.slice(TAKES.length))
    .filter(isUuid)
  const shares = ids.flatMap((orderId) => {
    const amount = parseTypedAmount(fields[amountField(orderId)] ?? '', currency)
    return amount && amount.minor > 0 ? [{ orderId, amount }] : []
  })
  return shares.length === ids.length ? shares : undefined
}
