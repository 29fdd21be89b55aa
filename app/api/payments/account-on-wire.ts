import type { BankAccount } from '#modules/payments/index.ts'

/** A bank account as calls answer it. */
export function accountOnWire(account: BankAccount) {
  const { bank, accountHolder, iban, branchName, branchCode, accountNumber, currency } = account
  return { bank, accountHolder, iban, branchName, branchCode, accountNumber, currency }
}
