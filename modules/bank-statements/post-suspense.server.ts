import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { LineRow } from './data/lines.server.ts'
import type { LineState } from './domain/line-state.ts'

/**
 * Keeps the books in step when a line comes to suspense or leaves it: the money is on the account, and until somebody
 * knows what it is, it stands against suspense. What it turns out to be is posted by whoever takes it.
 */
export async function postSuspense(
  tx: Db,
  line: LineRow,
  to: LineState,
  userId: string | null,
  now: Date,
): Promise<void> {
  if ((line.state === 'suspense') === (to === 'suspense')) return
  const amount = money(line.amount_minor, line.currency)
  const bank = { kind: 'bank', iban: line.account_iban } as const
  const suspense = { kind: 'suspense' } as const
  const isComing = to === 'suspense'
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
