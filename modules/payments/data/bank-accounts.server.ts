import type { Currency } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { BankAccount } from '../domain/payment-page.ts'
import { own } from './tables.server.ts'

/** The agency's accounts as customers read them, in the order staff gave them. */
export function bankAccountsInOrder(db: Db) {
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
}

/** The accounts that take a currency. */
export async function listBankAccountsOf(db: Db, currency: Currency): Promise<BankAccount[]> {
  return bankAccountsInOrder(db).where('is_active', '=', true).where('currency', '=', currency).limit(20).execute()
}
