import type { Db } from '#platform/db/client.server.ts'
import { bankAccountsInOrder } from './data/bank-accounts.server.ts'
import type { BankAccount } from './domain/payment-page.ts'

/** All accounts of the agency, also those that are no longer shown to customers; at most a hundred. */
export async function listBankAccounts(db: Db): Promise<BankAccount[]> {
  return bankAccountsInOrder(db).limit(100).execute()
}
