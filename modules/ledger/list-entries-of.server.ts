import { money, type Money } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { accountOf, type Account, type EntryKind, type LedgerSubject } from './domain/account.ts'

/** One entry as it was posted; debits are above zero, credits below. */
export type JournalEntry = {
  id: string
  key: string
  kind: EntryKind
  on: PlainDate
  note: string
  byUserId: string | null
  at: Date
  lines: { account: Account; amount: Money }[]
}

const MOST_ENTRIES = 500

/** What was posted for one order or link, oldest first, at most five hundred entries. */
export async function listEntriesOf(db: Db, subject: LedgerSubject): Promise<JournalEntry[]> {
  const entries = await own(db)
    .selectFrom('ledger_entries')
    .select(['id', 'key', 'kind', 'posted_on', 'note', 'by_user_id', 'created_at'])
    .where('subject_kind', '=', subject.kind)
    .where('subject_ref', '=', subject.ref)
    .orderBy('created_at')
    .orderBy('key')
    .limit(MOST_ENTRIES)
    .execute()
  if (entries.length === 0) return []
  const lines = await own(db)
    .selectFrom('ledger_lines')
    .select(['entry_id', 'account_kind', 'account_ref', 'amount_minor', 'currency'])
    .where(
      'entry_id',
      'in',
      entries.map((entry) => entry.id),
    )
    .orderBy('entry_id')
    .orderBy('position')
    .execute()
  const linesOf = Map.groupBy(lines, (line) => line.entry_id)
  return entries.map((entry) => ({
    id: entry.id,
    key: entry.key,
    kind: entry.kind,
    on: entry.posted_on,
    note: entry.note,
    byUserId: entry.by_user_id,
    at: entry.created_at,
    lines: (linesOf.get(entry.id) ?? []).map((line) => ({
      account: accountOf(line.account_kind, line.account_ref),
      amount: money(line.amount_minor, line.currency),
    })),
  }))
}
