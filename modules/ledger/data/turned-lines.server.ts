import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { accountOf, type NewLine } from '../domain/account.ts'
import { own } from './tables.server.ts'

/** The lines of an entry the other way round. */
export async function turnedLines(tx: Db, entryId: string): Promise<NewLine[]> {
  const lines = await own(tx)
    .selectFrom('ledger_lines')
    .select(['account_kind', 'account_ref', 'amount_minor', 'currency'])
    .where('entry_id', '=', entryId)
    .orderBy('position')
    .execute()
  return lines.map((line) => {
    const account = accountOf(line.account_kind, line.account_ref)
    const amount = money(Math.abs(line.amount_minor), line.currency)
    return line.amount_minor > 0 ? { account, credit: amount } : { account, debit: amount }
  })
}
