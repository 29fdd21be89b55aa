import { subtract, zero, type Money } from '#kernel/money.ts'
import type { Account, LedgerSubject, NewLine } from './account.ts'
import { conversionBackLines, conversionLines, type Conversion } from './conversion-lines.ts'
import type { TransactionType } from './transaction.ts'

/**
 * The accounts that an entry of a cash register moves money between. What comes in for an order or link pays what is
 * owed for it, of another currency at what it counts for; a refund goes back to it, of another currency likewise, what of
 * it is `unexplained` to the money that nobody owed.
 */
export function transactionLines({
  type,
  cashRegister,
  toCashRegister,
  amount,
  subject,
  unexplained,
  conversion,
}: {
  type: TransactionType
  cashRegister: string
  toCashRegister?: string | undefined
  amount: Money
  subject?: LedgerSubject | undefined
  unexplained?: Money | undefined
  conversion?: Conversion | undefined
}): NewLine[] {
  const cash: Account = { kind: 'cash', register: cashRegister }
  const customer: Account = subject ? { kind: 'receivable', subject } : { kind: 'other-income' }
  switch (type) {
    case 'income':
      if (conversion)
        return [
          { account: cash, debit: amount },
          ...conversionLines(conversion),
          { account: customer, credit: conversion.counted },
        ]
      return move(customer, cash, amount)
    case 'refund':
      return refundLines(customer, cash, amount, { unexplained, conversion })
    case 'expense':
      return move(cash, { kind: 'expenses' }, amount)
    case 'transfer':
      return move(cash, { kind: 'cash', register: toCashRegister ?? cashRegister }, amount)
  }
}

function refundLines(
  customer: Account,
  cash: Account,
  amount: Money,
  { unexplained, conversion }: { unexplained: Money | undefined; conversion: Conversion | undefined },
): NewLine[] {
  const counted = conversion?.counted ?? amount
  const ofNobody = unexplained ?? zero(counted.currency)
  return [
    { account: customer, debit: subtract(counted, ofNobody) },
    { account: { kind: 'suspense' }, debit: ofNobody },
    ...(conversion ? conversionBackLines(conversion) : []),
    { account: cash, credit: amount },
  ]
}

function move(from: Account, to: Account, amount: Money): NewLine[] {
  return [
    { account: to, debit: amount },
    { account: from, credit: amount },
  ]
}
