import type { Db } from '#platform/db/client.server.ts'
import type { BankAccount } from './domain/payment-page.ts'
import { own } from './data/tables.server.ts'

/** All accounts of the agency, also those that are no longer shown to customers; at most a hundred. */
export async function listBankAccounts(db: Db): Promise<BankAccount[]> {
  return own(db)
    .selectFrom('bank_accounts')
    .select([
      'bank',
      'account_holder as accountHolder',
      'iban',
      'branch_name as branchName',
      'branch_code as branchCode',
      'account_number as accountNumber',
      'currency',
    ])
    .orderBy('sort_order')
    .orderBy('id')
    .limit(100)
    .execute()
}
