import type { Money } from '#kernel/money.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { listBankAccounts } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'
import { lineMatcher } from './match-lines.server.ts'

/** A transfer that somebody saw on the account, as they type it. */
export type TypedLine = {
  accountIban: string
  bookedOn: PlainDate
  /** Above zero, in the currency of the account. */
  amount: Money
  text: string
  payerName: string
  payerIban: string
}

export type TypedLineRefusal = { code: 'account-unknown' } | { code: 'date-ahead' } | { code: 'account-currency' }

/**
 * Takes a transfer over that came before the bank's file does: it is a line like any other, and nothing is booked until
 * somebody decides about it. When a file brings the same booking, its line warns of the typed one. Opens a transaction
 * unless it is given one.
 *
 * Fails with `account-unknown` when the account is not ours; `account-currency` when it is of another currency;
 * `date-ahead` when the day is still to come.
 * @throws RangeError when the amount is not above zero.
 */
export async function enterLine(
  db: Db,
  admin: Admin<'payments'>,
  typed: TypedLine,
  now: Date,
): Promise<Result<{ lineId: string }, TypedLineRefusal>> {
  if (typed.amount.minor <= 0) throw new RangeError('a transfer that came in is above zero')
  const account = (await listBankAccounts(db)).find(({ iban }) => iban === typed.accountIban)
  if (!account) return fail({ code: 'account-unknown' })
  if (account.currency !== typed.amount.currency) return fail({ code: 'account-currency' })
  if (typed.bookedOn > dayInIstanbul(now)) return fail({ code: 'date-ahead' })
  return inTransaction(db, async (tx) => ok({ lineId: await insertTyped(tx, admin, typed, now) }))
}

async function insertTyped(tx: Db, admin: Admin<'payments'>, typed: TypedLine, now: Date): Promise<string> {
  const { accountIban, bookedOn, amount, text } = typed
  const payerName = typed.payerName || null
  const payerIban = typed.payerIban.replace(/\s/g, '').toUpperCase() || null
  const { id: statementId } = await own(tx)
    .insertInto('bank_statements')
    .values({
      state: 'booked',
      format: 'typed',
      file_name: '',
      sha256: '0'.repeat(64),
      content: null,
      account_iban: accountIban,
      columns: null,
      from_on: bookedOn,
      to_on: bookedOn,
      line_count: 1,
      new_count: 1,
      uploaded_by: admin.id,
      uploaded_at: now,
      booked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { amount, text, payerName, payerIban, bookedOn, isReversal: false }
  const match = await lineMatcher(tx, [line], now)
  const { id } = await own(tx)
    .insertInto('bank_lines')
    .values({
      statement_id: statementId,
      line_key: `typed:${statementId}`,
      file_line: 1,
      account_iban: accountIban,
      booked_on: bookedOn,
      amount_minor: amount.minor,
      currency: amount.currency,
      text,
      payer_name: payerName,
      payer_iban: payerIban,
      bank_ref: null,
      is_reversal: false,
      certainty: match(line).certainty,
      state: 'to_decide',
      attempt_ref: null,
      first_by: null,
      second_by: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const subject = { kind: 'bank-statement', id: statementId } as const
  const after = { lines: 1, amount, on: bookedOn }
  await recordAudit(tx, { actor: admin, action: 'bank-statement.enter', subject, after }, now)
  return id
}
