import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { BankAccount } from './domain/payment-page.ts'
import { parseTurkishIban } from './iban.server.ts'

/**
 * Writes the agency's accounts in the given order; an account that is known by its IBAN is brought up to date.
 *
 * @throws RangeError when one is no Turkish IBAN; run it in a transaction and none is written.
 */
export async function importBankAccounts(tx: Db, accounts: readonly BankAccount[]): Promise<void> {
  for (const [index, account] of accounts.entries()) {
    const iban = parseTurkishIban(account.iban)
    if (!iban) throw new RangeError(`"${account.iban}" is no Turkish IBAN`)
    const details = {
      bank: account.bank,
      account_holder: account.accountHolder,
      branch_name: account.branchName,
      branch_code: account.branchCode,
      account_number: account.accountNumber,
      currency: account.currency,
      sort_order: index,
      is_active: true,
    }
    await own(tx)
      .insertInto('bank_accounts')
      .values({ iban, ...details })
      .onConflict((known) => known.column('iban').doUpdateSet(details))
      .execute()
  }
}
