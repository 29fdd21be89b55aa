import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { ok, type Result } from '#kernel/result.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { openParts, replaceParts, type PartsFailure } from './change-parts.server.ts'
import { changeState, type LockedOrder } from './data/orders.server.ts'
import type { PaymentPart } from './data/payment-parts.server.ts'

/**
 * Lays out what is owed now and not paid in one open part, none when nothing is, inside `changingParts`. The state of the
 * order follows. Fails as `replaceParts` does.
 */
export async function layOutRest(
  tx: Db,
  order: LockedOrder,
  parts: readonly PaymentPart[],
  { owed, isSold }: { owed: Money; isSold: boolean },
  now: Date,
): Promise<Result<void, PartsFailure>> {
  const open = openParts(parts)
  const rest = money(Math.max(0, owed.minor - order.paidMinor), owed.currency)
  const dueOn = open.find((part) => part.dueOn !== null)?.dueOn ?? null
  const add = rest.minor > 0 ? [{ amount: rest, dueOn: isSold ? dueOn : null, payer: null }] : []
  const replaced = await replaceParts(
    tx,
    order.id,
    { withdraw: open, add, ...(add.length > 0 && { replacement: 0 }) },
    now,
  )
  if (!replaced.ok) return replaced
  if (order.state === 'paid' && rest.minor > 0) await changeState(tx, order, 'partially_paid')
  if (order.state === 'partially_paid' && rest.minor === 0) await changeState(tx, order, 'paid')
  return ok(undefined)
}

/** Books what the customer of a sold order owes more, or less, than before. `key` names the change; nothing moves twice. */
export async function bookDifference(
  tx: Db,
  orderId: string,
  { key, difference }: { key: string; difference: Money },
  now: Date,
): Promise<void> {
  if (difference.minor === 0) return
  const subject = { kind: 'order' as const, ref: orderId }
  const amount = money(Math.abs(difference.minor), difference.currency)
  const receivable = { kind: 'receivable' as const, subject }
  const sales = { kind: 'sales' as const }
  await postEntry(
    tx,
    {
      key,
      kind: 'charge',
      on: dayInIstanbul(now),
      subject,
      lines:
        difference.minor > 0
          ? [
              { account: receivable, debit: amount },
              { account: sales, credit: amount },
            ]
          : [
              { account: sales, debit: amount },
              { account: receivable, credit: amount },
            ],
    },
    now,
  )
}
