import type { Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { bookTransaction, type NewTransaction } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { takeCash, type CashRefusal } from './take-cash.server.ts'

export type CashEntry = Omit<NewTransaction, 'subject' | 'by'> & {
  /** The order that an income or a refund is for, by its key. */
  orderId?: string | undefined
}

export type CashEntryRefusal = CashRefusal

/**
 * Books what staff enter into a cash register. Income that names an order pays it, as `takeCash` says; everything else
 * stands in the books alone. Opens a transaction unless it is given one; when it refuses, nothing is written.
 *
 * Fails as `bookTransaction` and `takeCash` do.
 * @throws RangeError when the amount is not above zero.
 */
export async function bookCashEntry(
  db: Db,
  admin: Admin<'payments'>,
  { orderId, ...entry }: CashEntry,
  now: Date,
): Promise<Result<{ id: string }, CashEntryRefusal>> {
  if (entry.type === 'income' && orderId !== undefined && entry.toCashRegister === undefined)
    return takeCash(db, admin, { ...entry, orderId }, now)
  const subject = orderId === undefined ? undefined : ({ kind: 'order', ref: orderId } as const)
  return bookTransaction(db, { ...entry, subject, by: admin.id }, now)
}
