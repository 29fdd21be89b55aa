import type { Admin } from '#modules/accounts/index.server.ts'
import { listReceiptNumbers } from '#modules/documents/index.server.ts'
import type { Transaction } from '#modules/ledger/index.server.ts'
import { listCashAttempts } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from './data/tables.server.ts'

/** Whose money an entry of a cash register is: the order, its customer, and the receipt once it is issued. */
export type CashOwner = { id: string; orderNo: string; customer: string; receiptNo: string | null }

/**
 * Whose money these entries are, by their ids; those without an order have nobody. An entry that takes another back names
 * the receipt of that one. Three questions, however many entries.
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
  const attempts = await listCashAttempts(
    db,
    ofOrders.map(({ paidBy }) => paidBy),
  )
  const numbers = await listReceiptNumbers(db, [...attempts.values()])
  return new Map(
    ofOrders.flatMap(({ id, orderId, paidBy }): [string, CashOwner][] => {
      const order = orders.get(orderId)
      if (!order) return []
      const receiptNo = numbers.get(attempts.get(paidBy) ?? '') ?? null
      const customer = `${order.first_name} ${order.last_name}`
      return [[id, { id: order.public_id, orderNo: order.order_no, customer, receiptNo }]]
    }),
  )
}
