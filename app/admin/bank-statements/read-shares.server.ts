import { isUuid } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import type { LineShare, ShareSubject } from '#modules/bank-statements/index.ts'
import { amountField, TAKES } from './share-fields.ts'

/** The orders and links that were ticked with the amounts typed beside them; `undefined` when one of those is no amount. */
export function readShares(fields: Record<string, string>, currency: Currency): LineShare[] | undefined {
  const subjects = Object.keys(fields)
    .filter((name) => name.startsWith(TAKES))
    .flatMap((name) => readSubject(name.slice(TAKES.length)) ?? [])
  const shares = subjects.flatMap((subject) => {
    const amount = parseTypedAmount(fields[amountField(subject.ref)] ?? '', currency)
    return amount && amount.minor > 0 ? [{ subject, amount }] : []
  })
  return shares.length === subjects.length ? shares : undefined
}

function readSubject(ref: string): ShareSubject | undefined {
  if (isUuid(ref)) return { kind: 'order', ref }
  return /^pl_[\w-]{1,60}$/.test(ref) ? { kind: 'link', ref } : undefined
}
