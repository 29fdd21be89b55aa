import { money, type Currency, type Money } from '#kernel/money.ts'
import { accountRef, type AccountKind, type NewLine } from './account.ts'

/** A line as it is stored: debits above zero, credits below. */
export type SignedLine = { accountKind: AccountKind; accountRef: string; amount: Money }

/**
 * The lines of an entry with their signs. Lines of zero are left out: a discount of nothing is no line.
 *
 * @throws RangeError when a line has not exactly one side, when an amount is below zero, or when the entry does not
 *   balance in each currency.
 */
export function balanceEntry(lines: readonly NewLine[]): SignedLine[] {
  const signed = lines.map(signedLine).filter((line) => line.amount.minor !== 0)
  const sums = new Map<Currency, number>()
  for (const { amount } of signed) sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.minor)
  for (const [currency, minor] of sums) {
    if (minor !== 0) throw new RangeError(`an entry must balance, ${minor} minor units of ${currency} are left over`)
  }
  return signed
}

function signedLine({ account, debit, credit }: NewLine): SignedLine {
  const side = debit ?? credit
  if (!side || (debit && credit)) throw new RangeError('a line is a debit or a credit')
  if (side.minor < 0) throw new RangeError(`a side of a line is never below zero, got ${side.minor}`)
  return {
    accountKind: account.kind,
    accountRef: accountRef(account),
    amount: debit ? side : money(-side.minor || 0, side.currency),
  }
}
