import type { Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isDayClosed, lockRegisters } from './data/registers.server.ts'
import { own } from './data/tables.server.ts'
import type { LedgerSubject } from './domain/account.ts'
import type { Conversion } from './domain/conversion-lines.ts'
import type { CustomerType, PaymentType, TransactionType } from './domain/transaction.ts'
import { transactionLines } from './domain/transaction-lines.ts'
import { postEntry } from './post-entry.server.ts'

/** What staff write into a cash register by hand. */
export type NewTransaction = {
  type: TransactionType
  cashRegister: string
  /** Where the money of a transfer goes; for transfers alone. */
  toCashRegister?: string | undefined
  /** Above zero. */
  amount: Money
  paymentType: PaymentType
  customerType: CustomerType
  date: PlainDate
  note: string
  /** The order or link that an income or a refund is for. */
  subject?: LedgerSubject | undefined
  /** The part of a refund that was never booked as paid for the subject. */
  unexplained?: Money | undefined
  /** What an income or a refund counts for, where the order is of another currency. */
  conversion?: Conversion | undefined
}

export type TransactionRefusal =
  | { code: 'register-not-found' }
  | { code: 'other-register' }
  | { code: 'date-ahead' }
  | { code: 'day-closed' }

/**
 * Books an entry of a cash register. It stands for ever; `reverseTransaction` takes it back. Entries of one register
 * queue with its closing on the register's row. Opens a transaction unless it is given one.
 *
 * Fails with `register-not-found` when a register does not exist or is no longer used, `other-register` when a transfer
 * has no other register to go to or something else has one, `date-ahead` when the day is still to come, `day-closed` when
 * a register is closed for that day.
 * @throws RangeError when the amount is not above zero.
 */
export async function bookTransaction(
  db: Db,
  admin: Admin<'payments'>,
  transaction: NewTransaction,
  now: Date,
): Promise<Result<{ id: string }, TransactionRefusal>> {
  if (transaction.amount.minor <= 0) throw new RangeError('an amount must be above zero')
  return inTransaction(db, (tx) => bookIn(tx, admin, transaction, now))
}

async function bookIn(
  tx: Db,
  admin: Admin<'payments'>,
  transaction: NewTransaction,
  now: Date,
): Promise<Result<{ id: string }, TransactionRefusal>> {
  const { type, cashRegister, toCashRegister, amount, date, note, subject } = transaction
  const isTransfer = type === 'transfer'
  if (isTransfer !== (toCashRegister !== undefined) || toCashRegister === cashRegister)
    return fail({ code: 'other-register' })
  if (date > dayInIstanbul(now)) return fail({ code: 'date-ahead' })
  const registers = toCashRegister === undefined ? [cashRegister] : [cashRegister, toCashRegister]
  if (!(await lockRegisters(tx, registers))) return fail({ code: 'register-not-found' })
  if (await isDayClosed(tx, registers, date)) return fail({ code: 'day-closed' })

  const id = crypto.randomUUID()
  const entry = await postEntry(
    tx,
    {
      key: `transaction:${id}`,
      kind: type,
      on: date,
      note,
      by: admin.id,
      ...(subject && { subject }),
      lines: transactionLines({
        type,
        cashRegister,
        toCashRegister,
        amount,
        subject,
        unexplained: transaction.unexplained,
        conversion: transaction.conversion,
      }),
    },
    now,
  )
  await own(tx)
    .insertInto('transactions')
    .values({
      id,
      entry_id: entry.id,
      type,
      cash_register: cashRegister,
      to_cash_register: toCashRegister ?? null,
      amount_minor: amount.minor,
      currency: amount.currency,
      payment_type: transaction.paymentType,
      customer_type: transaction.customerType,
      booked_on: date,
      note,
      reverses_id: null,
      created_at: now,
    })
    .execute()
  const after = { type, cashRegister, toCashRegister, amount, paymentType: transaction.paymentType, date }
  await recordAudit(tx, { actor: admin, action: 'cash.book', subject: { kind: 'transaction', id }, after }, now)
  return ok({ id })
}
