import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { accountRef, type Account, type EntryKind, type LedgerSubject } from './domain/account.ts'

/** One movement of an account: above zero in, below zero out. */
export type AccountLine = {
  entryId: string
  kind: EntryKind
  on: PlainDate
  note: string
  subject: LedgerSubject | null
  amount: Money
}

/** The movements of an account between two days, both included, the oldest first; at most a thousand. */
export async function listAccountLines(
  db: Db,
  account: Account,
  { from, to }: { from: PlainDate; to: PlainDate },
): Promise<AccountLine[]> {
  const rows = await own(db)
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'entry_id')
    .select([
      'ledger_entries.id',
      'kind',
      'posted_on',
      'note',
      'subject_kind',
      'subject_ref',
      'currency',
      'amount_minor',
    ])
    .where('account_kind', '=', account.kind)
    .where('account_ref', '=', accountRef(account))
    .where('posted_on', '>=', from)
    .where('posted_on', '<=', to)
    .orderBy('posted_on')
    .orderBy('ledger_entries.created_at')
    .orderBy('ledger_entries.id')
    .orderBy('position')
    .limit(1000)
    .execute()
  return rows.map((row) => ({
    entryId: row.id,
    kind: row.kind,
    on: row.posted_on,
    note: row.note,
    subject: row.subject_kind && row.subject_ref ? { kind: row.subject_kind, ref: row.subject_ref } : null,
    amount: money(row.amount_minor, row.currency),
  }))
}
