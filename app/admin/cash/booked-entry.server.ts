import type { Money } from '#kernel/money.ts'
import { hasRight } from '#modules/accounts/index.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { findDayBalance, listCashOwners } from '#modules/booking/index.server.ts'
import { findTransaction } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** An entry of the till that was just booked for an order, as the next page tells of it. */
export type BookedEntry = {
  id: string
  isBack: boolean
  amount: Money
  /** The order whose money it is. */
  order: { id: string; orderNo: string; customer: string }
  /** What money of another currency counts for. */
  counted: Money | null
  /** What is still owed; null when that is nothing. */
  owed: Money | null
}

/** The entry that an address names as just booked, when it is money of an order and stands. */
export async function findBookedEntry(
  db: Db,
  admin: Admin<'orders'> | Admin<'payments'>,
  search: URLSearchParams,
): Promise<BookedEntry | null> {
  const transaction = await findTransaction(db, search.get('entry') ?? '')
  if (!transaction || transaction.subject?.kind !== 'order' || transaction.reversedBy !== null) return null
  if (!mayTake(admin)) return null
  const { id, amount, type, date, subject } = transaction
  if (type !== 'income' && type !== 'refund') return null
  const owner = (await listCashOwners(db, admin, [transaction])).get(id)
  if (!owner) return null
  const balance = await findDayBalance(db, admin, { orderId: subject.ref, on: date })
  return {
    id,
    isBack: type === 'refund',
    amount,
    order: { id: owner.id, orderNo: owner.orderNo, customer: owner.customer },
    counted: owner.counted?.amount ?? null,
    owed: balance?.owed ?? null,
  }
}

function mayTake(admin: Admin<'orders'> | Admin<'payments'>): admin is Admin<'payments'> {
  return hasRight(admin, 'payments')
}
