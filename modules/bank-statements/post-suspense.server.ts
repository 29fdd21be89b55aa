import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { LineRow } from './data/lines.server.ts'
import type { LineState } from './domain/line-state.ts'

/** A line before or after a decision: its state, and what of it is on no order. */
export type Standing = { state: LineState; rest: Money }

/**
 * Keeps the books in step when money of a line comes to suspense or leaves it: the money is on the account, and until
 * somebody knows what it is, it stands against suspense. What it turns out to be is posted by whoever takes it.
 */
export async function postSuspense(
  tx: Db,
  line: LineRow,
  { before, after }: { before: Standing; after: Standing },
  userId: string | null,
  now: Date,
): Promise<void> {
  const suspended = ({ state, rest }: Standing) => (state === 'suspense' ? rest.minor : 0)
  const difference = suspended(after) - suspended(before)
  if (difference === 0) return
  const amount = money(Math.abs(difference), line.currency)
  const bank = { kind: 'bank', iban: line.account_iban } as const
  const suspense = { kind: 'suspense' } as const
  const isComing = difference > 0
  await postEntry(
    tx,
    {
      key: `bank-line:${line.line_key}:${line.version}`,
      kind: isComing ? 'payment' : 'correction',
      on: isComing ? line.booked_on : dayInIstanbul(now),
      note: `bank statement line ${line.id}`,
      ...(userId === null ? {} : { by: userId }),
      lines: isComing
        ? [
            { account: bank, debit: amount },
            { account: suspense, credit: amount },
          ]
        : [
            { account: suspense, debit: amount },
            { account: bank, credit: amount },
          ],
    },
    now,
  )
}
