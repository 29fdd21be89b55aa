import type { Db } from '#platform/db/client.server.ts'
import { bankAccountsInOrder } from './data/bank-accounts.server.ts'
import { own } from './data/tables.server.ts'
import type { BankAccount } from './domain/payment-page.ts'
import { parseTurkishIban } from './iban.server.ts'
import { importBankAccounts } from './import-bank-accounts.server.ts'

/**
 * Makes these the accounts that customers are shown, in this order. Others are kept for the payments that went to them,
 * and shown to nobody. Run it in a transaction.
 *
 * @throws RangeError when one is no Turkish IBAN.
 */
export async function replaceBankAccounts(tx: Db, accounts: readonly BankAccount[]): Promise<void> {
  const shown = accounts.map(({ iban }) => parseTurkishIban(iban) ?? iban)
  const tables = own(tx)
  const others = tables.updateTable('bank_accounts').set({ is_active: false })
  await (shown.length > 0 ? others.where('iban', 'not in', shown) : others).execute()
  await importBankAccounts(tx, accounts)
}

/** The accounts that customers are shown, in their order; at most a hundred. */
export async function listShownBankAccounts(db: Db): Promise<BankAccount[]> {
  return bankAccountsInOrder(db).where('is_active', '=', true).limit(100).execute()
}
