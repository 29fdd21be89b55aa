import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import { turnedLines } from './data/turned-lines.server.ts'
import { postReversible } from './post-entry.server.ts'

/**
 * Takes the entry with this key back, today and once, inside the caller's transaction: the money goes the way it came.
 * Both entries stay. Entries of cash registers are taken back by `reverseTransaction`.
 *
 * @throws Error when there is no such entry.
 */
export async function reverseEntry(
  tx: Db,
  { key, note, by }: { key: string; note: string; by: string },
  now: Date,
): Promise<void> {
  const { id, subject_kind, subject_ref } = await own(tx)
    .selectFrom('ledger_entries')
    .select(['id', 'subject_kind', 'subject_ref'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  await postReversible(
    tx,
    {
      key: reversalKey(key),
      kind: 'reversal',
      on: dayInIstanbul(now),
      note,
      by,
      ...(subject_kind && subject_ref !== null && { subject: { kind: subject_kind, ref: subject_ref } }),
      lines: await turnedLines(tx, id),
    },
    id,
    now,
  )
}

/** The key of the entry that takes another one back. */
export function reversalKey(key: string): string {
  return `reversal:${key}`
}
