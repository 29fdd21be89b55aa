import { money } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isDayClosed, lockRegisters } from './data/registers.server.ts'
import { own } from './data/tables.server.ts'
import { turnedLines } from './data/turned-lines.server.ts'
import { isUuid } from './domain/is-uuid.ts'
import { postReversible } from './post-entry.server.ts'

export type ReversalRefusal =
  | { code: 'transaction-not-found' }
  | { code: 'is-reversal' }
  | { code: 'reversed-already' }
  | { code: 'day-closed' }

/**
 * Takes an entry of a cash register back, today and once: the money goes the way it came. Both entries stay. Opens a
 * transaction unless it is given one.
 *
 * Fails with `transaction-not-found`, `is-reversal` when it takes another back itself, `reversed-already`, `day-closed`
 * when a register of it is closed for today.
 */
export async function reverseTransaction(
  db: Db,
  admin: Admin<'payments'>,
  reversal: { id: string; note: string },
  now: Date,
): Promise<Result<{ id: string }, ReversalRefusal>> {
  return inTransaction(db, (tx) => reverseIn(tx, admin, reversal, now))
}

async function reverseIn(
  tx: Db,
  admin: Admin<'payments'>,
  { id, note }: { id: string; note: string },
  now: Date,
): Promise<Result<{ id: string }, ReversalRefusal>> {
  const transaction = isUuid(id) ? await findWithEntry(tx, id) : undefined
  if (!transaction) return fail({ code: 'transaction-not-found' })
  if (transaction.reverses_id !== null) return fail({ code: 'is-reversal' })
  const registers = [transaction.cash_register, transaction.to_cash_register].filter((code) => code !== null)
  await lockRegisters(tx, registers)
  const on = dayInIstanbul(now)
  if (await isReversed(tx, id)) return fail({ code: 'reversed-already' })
  if (await isDayClosed(tx, registers, on)) return fail({ code: 'day-closed' })

  const { subject_kind: kind, subject_ref: ref } = transaction
  const entry = await postReversible(
    tx,
    {
      key: `reversal:${id}`,
      kind: 'reversal',
      on,
      note,
      by: admin.id,
      ...(kind && ref !== null && { subject: { kind, ref } }),
      lines: await turnedLines(tx, transaction.entry_id),
    },
    transaction.entry_id,
    now,
  )
  const { id: reversalId } = await own(tx)
    .insertInto('transactions')
    .values({
      entry_id: entry.id,
      type: transaction.type,
      cash_register: transaction.cash_register,
      to_cash_register: transaction.to_cash_register,
      amount_minor: transaction.amount_minor,
      currency: transaction.currency,
      payment_type: transaction.payment_type,
      customer_type: transaction.customer_type,
      booked_on: on,
      note,
      reverses_id: id,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const facts = { reversalId, cashRegister: transaction.cash_register }
  const amount = money(transaction.amount_minor, transaction.currency)
  const act = { action: 'cash.reverse', subject: { kind: 'transaction', id }, after: { ...facts, amount } } as const
  await recordAudit(tx, { actor: admin, ...act }, now)
  return ok({ id: reversalId })
}

async function findWithEntry(tx: Db, id: string) {
  return own(tx)
    .selectFrom('transactions')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'transactions.entry_id')
    .select([
      'transactions.entry_id',
      'transactions.type',
      'transactions.cash_register',
      'transactions.to_cash_register',
      'transactions.amount_minor',
      'transactions.currency',
      'transactions.payment_type',
      'transactions.customer_type',
      'transactions.reverses_id',
      'ledger_entries.subject_kind',
      'ledger_entries.subject_ref',
    ])
    .where('transactions.id', '=', id)
    .executeTakeFirst()
}

async function isReversed(tx: Db, id: string): Promise<boolean> {
  const reversal = await own(tx)
    .selectFrom('transactions')
    .select('id')
    .where('reverses_id', '=', id)
    .executeTakeFirst()
  return reversal !== undefined
}
