import { fail, type Result } from '#kernel/result.ts'
import { proveArea, type Admin } from '#modules/accounts/index.server.ts'
import { bookTransaction, type NewTransaction } from '#modules/ledger/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { giveCashBack, type CashBack, type CashBackRefusal } from './give-cash-back.server.ts'
import { takeCash, type CashRefusal } from './take-cash.server.ts'

export type CashEntry = Omit<NewTransaction, 'subject' | 'unexplained' | 'conversion'> & {
  /** The order that an income or a refund is for, by its key. */
  orderId?: string | undefined
  /** The family of a group whose share an income pays. */
  familyId?: string | undefined
  /** What a refund that names an order means for it, see `giveCashBack`. */
  meaning?: CashBack['meaning']
}

export type CashEntryRefusal = CashRefusal | CashBackRefusal | { code: 'forbidden' }

/**
 * Books what staff enter into a cash register. Income that names an order pays it, as `takeCash` says, and a refund
 * gives its money back, as `giveCashBack` says; everything else stands in the books alone. Opens a transaction unless it is given one; when it refuses, nothing is written.
 *
 * Fails with `forbidden` where somebody who may not give money back enters a refund, and as `bookTransaction`, `takeCash` and `giveCashBack` do.
 * @throws RangeError when the amount is not above zero.
 */
export async function bookCashEntry(
  db: Db,
  admin: Admin<'payments'>,
  { orderId, familyId, meaning, ...entry }: CashEntry,
  now: Date,
): Promise<Result<{ id: string }, CashEntryRefusal>> {
  const giver = proveArea(admin, 'payments', 'refunds')
  if (entry.type === 'refund' && !giver) return fail({ code: 'forbidden' })
  if (orderId !== undefined && entry.toCashRegister === undefined) {
    if (entry.type === 'income') return takeCash(db, admin, { ...entry, orderId, familyId }, now)
    if (entry.type === 'refund' && giver) return giveCashBack(db, giver, { ...entry, orderId, meaning }, now)
  }
  const subject = orderId === undefined ? undefined : ({ kind: 'order', ref: orderId } as const)
  return bookTransaction(db, admin, { ...entry, subject }, now)
}
