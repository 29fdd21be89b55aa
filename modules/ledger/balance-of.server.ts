import { sql } from 'kysely'
import { currencies, money, type Currency, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { accountRef, type Account } from './domain/account.ts'

/** The sum of everything posted to an account in one currency: above zero when more went in than out. */
export async function balanceOf(db: Db, account: Account, currency: Currency): Promise<Money> {
  const balances = await listBalances(db, account)
  return balances.find((each) => each.currency === currency) ?? money(0, currency)
}

/** The balances of an account in every currency that was ever posted to it, in the order of `currencies`. */
export async function listBalances(db: Db, account: Account): Promise<Money[]> {
  const rows = await own(db)
    .selectFrom('ledger_lines')
    .select(['currency', sql<number>`sum(amount_minor)::bigint`.as('minor')])
    .where('account_kind', '=', account.kind)
    .where('account_ref', '=', accountRef(account))
    .groupBy('currency')
    .execute()
  return rows
    .map(({ minor, currency }) => money(minor, currency))
    .toSorted((a, b) => currencies.indexOf(a.currency) - currencies.indexOf(b.currency))
}
