import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { Repriced } from './domain/reprice.ts'

/**
 * Writes what an order costs now, under its lock and with its next version. A deposit that is no smaller than the new total
 * is none.
 */
export async function writeAmounts(
  tx: Db,
  orderId: string,
  { subtotal, discount, tax, total }: Pick<Repriced, 'subtotal' | 'discount' | 'tax' | 'total'>,
): Promise<void> {
  await own(tx)
    .updateTable('orders')
    .set((row) => ({
      subtotal_minor: subtotal.minor,
      discount_minor: discount.minor,
      tax_minor: tax.minor,
      total_minor: total.minor,
      version: row('version', '+', 1),
    }))
    .where('id', '=', orderId)
    .execute()
  await own(tx)
    .updateTable('orders')
    .set({ deposit_minor: null, rest_due_on: null })
    .where('id', '=', orderId)
    .where('deposit_minor', '>=', total.minor)
    .execute()
}

/** The order is about something else: its contract is another one. */
export async function renewTerms(tx: Db, orderId: string): Promise<void> {
  await own(tx)
    .updateTable('orders')
    .set((row) => ({ terms_version: row('terms_version', '+', 1) }))
    .where('id', '=', orderId)
    .execute()
}

/** Books what the price of a sold order moves. `key` names the change; nothing moves twice. */
export async function bookRepriced(
  tx: Db,
  { orderId, key, repriced }: { orderId: string; key: string; repriced: Repriced },
  now: Date,
): Promise<void> {
  const { difference, sales, discounts } = repriced
  if (sales.minor === 0 && discounts.minor === 0) return
  const subject = { kind: 'order' as const, ref: orderId }
  await postEntry(
    tx,
    {
      key,
      kind: 'charge',
      on: dayInIstanbul(now),
      subject,
      lines: [
        lineOf({ kind: 'receivable', subject }, difference),
        lineOf({ kind: 'discounts' }, discounts),
        lineOf({ kind: 'sales' }, money(-sales.minor, sales.currency)),
      ],
    },
    now,
  )
}

type Account = Parameters<typeof postEntry>[1]['lines'][number]['account']

/** An amount above zero is a debit, one below a credit. */
function lineOf(account: Account, amount: Money) {
  return amount.minor >= 0 ? { account, debit: amount } : { account, credit: money(-amount.minor, amount.currency) }
}
