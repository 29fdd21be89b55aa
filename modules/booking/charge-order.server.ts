import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/**
 * Books what the customer owes for an order, when its first money confirms it; asked again, nothing changes. An order
 * that ends unpaid was never owed. Free orders move nothing.
 */
export async function chargeOrder(tx: Db, orderId: string, now: Date): Promise<void> {
  const { total, discount, gross } = await getAmounts(tx, orderId)
  if (gross.minor === 0) return
  const subject = { kind: 'order' as const, ref: orderId }
  await postEntry(
    tx,
    {
      key: `charge:${orderId}`,
      kind: 'charge',
      on: dayInIstanbul(now),
      subject,
      lines: [
        { account: { kind: 'receivable', subject }, debit: total },
        { account: { kind: 'discounts' }, debit: discount },
        { account: { kind: 'sales' }, credit: gross },
      ],
    },
    now,
  )
}

async function getAmounts(tx: Db, orderId: string) {
  const row = await own(tx)
    .selectFrom('orders')
    .select(['currency', 'total_minor', 'discount_minor'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const amount = (minor: number) => money(minor, row.currency)
  // The tax is part of what is sold, whether the price contains it or it is added.
  return {
    total: amount(row.total_minor),
    discount: amount(row.discount_minor),
    gross: amount(row.total_minor + row.discount_minor),
  }
}
