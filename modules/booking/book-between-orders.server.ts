import type { Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/**
 * Books between two sold orders that one owes a part of the price in the place of the other, and that money which came for one
 * counts for the other: sales and tills stay what they were. `key` names the act; nothing moves twice.
 */
export async function bookBetweenOrders(
  tx: Db,
  { key, from, to, price, paid }: { key: string; from: string; to: string; price: Money; paid: Money },
  now: Date,
): Promise<void> {
  const owedBy = (ref: string) => ({ kind: 'receivable' as const, subject: { kind: 'order' as const, ref } })
  const moves = [
    { name: 'price', debit: to, credit: from, amount: price },
    { name: 'paid', debit: from, credit: to, amount: paid },
  ]
  for (const { name, debit, credit, amount } of moves.filter((move) => move.amount.minor > 0))
    await postEntry(
      tx,
      {
        key: `${key}:${name}`,
        kind: 'transfer',
        on: dayInIstanbul(now),
        subject: { kind: 'order', ref: from },
        lines: [
          { account: owedBy(debit), debit: amount },
          { account: owedBy(credit), credit: amount },
        ],
      },
      now,
    )
}
