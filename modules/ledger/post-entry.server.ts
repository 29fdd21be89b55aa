import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { NewEntry } from './domain/account.ts'
import { balanceEntry } from './domain/balance-entry.ts'

/**
 * Writes what happened to money into the books, inside the caller's transaction and for ever. The key of the entry says
 * what happened: posting it again, also from two sides at once, changes nothing and tells the entry that stands.
 *
 * @throws RangeError when the entry does not balance in each currency or moves nothing.
 * @throws Error of the database (23514, `ledger_day_is_open`) when it moves cash of a day that is closed.
 */
export async function postEntry(tx: Db, entry: NewEntry, now: Date): Promise<{ id: string; isNew: boolean }> {
  return postReversible(tx, entry, null, now)
}

/** As `postEntry`, for an entry that takes another back. */
export async function postReversible(
  tx: Db,
  entry: NewEntry,
  reversesId: string | null,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const lines = balanceEntry(entry.lines)
  if (lines.length === 0) throw new RangeError(`the entry ${entry.key} moves nothing`)
  const posted = await own(tx)
    .insertInto('ledger_entries')
    .values({
      key: entry.key,
      kind: entry.kind,
      posted_on: entry.on,
      note: entry.note ?? '',
      subject_kind: entry.subject?.kind ?? null,
      subject_ref: entry.subject?.ref ?? null,
      by_user_id: entry.by ?? null,
      reverses_id: reversesId,
      line_count: lines.length,
      created_at: now,
    })
    .onConflict((known) => known.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!posted) return { id: await getEntryId(tx, entry.key), isNew: false }

  await own(tx)
    .insertInto('ledger_lines')
    .values(
      lines.map(({ accountKind, accountRef, amount }, position) => ({
        entry_id: posted.id,
        position,
        account_kind: accountKind,
        account_ref: accountRef,
        currency: amount.currency,
        amount_minor: amount.minor,
      })),
    )
    .execute()
  return { id: posted.id, isNew: true }
}

async function getEntryId(tx: Db, key: string): Promise<string> {
  const { id } = await own(tx)
    .selectFrom('ledger_entries')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return id
}
