import type { Admin } from '#modules/accounts/index.server.ts'
import { bookTransaction, type NewTransaction, type TransactionRefusal } from '#modules/ledger/index.server.ts'
import { recordCash } from '#modules/payments/index.server.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { takeMoney, type MoneyRefusal } from './take-money.server.ts'

/** Money that was taken at the desk for an order, as it goes into the register. */
export type CashForOrder = Omit<NewTransaction, 'type' | 'subject' | 'unexplained' | 'conversion'> & {
  orderId: string
  /** The family of a group whose share is paid. */
  familyId?: string | undefined
}

export type CashRefusal = TransactionRefusal | MoneyRefusal

/**
 * Takes money for an order into a cash register: the entry in the books, the payment, and what both mean for the order
 * happen together or not at all. The money pays what is due first; a part that it does not pay whole goes on with what
 * is left, due on the same day, and transfers that were only announced for such parts are awaited no longer. With its first money the order is confirmed, with the
 * last one paid; mails and receipts go out as for any other payment. Opens a transaction unless it is given one; the
 * order and its open payments stay locked until it ends. When it refuses, nothing is written.
 *
 * Fails as `bookTransaction` does, and with `order-not-found`; `agreement-missing` before the customer of an agency has
 * agreed; `nothing-owed` for orders that are paid, cancelled or given
 * back; `more-than-owed`, `too-little` and `no-rate` as `countMoney` does; `payment-in-progress` while a
 * card may still be charged; `seats-missing` when the order's seats were given up and sold to others; `too-many-parts`.
 * @throws RangeError when the amount is not above zero.
 */
export async function takeCash(
  db: Db,
  admin: Admin<'payments'>,
  cash: CashForOrder,
  now: Date,
): Promise<Result<{ id: string }, CashRefusal>> {
  if (cash.amount.minor <= 0) throw new RangeError('an amount must be above zero')
  return inTransaction(db, (tx) => takeIn(tx, admin, cash, now))
}

async function takeIn(
  tx: Db,
  admin: Admin<'payments'>,
  { orderId, familyId, ...entry }: CashForOrder,
  now: Date,
): Promise<Result<{ id: string }, CashRefusal>> {
  const subject = { kind: 'order', ref: orderId } as const
  const taken = await takeMoney(
    tx,
    { orderId, amount: entry.amount, on: entry.date, familyId },
    {
      book: ({ counted, foreign }) => {
        const conversion = foreign ? { ...foreign, counted } : undefined
        return bookTransaction(tx, admin, { ...entry, type: 'income', subject, conversion }, now)
      },
      record: (token, { id }, foreign) => recordCash(tx, { token, transactionId: id, foreign }, now),
    },
    now,
  )
  return taken.ok ? ok({ id: taken.value.booked.id }) : taken
}
