import { money, type Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { postEntry } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { writeHistory } from './data/history.server.ts'
import { own } from './data/tables.server.ts'
import { isAlive } from './domain/order.ts'
import { reprice, type Repriced } from './domain/reprice.ts'
import { toldAmount } from './domain/told-change.ts'
import type { StaffOrder } from './find-order.server.ts'
import { orderChanged } from './jobs/queues.server.ts'

/** Whether an order may get another price: it is alive, and nobody has left it whose share was reckoned from the old one. */
export function isPriceable({ state, amounts, journeys }: StaffOrder): boolean {
  const isWhole = journeys.every(({ travellers }) => travellers.every(({ isCancelled }) => !isCancelled))
  return isAlive(state) && isWhole && amounts.reduction.minor === 0
}

type PriceChange = {
  order: StaffOrder
  total: Money
  isSold: boolean
  reason: string
  /** The refunds with which the price falls, and when what was open was due. */
  refunds?: { refs: readonly string[]; dueOn: PlainDate | null }
}

/**
 * Writes another total of an order, under its lock: the amounts, of a sold order the difference in the books, history and
 * audit log, and the job of the mail to the customer. What is open to be paid is laid out by the caller. Gives the difference.
 */
export async function writePrice(
  tx: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  { order, total, isSold, reason, refunds }: PriceChange,
  now: Date,
): Promise<Money> {
  const { orderId, version, amounts } = order
  const repriced = reprice(amounts, total)
  await write(tx, order, repriced)
  if (isSold) await book(tx, order, repriced, now)
  const changes = toldAmount('total', amounts.total.minor, total.minor)
  const facts = { changes, reason, staff: admin.id, ...(refunds && { refunds }) }
  await writeHistory(tx, orderId, { kind: 'price-changed', facts, at: now })
  await enqueue(tx, orderChanged, { orderId, version: version + 1, kind: 'price' })
  const subject = { kind: 'order', id: orderId } as const
  const change = { before: { total: amounts.total, version }, after: { total, reason } }
  await recordAudit(tx, { actor: admin, action: 'order.price', subject, ...change }, now)
  return repriced.difference
}

/** A deposit that is no smaller than the new total is none. */
async function write(tx: Db, { orderId }: StaffOrder, { subtotal, discount, tax, total }: Repriced): Promise<void> {
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

async function book(
  tx: Db,
  { orderId, version }: StaffOrder,
  { difference, sales, discounts }: Repriced,
  now: Date,
): Promise<void> {
  const subject = { kind: 'order' as const, ref: orderId } as const
  await postEntry(
    tx,
    {
      key: `price:${orderId}:${version}`,
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
