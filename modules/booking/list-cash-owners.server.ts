import { sum } from '#kernel/money.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { listReceiptNumbers } from '#modules/documents/index.server.ts'
import type { Transaction } from '#modules/ledger/index.server.ts'
import { listCashMoney, type CashMoney } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'
import type { AmountAtRate } from './find-foreign-balance.server.ts'

/**
 * Whose money an entry of a cash register is: the order, its customer, and the receipt or the refund note once it is
 * issued; for money of another currency, what it counts for and at which rate.
 */
export type CashOwner = {
  id: string
  orderNo: string
  customer: string
  receiptNo: string | null
  counted: AmountAtRate | null
}

/**
 * Whose money these entries are, by their ids; those without an order have nobody. An entry that takes another back names
 * the receipt of that one. Four questions, however many entries.
 */
export async function listCashOwners(
  db: Db,
  _admin: Admin<'payments'>,
  entries: readonly Pick<Transaction, 'id' | 'subject' | 'reverses'>[],
): Promise<Map<string, CashOwner>> {
  const ofOrders = entries.flatMap(({ id, subject, reverses }) =>
    subject?.kind === 'order' ? [{ id, orderId: subject.ref, paidBy: reverses ?? id }] : [],
  )
  if (ofOrders.length === 0) return new Map()
  const rows = await own(db)
    .selectFrom('orders')
    .select(['id', 'public_id', 'order_no', 'first_name', 'last_name'])
    .where('id', 'in', [...new Set(ofOrders.map(({ orderId }) => orderId))])
    .execute()
  const orders = new Map(rows.map((row) => [row.id, row]))
  const cash = await listCashMoney(
    db,
    ofOrders.map(({ paidBy }) => paidBy),
  )
  const numbers = await listReceiptNumbers(
    db,
    [...cash.values()].flatMap((parts) => parts.map(({ ref }) => ref)),
  )
  return new Map(
    ofOrders.flatMap(({ id, orderId, paidBy }): [string, CashOwner][] => {
      const order = orders.get(orderId)
      if (!order) return []
      const parts = cash.get(paidBy) ?? []
      const receiptNo = parts.flatMap(({ ref }) => numbers.get(ref) ?? []).join(', ') || null
      const customer = `${order.first_name} ${order.last_name}`
      return [[id, { id: order.public_id, orderNo: order.order_no, customer, receiptNo, counted: countedOf(parts) }]]
    }),
  )
}

/** What all parts of an entry count for; the money of one entry has one rate. */
function countedOf(parts: readonly CashMoney[]): AmountAtRate | null {
  const [first] = parts
  if (!first?.foreign) return null
  const { currency } = first.counted
  const amounts = parts.map(({ counted }) => counted)
  return { amount: sum(amounts, currency), rate: first.foreign.rate }
}
