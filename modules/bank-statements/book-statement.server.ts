import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import { listBankAccounts } from '#modules/payments/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { confirmCertain } from './confirm-certain.server.ts'
import { lockDraft } from './data/statements.server.ts'
import { own } from './data/tables.server.ts'
import { lineMatcher } from './match-lines.server.ts'
import { prepareStatement, type PreparedLine, type Unprepared } from './prepare-statement.server.ts'

export type BookFailure = Unprepared | { code: 'draft-not-found' }

const ROWS_AT_ONCE = 500

/**
 * Takes the lines of a draft over, those that an earlier file brought left out, and confirms the certain ones when the
 * setting allows it. Two people booking the same file at once take each line over once. Opens its own transactions unless
 * it is given one: a crash in between leaves certain lines to be decided like all others.
 *
 * Fails with `draft-not-found` when it was booked or dropped, otherwise with what keeps it from being read.
 */
export async function bookStatement(
  db: Db,
  admin: Admin<'payments'>,
  statementId: string,
  now: Date,
): Promise<Result<{ newCount: number; confirmed: number }, BookFailure>> {
  const book = async (tx: Db): Promise<Result<{ newCount: number }, BookFailure>> => {
    const draft = await lockDraft(tx, statementId)
    if (!draft) return fail({ code: 'draft-not-found' })
    const prepared = prepareStatement(draft, await listBankAccounts(tx))
    if (!prepared.ok) return prepared

    const { lines, accountIban, from, to } = prepared.value
    const newCount = await insertLines(tx, statementId, lines, now)
    await own(tx)
      .updateTable('bank_statements')
      .set({ state: 'booked', content: null, account_iban: accountIban, from_on: from, to_on: to, booked_at: now })
      .set({ line_count: lines.length, new_count: newCount })
      .where('id', '=', statementId)
      .execute()
    const subject = { kind: 'bank-statement', id: statementId } as const
    const after = { lines: lines.length, newLines: newCount, from, to }
    await recordAudit(tx, { actor: admin, action: 'bank-statement.book', subject, after }, now)
    return ok({ newCount })
  }
  const booked = await inTransaction(db, book)
  if (!booked.ok) return booked
  const { confirmed } = await confirmCertain(db, admin, { statementId, isAsked: false }, now)
  return ok({ ...booked.value, confirmed })
}

async function insertLines(tx: Db, statementId: string, lines: readonly PreparedLine[], now: Date): Promise<number> {
  const match = await lineMatcher(tx, lines, now)
  let count = 0
  for (let start = 0; start < lines.length; start += ROWS_AT_ONCE) {
    const rows = lines.slice(start, start + ROWS_AT_ONCE).map((line) => {
      const { certainty } = match(line)
      const state = certainty === 'outgoing' ? ('outgoing' as const) : ('to_decide' as const)
      return toRow(line, { statement_id: statementId, certainty, state })
    })
    const inserted = await own(tx)
      .insertInto('bank_lines')
      .values(rows)
      .onConflict((known) => known.column('line_key').doNothing())
      .returning('id')
      .execute()
    count += inserted.length
  }
  return count
}

function toRow<Rest>(line: PreparedLine, rest: Rest) {
  return {
    ...rest,
    line_key: line.key,
    file_line: line.at,
    account_iban: line.accountIban,
    booked_on: line.bookedOn,
    amount_minor: line.amount.minor,
    currency: line.amount.currency,
    text: line.text.slice(0, 2000),
    payer_name: line.payerName?.slice(0, 200) ?? null,
    payer_iban: line.payerIban?.replace(/\s/g, '').slice(0, 40) ?? null,
    bank_ref: line.bankRef?.slice(0, 100) ?? null,
    is_reversal: line.isReversal,
  }
}
