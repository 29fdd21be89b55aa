import { sql } from 'kysely'
import { money, type Currency, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { Account } from './domain/account.ts'

/** What all accounts of a kind owe us, one sum a currency; an account that we owe lowers nothing. */
export async function sumOwed(db: Db, kind: Account['kind']): Promise<Money[]> {
  const { rows } = await sql<{ currency: Currency; minor: number }>`
    select currency, sum(minor)::bigint as minor from (
      ${own(db)
        .selectFrom('ledger_lines')
        .select(['currency', sql<number>`sum(amount_minor)`.as('minor')])
        .where('account_kind', '=', kind)
        .groupBy(['account_ref', 'currency'])}
    ) as balances
    where minor > 0 group by currency order by minor desc`.execute(db)
  return rows.map(({ currency, minor }) => money(Number(minor), currency))
}
