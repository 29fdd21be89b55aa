import { money, subtract, type Money } from '#kernel/money.ts'
import type { Account, NewLine } from './account.ts'

/** Money of one currency that counts as an amount of another; `difference`, of what was paid, is signed. */
export type Conversion = { paid: Money; counted: Money; difference: Money }

/**
 * The lines between money that comes in and what it counts for, so that the entry balances in each currency. What was paid
 * stands there at the rate of the order; what it is worth more or less at the rate of the day stands apart.
 */
export function conversionLines({ paid, counted, difference }: Conversion): NewLine[] {
  const exchange: Account = { kind: 'exchange' }
  const differences: Account = { kind: 'exchange-differences' }
  const side = money(Math.abs(difference.minor), difference.currency)
  return [
    { account: exchange, credit: subtract(paid, difference) },
    difference.minor > 0 ? { account: differences, credit: side } : { account: differences, debit: side },
    { account: exchange, debit: counted },
  ]
}

/** The lines of money that is handed back for what it counts for: those of money that comes in, the other way round. */
export function conversionBackLines(conversion: Conversion): NewLine[] {
  return conversionLines(conversion).map(({ account, debit, credit }) => ({
    account,
    ...(credit && { debit: credit }),
    ...(debit && { credit: debit }),
  }))
}
